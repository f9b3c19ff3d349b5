/** Naming rules: the schema of the one file that says how the links of an account are named. */
import * as z from 'zod/mini';
import { freeText, listOf, requiredText } from '#contract/protocol/inputs.ts';
import { isShape } from './shapes.ts';

/** `refuse` keeps a link from being created, `warn` does not. */
const level = z.optional(z.enum(['refuse', 'warn']));

const rule = z.strictObject({
  required: z.optional(z.boolean()),
  /** The only values there are. */
  allowed: z.optional(listOf(requiredText(200), 500).check(z.minLength(1))),
  /** Such as `{word}_{words}-{yy}`. */
  shape: z.optional(requiredText(100).check(z.refine(isShape))),
  case: z.optional(z.enum(['lower', 'upper'])),
  /** What replaces blanks. */
  blanks: z.optional(z.enum(['-', '_', '.', ''])),
  /** In characters. */
  maxLength: z.optional(z.int().check(z.minimum(1), z.maximum(500))),
  level,
});

const presence = z.optional(z.enum(['required', 'optional']));

const namingRules = z.strictObject({
  version: z.literal(1),
  /** What the rules are called. */
  name: z.optional(freeText(100)),
  /** By the names of query parameters. */
  parameters: z.optional(z.record(requiredText(60), rule)),
  alias: z.optional(rule),
  /** `example.com` is that host alone, `*.example.com` every host below it. */
  hosts: z.optional(z.strictObject({ allowed: listOf(requiredText(253), 500), level })),
  channel: presence,
  campaign: presence,
  /** The parameters that a plan gives the links of a channel, by its name. */
  channels: z.optional(z.record(freeText(100), z.record(freeText(60), freeText(200)))),
});

export type NamingRules = z.output<typeof namingRules>;
export type NamingRule = z.output<typeof rule>;

/** The rules, or the path of what is wrong, such as `parameters.utm_source.case`; '' for the whole. */
export function readNamingRules(
  given: unknown,
): { readonly rules: NamingRules } | { readonly wrongAt: string } {
  const read = namingRules.safeParse(given);
  if (read.success) return { rules: read.data };
  const [issue] = read.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return { wrongAt: [...(issue?.path ?? []), ...unknown].map(String).join('.').slice(0, 200) };
}
