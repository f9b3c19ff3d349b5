/** Wizard text field: a text input bound to its path in the form, with its label, help and error. */
import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldPathByValue } from 'react-hook-form';
import type { WizardValues } from '#features/new-link/wizard-values.ts';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { completeUrl } from '#ui/form/complete-url.ts';

interface WizardTextFieldProps {
  name: FieldPathByValue<WizardValues, string>;
  label: string;
  description?: ReactNode;
  placeholder?: string;
  /** An `address` gets its scheme when the user leaves the field; `lines` grows with its text. */
  kind?: 'line' | 'lines' | 'address';
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
      const normalized = kind === 'address' ? completeUrl(typed) : typed.trim();
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
    kind === 'address'
      ? ({ inputMode: 'url', autoCapitalize: 'none', autoCorrect: 'off' } as const)
      : {};
  return <TextInput {...shared} {...plain} spellCheck={false} />;
}

/** The error to show at a field, given its path; undefined for none. */
export function useFieldError(name: string): ReactNode {
  const message = useWizard().errors.find(({ field }) => field === name)?.message;
  return message === undefined ? undefined : <span dir="auto">{message}</span>;
}
