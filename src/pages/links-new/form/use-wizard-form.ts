/** The form of the wizard: checked without requests, and with the focus where something has to be mended. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldPath, type Resolver, set, useForm } from 'react-hook-form';
import { pageLocale } from '#ui/format/locale.ts';
import { prefilled, withValues } from './initial-values.ts';
import type { PartId } from './steps.ts';
import { type Problem, problemsOf } from './validate.ts';
import type { WizardValues } from './wizard-values.ts';

/** What the checks need to know now. */
export function knownNow() {
  return { now: Date.now(), zone: pageLocale().timeZone ?? '' };
}

const resolver: Resolver<WizardValues> = (values) => {
  const problems = problemsOf(values, knownNow());
  return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(problems) };
};

function errorsOf(problems: readonly Problem[]): FieldErrors<WizardValues> {
  const errors: FieldErrors<WizardValues> = {};
  for (const { field, message } of problems) set(errors, field, { type: 'check', message });
  return errors;
}

/** @param search the query of the address, whose values stand in the fields from the start */
export function useWizardForm(search: string) {
  const [start] = useState(() => withValues(prefilled(new URLSearchParams(search), knownNow().zone)));
  return useForm<WizardValues>({
    defaultValues: start,
    resolver,
    mode: 'onTouched',
    // Most fields are on parts that are not shown: the wizard itself goes to the first that has to be mended.
    shouldFocusError: false,
  });
}

type Form = ReturnType<typeof useWizardForm>;

/** Which part is shown, and the way to a field of any part. */
export function useParts(form: Form) {
  const [part, setPart] = useState<PartId>('destination');
  const [wanted, setWanted] = useState<{ field?: string }>({ field: 'url' });
  const panel = useRef<HTMLDivElement>(null);

  // Only after its part is shown can a field have the focus.
  useEffect(() => {
    const within = panel.current;
    if (wanted.field !== undefined) focusField(form, wanted.field);
    if (within?.contains(document.activeElement) !== true || wanted.field === undefined) {
      const wrong = wanted.field === undefined ? null : within?.querySelector<HTMLElement>('[aria-invalid="true"]');
      (wrong ?? within?.querySelector('h2'))?.focus();
    }
  }, [wanted, form]);

  const goTo = useCallback((next: PartId, field?: string) => {
    setPart(next);
    setWanted(field === undefined ? {} : { field });
  }, []);
  return { part, goTo, panel };
}

function focusField(form: Form, field: string): void {
  // Sound enough: a path that no field is registered under is passed over.
  form.setFocus(field as FieldPath<WizardValues>);
}
