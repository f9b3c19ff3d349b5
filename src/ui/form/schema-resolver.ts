/** Checks a form by a schema, so that what a form accepts is what the interface accepts. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';

/**
 * A resolver for React Hook Form.
 *
 * @param tidy what a person means by what they typed, such as nothing at all for an empty field
 */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  tidy: (values: Values) => Values,
): Resolver<Values, unknown, Values> {
  const check = zodResolver<Values, unknown, Values>(schema);
  return (values, context, options) => check(tidy(values), context, options);
}
