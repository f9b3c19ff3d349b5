/** A text field of a form whose name and help come from the schema of what is sent. */
import { TextInput, type TextInputProps } from '@mantine/core';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';

interface SchemaTextFieldProps<Values extends FieldValues> extends Omit<TextInputProps, 'form' | 'name' | 'label' | 'error'> {
  form: UseFormReturn<Values, unknown, Values>;
  schema: z.ZodObject<Record<string, z.ZodType>>;
  name: FieldPath<Values>;
}

/** What is wrong stands at the field, and goes when the person changes it. */
export function SchemaTextField<Values extends FieldValues>({ form, schema, name, ...input }: SchemaTextFieldProps<Values>) {
  const { title } = schema.shape[name]?.meta() ?? {};
  const problem: unknown = get(form.formState.errors, `${name}.message`);
  return (
    <TextInput
      {...input}
      {...form.register(name)}
      label={title ?? name}
      error={typeof problem === 'string' && problem !== '' ? problem : undefined}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
