/** Checks a form by a schema, so that what a form accepts is what the interface accepts. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import type { FormValues } from './form-values.ts';

/**
 * A resolver for React Hook Form.
 *
 * @param meant what a person means by what they typed, such as nothing at all for an empty field
 */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  meant: (typed: FormValues) => FormValues,
): Resolver<FormValues, unknown, Values> {
  const check = zodResolver<FormValues, unknown, Values>(schema);
  return (typed, context, options) => check(meant(typed), context, options);
}
