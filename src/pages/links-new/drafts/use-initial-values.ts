/** Initial values: fills the wizard from a draft, its address or an existing link, and keeps its draft. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OutputOf } from '#contract/api.ts';
import { type LinkValues, withValues } from '#contract/new-link/link-values.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import {
  linkValues,
  queryValues,
  sentValues,
  storedValues,
} from '#features/new-link/initial-values.ts';
import { isRecordId } from '#features/records/record-state.ts';
import type { LinkDraft, LinkDrafts } from '#local/link-drafts.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { type SentLink, sentLinkQuery } from '#queries/jobs.ts';
import { useLinkDrafts } from '#queries/link-drafts.ts';
import { linkQuery } from '#queries/resources/links.ts';
import { pageLocale } from '#ui/format/locale.ts';

/** Where the values come from, as far as the screen says it. */
export type ValuesSource =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'draft'; readonly savedAt: number }
  /** `unread`: whether a part of the link could not be read. */
  | { readonly kind: 'copy'; readonly link: string; readonly unread: boolean }
  | { readonly kind: 'sent'; readonly link: string; readonly sentAt: number }
  | { readonly kind: 'no-copy'; readonly reason: unknown };

/** @param search the query of the address */
export function useInitialValues(form: UseFormReturn<LinkValues>, search: string) {
  // The form is another object after each change of its state, these are not.
  const { getValues, reset, subscribe } = form;
  const notes = useLinkDrafts();
  const engine = useEngine();
  const client = useQueryClient();
  const [shown, setShown] = useState<{ source: ValuesSource; otherDraft?: LinkDraft }>({
    source: { kind: 'fresh' },
  });
  const [isSaved, setSaved] = useState(false);
  const [autosave] = useState(() => {
    return createDraftAutosave({
      onSaved: setSaved,
      notes,
      begunAt: search,
      untouched: getValues(),
      now: Date.now,
    });
  });

  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => void autosave.save(getValues()),
      }),
    [getValues, subscribe, autosave],
  );

  useEffect(() => {
    let gone = false;
    const start = async () => {
      const draft = await notes.readDraft();
      const first = await firstValues(draft, search, {
        sent: async (id) => client.query(sentLinkQuery(engine, id)),
        readLink: async (id) => client.query(linkQuery(engine, id)),
      });
      if (gone) return;
      // A user who was quicker than the disk keeps what they typed.
      if (!autosave.isUntouched(getValues())) {
        setShown({ source: { kind: 'fresh' }, otherDraft: draft });
        return;
      }
      // A reset would lose what is typed at that moment, so the form is reset only where its values differ.
      const isSame = autosave.isUntouched(first.values);
      autosave.setUntouched(first.untouched ?? first.values);
      if (!isSame) reset(first.values);
      setShown({
        source: first.source,
        otherDraft: first.source.kind === 'draft' ? undefined : draft,
      });
    };
    void start();
    return () => {
      gone = true;
    };
  }, [notes, engine, client, getValues, reset, search, autosave]);

  return {
    source: shown.source,
    /** What is filled in is on the disk. */
    isSaved,
    /** A draft of another link, which the user may continue in place of this one. */
    otherDraft: shown.otherDraft,
    /** Puts these values into the form, and counts the `untouched` ones as not changed by the user. */
    fill: (values: LinkValues, source: ValuesSource, untouched = values) => {
      autosave.setUntouched(untouched);
      reset(values);
      setShown({ source });
    },
  };
}

interface First {
  values: LinkValues;
  /** Where not the same as `values`. */
  untouched?: LinkValues;
  source: ValuesSource;
}

/** A draft of this address comes first, then the address itself, then any draft. */
async function firstValues(
  draft: LinkDraft | undefined,
  search: string,
  read: LinkReaders,
): Promise<First> {
  const { timeZone: zone = '' } = pageLocale();
  const query = new URLSearchParams(search);
  const given = queryValues(query, zone);
  const from = query.get('from') ?? '';
  const hasQuery = isRecordId(from) || Object.keys(given).length > 0;
  if (draft !== undefined && (draft.begunAt === search || !hasQuery)) {
    const source = { kind: 'draft', savedAt: draft.savedAt } as const;
    return { values: withValues(storedValues(draft.values)), untouched: withValues(given), source };
  }
  if (isRecordId(from)) return copyOf(Number(from), read, given, zone);
  return { values: withValues(given), source: { kind: 'fresh' } };
}

interface LinkReaders {
  /** As this browser sent it; null where it did not. */
  sent: (id: number) => Promise<SentLink | null>;
  /** As the service tells it. */
  readLink: (id: number) => Promise<OutputOf<'links.get'>>;
}

async function copyOf(
  id: number,
  read: LinkReaders,
  given: Partial<LinkValues>,
  zone: string,
): Promise<First> {
  try {
    const sent = await read.sent(id).catch(() => null);
    if (sent !== null) {
      const values = withValues(sentValues(sent.body, zone, Date.now()), given);
      return { values, source: { kind: 'sent', link: linkItem(sent).name, sentAt: sent.sentAt } };
    }
    const link = await read.readLink(id);
    const values = withValues(linkValues(link, zone, Date.now()), given);
    const { name } = linkItem({ id, shorturl: link.details.shorturl });
    return {
      values,
      source: { kind: 'copy', link: name, unread: link.details.unparsed !== undefined },
    };
  } catch (error) {
    return { values: withValues(given), source: { kind: 'no-copy', reason: error } };
  }
}

interface Deps {
  notes: Pick<LinkDrafts, 'keepDraft' | 'dropDraft'>;
  /** The query of the wizard's address. */
  begunAt: string;
  /** The values that the user has not changed. */
  untouched: LinkValues;
  /** In milliseconds since 1970. */
  now: () => number;
  /** Called with whether the values are on the disk. */
  onSaved: (isSaved: boolean) => void;
}

/** Stores the values while the user fills them in, and none where they are untouched. */
function createDraftAutosave({ notes, begunAt, now, ...deps }: Deps) {
  let untouched = textOf(deps.untouched);
  return {
    /** From now on these values count as not changed by the user. */
    setUntouched: (values: LinkValues) => {
      untouched = textOf(values);
    },
    isUntouched: (values: LinkValues) => textOf(values) === untouched,
    save: async (given: LinkValues) => {
      const { password: _password, ...values } = structuredClone(given);
      if (textOf(values) === untouched) {
        deps.onSaved(false);
        await notes.dropDraft();
      } else deps.onSaved(await notes.keepDraft({ values, begunAt, savedAt: now() }));
    },
  };
}

/** All fields but the password, to compare. */
function textOf({ password: _password, ...values }: Partial<LinkValues>): string {
  return JSON.stringify(values);
}
