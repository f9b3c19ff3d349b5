/** Quick link hook: the values of the small panel for a new link, what is wrong with them, and the start of the link. */

import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#client/errors/api-error.ts';
import { storedValues } from '#features/new-link/initial-values.ts';
import { type FormNaming, fixedValues } from '#features/new-link/naming/form-naming.ts';
import { serverErrors } from '#features/new-link/server-errors.ts';
import { useLinkRequest } from '#features/new-link/use-link-request.ts';
import { type WizardValues, withValues } from '#features/new-link/wizard-values.ts';
import type { LinkPreset } from '#local/link-drafts.ts';
import { useLinkDrafts } from '#queries/link-drafts.ts';
import { useCreateLinkJob } from '#queries/new-link.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import type { QuickStart } from './quick-create.ts';

export interface QuickErrors {
  readonly url?: string;
  readonly custom?: string;
  readonly domain?: string;
  readonly channel?: string;
  /** What belongs to none of the fields. */
  readonly rest?: string;
}

/** The fields of the panel. */
const names = ['url', 'custom', 'domain', 'channel'] as const;

export type QuickValues = Pick<WizardValues, (typeof names)[number] | 'utm'>;

/** The same request as that of the screen of new links, with the preset that every new link begins with. */
export function useQuickLink({ failed, ...given }: QuickStart) {
  const t = useTranslations('linksNew');
  const createTexts = useTranslations('shell.create');
  const errorText = useErrorText();
  const begin = useCreateLinkJob();
  const { preset, readPreset } = useAlwaysPreset();
  // Only what the user has filled in: the rest is that of the preset.
  const [start] = useState(() => startOf(given));
  const [filled, setFilled] = useState<Partial<WizardValues>>(start);
  const [errors, setErrors] = useState<QuickErrors>(() =>
    failureOf(failed, withValues(start), {
      title: t('problems.notCreated'),
      taken: createTexts('aliasTaken'),
      errorText,
    }),
  );
  const values = useMemo(() => valuesWith(preset, filled), [preset, filled]);
  const { request, requestOf, defaultDomain } = useLinkRequest(values, 0);

  /** Resolves to whether the link has begun. */
  const create = async (): Promise<boolean> => {
    const { body, problems } = requestOf(valuesWith(await readPreset(), filled));
    if (problems.length > 0) {
      setErrors(errorsOf(problems));
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
  return { values, errors, preset, request, defaultDomain, set, fix, create };
}

/** Of a link that was undone or refused only what the panel has fields for. */
function startOf(given: QuickStart): Partial<QuickValues> {
  const known = names.filter((name) => given[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, given[name]]));
}

/** The preset of every new link, which is read from the disk. */
function useAlwaysPreset() {
  const notes = useLinkDrafts();
  const [reading] = useState(async () => {
    const all = await notes.readPresets();
    return all.find(({ always }) => always);
  });
  const [preset, setPreset] = useState<LinkPreset>();
  useEffect(() => void reading.then(setPreset), [reading]);
  return { preset, readPreset: () => reading };
}

function valuesWith(preset: LinkPreset | undefined, filled: Partial<WizardValues>): WizardValues {
  return withValues(storedValues(preset?.values ?? {}), filled);
}

function errorsOf(problems: readonly { field: string; message: string }[], rest = ''): QuickErrors {
  const isOwn = (field: string) => names.some((name) => name === field);
  const own = problems.filter(({ field }) => isOwn(field));
  const other = problems.find(({ field }) => !isOwn(field));
  return {
    ...Object.fromEntries(own.map(({ field, message }) => [field, message])),
    ...(rest === '' && other === undefined ? {} : { rest: rest || other?.message }),
  };
}

/** What to change in a link that was not created. */
function failureOf(
  state: QuickStart['failed'],
  values: WizardValues,
  texts: { title: string; taken: string; errorText: (error: unknown) => string },
): QuickErrors {
  if (state?.step === 'taken') return { custom: texts.taken };
  if (state?.step !== 'refused') return {};
  const { kind, message, ...details } = state.error;
  const { problems, rest } = serverErrors(new ApiError(kind, message, details), values, texts);
  return errorsOf(problems, rest.text);
}
