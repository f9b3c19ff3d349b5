/** How the wizard begins: with the draft that was left, with what its address says, or with a preset. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isRecordId } from '#features/records/record-state.ts';
import { keptValues, prefilled, valuesOf, withValues } from '#pages/links-new/form/initial-values.ts';
import { emptyValues, type WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { type LinkDraft, useLinkNotes } from '#queries/link-notes.ts';
import { linkQuery } from '#queries/resources/links.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { createDraftKeeper } from './draft-autosave.ts';

/** What the values in the fields come from, as far as somebody should be told. */
export type Beginning =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'draft'; readonly savedAt: number }
  | { readonly kind: 'preset'; readonly name: string }
  | { readonly kind: 'copy'; readonly shorturl: string }
  | { readonly kind: 'no-copy'; readonly reason: string };

interface Begun {
  readonly beginning: Beginning;
  /** A draft of another link, which takes the place of what stands here only when somebody asks for it. */
  readonly otherDraft: LinkDraft | undefined;
  /** Puts these values into the fields, and counts them as untouched where nothing else is said. */
  readonly fill: (values: WizardValues, beginning: Beginning, untouched?: WizardValues) => void;
  /** Forgets the draft. */
  readonly dropDraft: () => void;
}

/** @param search the query of the address */
export function useBeginning(form: UseFormReturn<WizardValues>, search: string): Begun {
  const notes = useLinkNotes();
  const engine = useEngine();
  const client = useQueryClient();
  const [shown, setShown] = useState<{ beginning: Beginning; otherDraft?: LinkDraft }>({ beginning: { kind: 'fresh' } });
  const [keeper] = useState(() => createDraftKeeper({ notes, begunAt: search, untouched: form.getValues(), now: Date.now }));

  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keeper.keep(form.getValues()) }), [form, keeper]);

  const fill: Begun['fill'] = (values, beginning, baseline = values) => {
    keeper.begin(baseline);
    form.reset(values);
    setShown({ beginning });
  };

  useEffect(() => {
    let gone = false;
    const begin = async () => {
      const [draft, presets] = await Promise.all([notes.readDraft(), notes.readPresets()]);
      const first = await beginningOf({ draft, search, always: presets.find(({ always }) => always) }, async (id) =>
        client.query(linkQuery(engine, id)),
      );
      if (gone) return;
      // Whoever was quicker than the disk keeps what they typed.
      if (!keeper.isUntouched(form.getValues())) {
        setShown({ beginning: { kind: 'fresh' }, ...(draft === undefined ? {} : { otherDraft: draft }) });
        return;
      }
      // A form that is put back takes what is typed at that moment with it, so that it is left alone where it can be.
      const stays = keeper.isUntouched(first.values);
      keeper.begin(first.untouched);
      if (!stays) form.reset(first.values);
      setShown({ beginning: first.beginning, ...(first.otherDraft === undefined ? {} : { otherDraft: first.otherDraft }) });
    };
    void begin();
    return () => {
      gone = true;
    };
  }, [notes, engine, client, form, search, keeper]);

  return {
    beginning: shown.beginning,
    otherDraft: shown.otherDraft,
    fill,
    dropDraft: () => void keeper.settled().then(() => notes.dropDraft()),
  };
}

interface Sources {
  draft: LinkDraft | undefined;
  search: string;
  always: { readonly name: string; readonly values: Readonly<Record<string, unknown>> } | undefined;
}

interface First {
  values: WizardValues;
  untouched: WizardValues;
  beginning: Beginning;
  otherDraft?: LinkDraft;
}

/** A draft of this very address goes first, then what the address says, then any draft. */
async function beginningOf({ draft, search, always }: Sources, read: (id: number) => Promise<LinkRead>): Promise<First> {
  const { timeZone: zone = '' } = pageLocale();
  const query = new URLSearchParams(search);
  const asked = prefilled(query, zone);
  const from = copiedId(query);
  const saysSomething = from !== undefined || Object.keys(asked).length > 0;
  if (draft !== undefined && (draft.begunAt === search || !saysSomething)) {
    const values = withValues(keptValues(draft.values));
    return { values, untouched: withValues(asked), beginning: { kind: 'draft', savedAt: draft.savedAt } };
  }
  const other = draft === undefined ? {} : { otherDraft: draft };
  if (from !== undefined) return { ...(await copyOf(from, read, asked, zone)), ...other };
  const values = withValues(always === undefined ? {} : keptValues(always.values), asked);
  const beginning: Beginning = always === undefined ? { kind: 'fresh' } : { kind: 'preset', name: always.name };
  return { values, untouched: values, beginning, ...other };
}

type LinkRead = Parameters<typeof valuesOf>[0];

/** The id of the link that `?from=` names. */
function copiedId(query: URLSearchParams): number | undefined {
  const from = query.get('from') ?? '';
  return isRecordId(from) ? Number(from) : undefined;
}

async function copyOf(
  id: number,
  read: (id: number) => Promise<LinkRead>,
  asked: Partial<WizardValues>,
  zone: string,
): Promise<First> {
  try {
    const link = await read(id);
    const values = withValues(valuesOf(link, zone, Date.now()), asked);
    return { values, untouched: values, beginning: { kind: 'copy', shorturl: link.details.shorturl } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const values = withValues(emptyValues(), asked);
    return { values, untouched: values, beginning: { kind: 'no-copy', reason } };
  }
}
