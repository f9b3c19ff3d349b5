/** A text field of the wizard, bound to its place in the values: label above, help and what is wrong under it. */
import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldPathByValue, useFormContext } from 'react-hook-form';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { completeUrl } from '#ui/form/complete-url.ts';

/** The fields that hold text. */
type TextField = FieldPathByValue<WizardValues, string>;

interface WizardTextFieldProps {
  name: TextField;
  label: string;
  description?: ReactNode;
  placeholder?: string;
  /** An `address` gets its scheme when somebody goes on; `lines` grows with its text. */
  kind?: 'line' | 'lines' | 'address';
  /** Whether the label is for screen readers alone, as in a row of a list under a heading that says the same. */
  quiet?: boolean;
}

/** Not controlled, so that typing never waits for the summary. */
export function WizardTextField({ name, label, description, placeholder, kind = 'line', quiet = false }: WizardTextFieldProps) {
  const { register, getValues, setValue, formState } = useFormContext<WizardValues>();
  const problem = useProblem(name);
  const registered = register(name, {
    onBlur: () => {
      const typed = getValues(name);
      const meant = kind === 'address' ? completeUrl(typed) : typed.trim();
      // Somebody who goes on sees how what they typed was understood.
      if (meant !== typed) setValue(name, meant, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    },
  });
  const shared = {
    ...registered,
    ...(quiet ? { 'aria-label': label } : { label }),
    ...(description === undefined ? {} : { description }),
    ...(placeholder === undefined ? {} : { placeholder }),
    error: problem,
    autoComplete: 'off',
    dir: 'auto',
  } as const;
  if (kind === 'lines') return <Textarea {...shared} autosize minRows={2} maxRows={8} />;
  const plain = kind === 'address' ? ({ inputMode: 'url', autoCapitalize: 'none', autoCorrect: 'off' } as const) : {};
  return <TextInput {...shared} {...plain} spellCheck={false} />;
}

/** What is wrong with a field, as it is shown under it; undefined where nothing is. */
export function useProblem(name: TextField | 'type' | 'pixels' | 'channel' | 'campaign' | 'status'): ReactNode {
  const { getFieldState, formState } = useFormContext<WizardValues>();
  const message = getFieldState(name, formState).error?.message ?? '';
  return message === '' ? undefined : <span dir="auto">{message}</span>;
}
