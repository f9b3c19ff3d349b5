/** Form validation: a React Hook Form resolver that normalizes the input and checks it with a Zod schema. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import type { FormValues } from './form-values.ts';

export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  normalize: (typed: FormValues) => FormValues,
): Resolver<FormValues, unknown, Values> {
  const check = zodResolver<FormValues, unknown, Values>(schema);
  return (typed, context, options) => check(normalize(typed), context, options);
}
