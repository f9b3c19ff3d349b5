/** Naming rules: the schema of the one file that says how the links of an account are named. */
import * as z from 'zod';
import { isShape } from './shapes.ts';

/** `refuse` keeps a link from being created, `warn` does not. */
const level = z.enum(['refuse', 'warn']).optional();

const rule = z.strictObject({
  required: z.boolean().optional(),
  /** The only values there are. */
  allowed: z.array(z.string().min(1).max(200)).min(1).max(500).optional(),
  /** Such as `{word}_{words}-{yy}`. */
  shape: z.string().min(1).max(100).refine(isShape).optional(),
  case: z.enum(['lower', 'upper']).optional(),
  /** What replaces blanks. */
  blanks: z.enum(['-', '_', '.', '']).optional(),
  /** In characters. */
  maxLength: z.int().min(1).max(500).optional(),
  level,
});

const presence = z.enum(['required', 'optional']).optional();

const namingRules = z.strictObject({
  version: z.literal(1),
  /** What the rules are called. */
  name: z.string().max(100).optional(),
  /** By the names of query parameters. */
  parameters: z.record(z.string().min(1).max(60), rule).optional(),
  alias: rule.optional(),
  /** `example.com` is that host alone, `*.example.com` every host below it. */
  hosts: z
    .strictObject({ allowed: z.array(z.string().min(1).max(253)).max(500), level })
    .optional(),
  channel: presence,
  campaign: presence,
  /** The parameters that a plan gives the links of a channel, by its name. */
  channels: z
    .record(z.string().max(100), z.record(z.string().max(60), z.string().max(200)))
    .optional(),
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
