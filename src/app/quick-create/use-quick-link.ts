/** Quick link hook: the values of the small panel for a new link, what is wrong with them, and the start of the link. */

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#client/errors/api-error.ts';
import { type LinkValues, withValues } from '#contract/new-link/link-values.ts';
import { isUntagged, useTagsOfChannel } from '#features/new-link/channel-tags.ts';
import { type FormNaming, fixedValues } from '#features/new-link/naming/form-naming.ts';
import { serverErrors } from '#features/new-link/server-errors.ts';
import { useLinkRequest } from '#features/new-link/use-link-request.ts';
import { useCreateLinkJob } from '#queries/new-link.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import type { QuickStart } from './quick-create.ts';

type QuickField = 'url' | 'custom' | 'domain' | 'channel' | 'metatitle' | 'campaign' | 'utm';

/** By field; `rest` is what belongs to none of them. */
export type QuickErrors = Readonly<Partial<Record<QuickField | 'rest', string>>>;

export type QuickValues = Pick<LinkValues, QuickField>;

interface QuickForm {
  /** Those that are shown. */
  readonly fields: readonly QuickField[];
  /** The values of the link as it is sent, from those that are filled in. */
  readonly asSent: (values: LinkValues) => LinkValues;
  /** A link takes over the tags of its channel. */
  readonly takesTags: boolean;
}

/** The panel above any screen. */
const panel: QuickForm = {
  fields: ['url', 'custom', 'domain', 'channel', 'metatitle'],
  asSent: (values) => values,
  takesTags: true,
};

/**
 * The same request as that of the screen of new links.
 *
 * @param form the same object until the form has other fields
 */
export function useQuickLink({ failed, ...given }: QuickStart, form = panel) {
  const { fields, asSent, takesTags } = form;
  const t = useTranslations('linksNew');
  const createTexts = useTranslations('shell.create');
  const errorText = useErrorText();
  const begin = useCreateLinkJob();
  const [start] = useState(() => startOf(given, fields));
  const [filled, setFilled] = useState<Partial<LinkValues>>(start);
  const [errors, setErrors] = useState<QuickErrors>(() =>
    failureOf(failed, withValues(start), fields, {
      title: t('problems.notCreated'),
      taken: createTexts('aliasTaken'),
      errorText,
    }),
  );
  const values = useMemo(() => withValues(filled), [filled]);
  const tagsOf = useTagsOfChannel();
  const [isCleared, setCleared] = useState(false);
  const takes = takesTags && !isCleared && isUntagged(values);
  /** The tags that it takes over; undefined where there are none. */
  const taken = useMemo(
    () => (takes ? tagsOf(values.channel) : undefined),
    [takes, tagsOf, values.channel],
  );
  const sent = useMemo(
    () => asSent(taken === undefined ? values : { ...values, utm: taken }),
    [asSent, values, taken],
  );
  const { request, requestOf, defaultDomain } = useLinkRequest(sent, 0);

  /** Resolves to whether the link has begun. */
  const create = async (): Promise<boolean> => {
    const { body, problems } = requestOf(sent);
    if (problems.length > 0) {
      setErrors(errorsOf(problems, fields));
      return false;
    }
    try {
      await begin(body, 'quick');
      return true;
    } catch (error) {
      setErrors({ rest: errorText(error) });
      return false;
    }
  };
  const set = (part: Partial<QuickValues>) => {
    setFilled({ ...filled, ...part });
    const isUnchanged = ([name]: [string, string]) => !(name in part);
    setErrors(Object.fromEntries(Object.entries(errors).filter(isUnchanged)));
  };
  /** Puts right what naming rules refuse; the UTM tags have no field here. */
  const fix = (problem: FormNaming, choice: string) => {
    setFilled({ ...filled, ...fixedValues(values, problem, choice) });
    setErrors({});
  };
  const clearTags = () => setCleared(true);
  return { values, sent, taken, errors, request, defaultDomain, set, clearTags, fix, create };
}

/** Of a link that was undone or refused only what the form has fields for. */
function startOf(given: QuickStart, fields: QuickForm['fields']): Partial<QuickValues> {
  const known = fields.filter((name) => given[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, given[name]]));
}

function errorsOf(
  problems: readonly { field: string; message: string }[],
  fields: QuickForm['fields'],
  rest = '',
): QuickErrors {
  // A tag of the destination is at the field of all tags.
  const fieldOf = (path: string) => fields.find((name) => name === path.split('.')[0]);
  const atFields = problems.flatMap(({ field, message }) => {
    const name = fieldOf(field);
    return name === undefined ? [] : [[name, message] as const];
  });
  const other = problems.find(({ field }) => fieldOf(field) === undefined);
  return {
    ...Object.fromEntries(atFields),
    ...(rest === '' && other === undefined ? {} : { rest: rest || other?.message }),
  };
}

/** What to change in a link that was not created. */
function failureOf(
  state: QuickStart['failed'],
  values: LinkValues,
  fields: QuickForm['fields'],
  texts: { title: string; taken: string; errorText: (error: unknown) => string },
): QuickErrors {
  if (state?.step === 'taken') return { custom: texts.taken };
  if (state?.step !== 'refused') return {};
  const { kind, message, ...details } = state.error;
  const { problems, rest } = serverErrors(new ApiError(kind, message, details), values, texts);
  return errorsOf(problems, fields, rest.text);
}
