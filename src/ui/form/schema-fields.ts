/** The fields of a form, read from the schema of what it sends: what each is called, and what kind of input it asks for. */
import * as z from 'zod';

/** What is typed or chosen: a line, several lines, an address, …; `choice` is one of a few words, `yes` a yes or no. */
type FieldKind = 'line' | 'lines' | 'address' | 'email' | 'password' | 'color' | 'choice' | 'yes';

export interface SchemaField {
  name: string;
  kind: FieldKind;
  /** What people call it, and what helps to fill it in. */
  label: string;
  description: string | undefined;
  /** May be left out. */
  optional: boolean;
  /** The words of a `choice`. */
  options: readonly string[];
}

/** Texts that may be longer than this get several lines. */
const longestLine = 300;

/** The fields of a body, in its order. Names and help come from the meta of the schema: `title` and `description`. */
export function schemaFields(schema: z.ZodObject): SchemaField[] {
  return Object.entries<z.core.$ZodType>(schema.shape).map(([name, outer]) => {
    const inner = unwrapped(outer);
    const { title, description } = { ...inner.meta(), ...(outer instanceof z.ZodType ? outer.meta() : {}) };
    return {
      name,
      kind: kindOf(name, inner),
      label: title ?? name,
      description,
      optional: z.safeParse(outer, undefined).success,
      options: inner instanceof z.ZodEnum ? inner.options.map(String) : [],
    };
  });
}

function unwrapped(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return unwrapped(schema.unwrap());
  if (schema instanceof z.ZodType) return schema;
  throw new TypeError('Only schemas of classic zod can be asked what they are called');
}

function kindOf(name: string, schema: z.ZodType): FieldKind {
  if (schema instanceof z.ZodBoolean) return 'yes';
  if (schema instanceof z.ZodEnum) return 'choice';
  if (!(schema instanceof z.ZodString)) throw new TypeError(`No input is known for the field "${name}"`);
  if (/password/i.test(name)) return 'password';
  // By what it takes, as a pattern and a refinement that say the same look different from outside.
  if (takes(schema, '#1a9c8f', '1a9c8f')) return 'color';
  if (takes(schema, 'https://go.example', 'go example')) return 'address';
  if (takes(schema, 'ada@shop.example', 'ada')) return 'email';
  return (schema.maxLength ?? 0) > longestLine ? 'lines' : 'line';
}

function takes(schema: z.ZodType, good: string, bad: string): boolean {
  return schema.safeParse(good).success && !schema.safeParse(bad).success;
}
