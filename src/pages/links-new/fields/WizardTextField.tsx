/** Wizard text field: a text input bound to its path in the form, with its label, help and error. */
import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldPathByValue, UseFormReturn } from 'react-hook-form';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import type { LinkValues } from '#contract/new-link/link-values.ts';
import { fixedValues } from '#features/new-link/naming/form-naming.ts';
import { NamingChoices } from '#features/new-link/naming/NamingNotes.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';

interface WizardTextFieldProps {
  name: FieldPathByValue<LinkValues, string>;
  label: string;
  description?: ReactNode;
  placeholder?: string;
  /** An `address` gets its scheme when the user leaves the field; `lines` grows with its text. */
  kind?: 'line' | 'lines' | 'url';
  /** The label is for screen readers alone, as in a row under a heading that says the same. */
  quiet?: boolean;
  size?: 'sm' | 'md';
}

/** Uncontrolled, so that typing never waits for the summary. */
export function WizardTextField({
  name,
  label,
  description,
  placeholder,
  kind = 'line',
  quiet = false,
  size = 'sm',
}: WizardTextFieldProps) {
  const { form } = useWizard();
  const registered = form.register(name, {
    onBlur: () => {
      const typed = form.getValues(name);
      const normalized = kind === 'url' ? completeUrl(typed) : typed.trim();
      // The user sees how the text was understood.
      if (normalized !== typed) form.setValue(name, normalized);
    },
  });
  const shared = {
    ...registered,
    ...(quiet ? { 'aria-label': label } : { label }),
    description,
    placeholder,
    size,
    error: useFieldError(name),
    autoComplete: 'off',
    dir: 'auto',
  } as const;
  if (kind === 'lines') return <Textarea {...shared} autosize minRows={2} maxRows={8} />;
  const plain =
    kind === 'url'
      ? ({ inputMode: 'url', autoCapitalize: 'none', autoCorrect: 'off' } as const)
      : {};
  return <TextInput {...shared} {...plain} spellCheck={false} />;
}

/** The error to show at a field, given its path; undefined for none. */
export function useFieldError(name: string): ReactNode {
  const { form, errors, request } = useWizard();
  const message = errors.find(({ field }) => field === name)?.message;
  if (message === undefined) return undefined;
  const naming = request.naming.find((each) => each.at === name && each.message === message);
  return (
    <span dir="auto">
      {message}{' '}
      {naming === undefined ? null : (
        <NamingChoices
          problem={naming}
          onChoose={(choice) => setValues(form, fixedValues(form.getValues(), naming, choice))}
        />
      )}
    </span>
  );
}

/** Fills in several fields of the form. */
export function setValues(
  { setValue }: UseFormReturn<LinkValues>,
  { url, custom, utm, ...lists }: Partial<LinkValues>,
): void {
  if (url !== undefined) setValue('url', url);
  if (custom !== undefined) setValue('custom', custom);
  if (utm !== undefined) setValue('utm', utm);
  for (const list of ['parameters', 'geotarget', 'devicetarget', 'languagetarget'] as const) {
    const rows = lists[list];
    if (rows !== undefined) setValue(list, rows);
  }
}
