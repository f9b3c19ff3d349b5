/**
 * Empty fields: removes optional fields that are `""` or null from a request, because clients send
 * them for "not set".
 */
import * as z from 'zod/mini';

/**
 * The value without its empty optional fields, also inside lists and nested objects; required
 * fields stay as they came.
 *
 * @param schema the contract's schema of the value, which is not checked here
 */
export function withoutEmptyFields(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodMiniOptional) return withoutEmptyFields(schema.def.innerType, value);
  if (schema instanceof z.ZodMiniArray) {
    return Array.isArray(value)
      ? value.map((entry: unknown) => withoutEmptyFields(schema.def.element, entry))
      : value;
  }
  if (
    !(schema instanceof z.ZodMiniObject) ||
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value)
  )
    return value;
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  const fields = Object.entries(value).flatMap(([name, given]: [string, unknown]) => {
    const field = shape[name];
    if (field === undefined) return [[name, given] as const];
    if (field instanceof z.ZodMiniOptional && (given === '' || given === null)) return [];
    return [[name, withoutEmptyFields(field, given)] as const];
  });
  return Object.fromEntries(fields);
}
