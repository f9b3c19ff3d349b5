/**
 * Schema descriptions: adds the labels of forms, and the names and texts of the OpenAPI document, to
 * a schema.
 */
import * as z from 'zod/mini';

/** A copy of the schema with these words, which checks what the schema checks. */
export function described<Schema extends z.ZodMiniType>(
  schema: Schema,
  words: z.core.GlobalMeta,
): Schema {
  // Not `.check(z.meta(words))`: with a check on it, zod encodes each record twice.
  const copy = schema.clone();
  z.globalRegistry.add(copy, words);
  return copy;
}

/** An object that the OpenAPI document describes once, by this name. */
export function namedObject<Shape extends z.core.$ZodShape>(id: string, shape: Shape) {
  return described(z.object(shape), { id });
}
