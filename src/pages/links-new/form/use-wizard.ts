/** Wizard state: the form, the request that follows from it, and the step that is shown, handed down by one context. */

import { createContext, type RefObject, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldPath, get, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { NewLink } from '#contract/resources/links.ts';
import { useLinksWithDestination } from '#queries/library.ts';
import { useLinksAtHand } from '#queries/resources/links.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { useCheckText } from '#ui/format/use-check-text.ts';
import { useNow } from '#ui/format/use-now.ts';
import { buildRequest, type NewLinkRequest } from './build-request.ts';
import type { StepId } from './steps.ts';
import type { Problem } from './validate.ts';
import type { WizardValues } from './wizard-values.ts';

export interface Wizard {
  readonly form: UseFormReturn<WizardValues>;
  /** Worked out once per change of the form. */
  readonly request: NewLinkRequest;
  /** The problems that are shown: those of fields that the user has left, all after an attempt to create the link. */
  readonly errors: readonly Problem[];
  readonly step: StepId;
  /** The element around the fields of the step. */
  readonly panel: RefObject<HTMLDivElement | null>;
  /** Shows a step, with the focus on a field, on the first field with an error, or on the heading. */
  readonly goTo: (step: StepId, field?: string) => void;
  /** Hands over the request body, or goes to the first problem. */
  readonly submit: (send: (body: NewLink) => void) => void;
  /** Shows problems that the service has found, each until its field changes. */
  readonly reject: (problems: readonly Problem[]) => void;
}

export const WizardContext = createContext<Wizard | null>(null);

/** @throws Error outside the wizard */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (wizard === null) throw new Error('This field needs the wizard: put it below WizardContext');
  return wizard;
}

/** @param initial the values at first; read once */
export function useWizardForm(initial: () => WizardValues): Wizard {
  const t = useTranslations('linksNew');
  const checkText = useCheckText();
  const [start] = useState(initial);
  const form = useForm<WizardValues>({ defaultValues: start });
  const { touchedFields, isSubmitted } = form.formState;
  // A copy, because the form changes its rows in place.
  const values = useWatch({ control: form.control, compute: (current: WizardValues) => structuredClone(current) });
  const [rejected, setRejected] = useState<{ problems: readonly Problem[]; values: WizardValues }>();
  const currentTime = useNow();
  // Only the check of an expiry depends on the time.
  const now = values.expiry === '' ? 0 : currentTime;
  const linksAtHand = useLinksAtHand();
  const sameDestination = useLinksWithDestination(completeUrl(values.url));

  const request = useMemo(() => {
    const links = new Map([...linksAtHand(), ...sameDestination].map((link) => [link.id, link]));
    return buildRequest(values, { now, zone: pageLocale().timeZone ?? '', links: [...links.values()], t, checkText });
  }, [values, now, linksAtHand, sameDestination, t, checkText]);
  const errors = [
    ...request.problems.filter(({ field }) => isSubmitted || get(touchedFields, field) === true),
    ...(rejected?.problems ?? []).filter(({ field }) => isSame(get(values, field), get(rejected?.values, field))),
  ];

  const { goTo, ...place } = useStep(form);
  return {
    form,
    request,
    errors,
    ...place,
    goTo,
    submit: (send) => {
      setRejected(undefined);
      form.setValue('url', request.body.url);
      const [problem] = request.problems;
      void form.handleSubmit(() => (problem === undefined ? send(request.body) : goTo(problem.step, problem.field)))();
    },
    reject: (problems) => {
      setRejected({ problems, values });
      const [first] = problems;
      if (first !== undefined) goTo(first.step, first.field);
    },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function useStep(form: UseFormReturn<WizardValues>): Pick<Wizard, 'step' | 'panel' | 'goTo'> {
  const [step, setStep] = useState<StepId>('destination');
  const [wanted, setWanted] = useState<{ field?: string }>({ field: 'url' });
  const panel = useRef<HTMLDivElement>(null);

  // A field can take the focus only after its step is shown.
  useEffect(() => {
    // Sound enough: the form passes over a path that no field is registered under.
    if (wanted.field !== undefined) form.setFocus(wanted.field as FieldPath<WizardValues>);
    if (panel.current?.contains(document.activeElement) === true && wanted.field !== undefined) return;
    const invalid = wanted.field === undefined ? null : panel.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? panel.current?.querySelector('h2'))?.focus();
  }, [wanted, form]);

  const goTo = useCallback((next: StepId, field?: string) => {
    setStep(next);
    setWanted(field === undefined ? {} : { field });
  }, []);
  return { step, panel, goTo };
}
