/** Schema fields: reads the label and the kind of input of each field from a Zod schema. */
import * as z from 'zod/mini';

/** `line` and `lines` are text, `choice` is an enum, `yes` a boolean. */
type FieldKind = 'line' | 'lines' | 'url' | 'email' | 'password' | 'color' | 'choice' | 'yes';

export interface SchemaField {
  name: string;
  kind: FieldKind;
  label: string;
  optional: boolean;
  /** Of a `choice`. */
  options: readonly string[];
}

/** Longer texts get a textarea; in characters. */
const maxLineLength = 300;

/** The fields of a request body, in its order. Labels come from its meta, where no catalog has one. */
export function schemaFields(schema: z.ZodMiniObject): SchemaField[] {
  return Object.entries<z.core.$ZodType>(schema.shape).map(([name, outer]) => {
    const inner = unwrapped(outer);
    const { title } = { ...z.globalRegistry.get(inner), ...z.globalRegistry.get(outer) };
    return {
      name,
      kind: kindOf(name, inner),
      label: title ?? name,
      optional: z.safeParse(outer, undefined).success,
      options: inner instanceof z.ZodMiniEnum ? inner.options.map(String) : [],
    };
  });
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodMiniOptional ? unwrapped(schema.def.innerType) : schema;
}

function kindOf(name: string, schema: z.core.$ZodType): FieldKind {
  if (schema instanceof z.ZodMiniBoolean) return 'yes';
  if (schema instanceof z.ZodMiniEnum) return 'choice';
  if (!(schema instanceof z.ZodMiniString))
    throw new TypeError(`No input is known for the field "${name}"`);
  if (/password/i.test(name)) return 'password';
  // By trial values, because a pattern and an equal refinement look different in the schema.
  if (accepts(schema, '#1a9c8f', '1a9c8f')) return 'color';
  if (accepts(schema, 'https://go.example', 'go example')) return 'url';
  if (accepts(schema, 'ada@shop.example', 'ada')) return 'email';
  return takesLongText(schema) ? 'lines' : 'line';
}

function takesLongText({ def }: z.ZodMiniString): boolean {
  return (def.checks ?? []).some((each) => {
    const check = (each as z.core.$ZodChecks)._zod.def;
    return check.check === 'max_length' && check.maximum > maxLineLength;
  });
}

function accepts(schema: z.ZodMiniType, good: string, bad: string): boolean {
  return schema.safeParse(good).success && !schema.safeParse(bad).success;
}
