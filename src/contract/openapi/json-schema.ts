/**
 * JSON Schema of a contract schema: shows the canonical spelling of each value, not all spellings
 * that decode.
 */
import * as z from 'zod/mini';
import { canonicalForms, undocumentedFields } from '#contract/protocol/values.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schemas with a name (`meta.id`), each once, by that name. */
export type NamedSchemas = Record<string, JsonSchema>;

const inDefinitions = '#/$defs/';
const inComponents = '#/components/schemas/';

/**
 * The JSON Schema of the encoded form of `schema`, each codec in its canonical form.
 *
 * Records that carry a name are added to `named` and referred to as `#/components/schemas/<name>`.
 *
 * @throws Error when a codec has no canonical form, because the document would then show every
 * spelling or none.
 */
export function toJsonSchema(schema: z.ZodMiniType, named: NamedSchemas): JsonSchema {
  const written = z.toJSONSchema(schema, {
    io: 'input',
    // Only outputs of codecs have no JSON Schema (z.custom), and the override replaces those.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      const form = canonicalForms.get(zodSchema);
      if (form !== undefined) replace(jsonSchema, toJsonSchema(form, named));
      else if (zodSchema._zod.def.type === 'pipe')
        throw new Error(`The codec at "${path.join('.')}" has no canonical form`);
      for (const name of undocumentedNames(zodSchema))
        Reflect.deleteProperty(jsonSchema.properties ?? {}, name);
      // zod leaves these out where a codec reads other spellings too.
      const { default: preset } = z.globalRegistry.get(zodSchema) ?? {};
      if (preset !== undefined) jsonSchema.default = preset;
      if (Number.isInteger(jsonSchema.const)) jsonSchema.type = 'integer';
      // The largest safe integer of JavaScript means nothing to readers of the document.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const { $schema: _, $defs = {}, ...rest } = toComponents(written);
  // zod keeps the name inside the definition too, where JSON Schema has no such keyword.
  for (const [name, { id: __, ...definition }] of Object.entries($defs)) named[name] = definition;
  return rest;
}

function undocumentedNames(schema: z.core.$ZodTypes): string[] {
  const { def } = schema._zod;
  if (def.type !== 'object') return [];
  return Object.keys(def.shape).filter((name) => undocumentedFields.has(def.shape[name] ?? {}));
}

function replace(target: JsonSchema, source: JsonSchema): void {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
  Object.assign(target, source);
}

/** The same schema with references into an OpenAPI document. */
function toComponents(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace(inDefinitions, inComponents)
      : value,
  );
  // Sound: a JSON Schema is JSON, and only texts inside it were changed.
  return JSON.parse(text) as JsonSchema;
}
