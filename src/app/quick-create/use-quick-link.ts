/** Quick link hook: the request for a destination and an alias, what is wrong with it, and its start. */

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#client/errors/api-error.ts';
import { buildRequest } from '#pages/links-new/form/build-request.ts';
import { storedValues } from '#pages/links-new/form/initial-values.ts';
import { serverErrors } from '#pages/links-new/form/server-errors.ts';
import { type WizardValues, withValues } from '#pages/links-new/form/wizard-values.ts';
import { useLinksWithDestination } from '#queries/library.ts';
import { type LinkPreset, useLinkNotes } from '#queries/link-notes.ts';
import { useBeginNewLink, useNewLinks } from '#queries/new-link.ts';
import { useLinksAtHand } from '#queries/resources/links.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { useCheckText } from '#ui/format/use-check-text.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import type { QuickStart } from './quick-create.ts';

export interface QuickErrors {
  readonly url?: string | undefined;
  readonly custom?: string | undefined;
  /** What belongs to neither field. */
  readonly rest?: string | undefined;
}

/** The same request as that of the wizard, with the preset that every new link begins with. */
export function useQuickLink({ url: firstUrl = '', custom: firstAlias = '', failed }: QuickStart) {
  const t = useTranslations('linksNew');
  const createTexts = useTranslations('shell.create');
  const errorText = useErrorText();
  const checkText = useCheckText();
  const notes = useLinkNotes();
  const begin = useBeginNewLink();
  const others = useNewLinks();
  const [url, setUrl] = useState(firstUrl);
  const [custom, setCustom] = useState(firstAlias);
  const [errors, setErrors] = useState<QuickErrors>(() =>
    failureOf(failed, withValues({ url: firstUrl, custom: firstAlias }), {
      title: t('problems.notCreated'),
      taken: createTexts('aliasTaken'),
      errorText,
    }),
  );
  const [presets] = useState(() => notes.readPresets());
  const [preset, setPreset] = useState<LinkPreset>();
  useEffect(() => void presets.then((all) => setPreset(all.find(({ always }) => always))), [presets]);

  const linksAtHand = useLinksAtHand();
  const sameDestination = useLinksWithDestination(completeUrl(url));
  const requestWith = (chosen: LinkPreset | undefined) => {
    const links = new Map([...linksAtHand(), ...sameDestination].map((link) => [link.id, link]));
    const values = withValues(storedValues(chosen?.values ?? {}), { url, custom });
    return buildRequest(values, { now: 0, zone: pageLocale().timeZone ?? '', links: [...links.values()], t, checkText });
  };

  /** Resolves to whether the link has begun. */
  const create = async (): Promise<boolean> => {
    const { body, problems } = requestWith((await presets).find(({ always }) => always));
    const [problem] = problems;
    if (problem !== undefined) {
      setErrors(errorsOf(problems));
      return false;
    }
    // Their user goes on to the next one.
    for (const { state, actions } of others) if (state.step === 'made') actions.dismiss();
    try {
      await begin(body, 'quick');
      return true;
    } catch (error) {
      setErrors({ rest: errorText(error) });
      return false;
    }
  };

  return {
    url,
    custom,
    errors,
    preset,
    request: requestWith(preset),
    setUrl: (text: string) => {
      setUrl(text);
      setErrors({ ...errors, url: undefined });
    },
    setCustom: (text: string) => {
      setCustom(text);
      setErrors({ ...errors, custom: undefined });
    },
    create,
  };
}

function errorsOf(problems: readonly { field: string; message: string }[], rest = ''): QuickErrors {
  const at = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const other = problems.find(({ field }) => field !== 'url' && field !== 'custom');
  const text = rest === '' ? other?.message : rest;
  return { url: at('url'), custom: at('custom'), rest: text };
}

/** What to mend of a link that was not made. */
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
