/** Copy file: the schema of the one JSON file with a user's own words, and its reader, which names what is wrong. */
import * as z from 'zod';
import { type NamingRules, readNamingRules } from '#contract/naming/naming-rules.ts';
import { maxNotes, maxNoteText } from '#queries/notes.ts';

/** A larger file is none of ours. */
export const maxCopyBytes = 50_000_000;

const version = 1;
const name = z.string().min(1).max(200);
const text = z.string().max(10_000);
const moment = z.number().min(0).max(8.64e15);
/** Entries of an axis of a plan. */
const maxAxis = 20_000;
const recordId = z.int().positive();

const note = z.object({
  id: z.string().min(1).max(100),
  scope: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('account') }),
    z.object({ kind: z.enum(['link', 'channel', 'campaign']), id: recordId }),
  ]),
  at: z.iso.date(),
  text: z.string().min(1).max(maxNoteText),
  changed: moment,
});

const plan = z.object({
  id: z.string().min(1).max(100),
  campaign: text,
  url: text,
  alias: text,
  domain: text,
  channels: z.array(z.object({ name: text, source: text, medium: text })).max(maxAxis),
  variants: z.array(text).max(maxAxis),
  changes: z.record(
    text,
    z.object({
      alias: text.optional(),
      url: text.optional(),
      isOff: z.boolean().optional(),
      again: z.int().min(0).optional(),
    }),
  ),
  links: z.record(text, z.object({ id: recordId, shorturl: z.string().max(2000), asked: text })),
  savedAt: moment,
});

const preset = z.object({
  name,
  values: z.record(name, z.unknown()),
  always: z.boolean(),
});

const copy = z.object({
  linkdeck: z.literal('copy'),
  version: z.literal(version),
  savedAt: moment,
  notes: z.array(note).max(maxNotes),
  plans: z.array(plan).max(200),
  /** Read by the reader of naming rules, whose paths name their own fields. */
  naming: z.unknown().optional(),
  presets: z.array(preset).max(1000),
  views: z.array(z.object({ name, query: text })).max(1000),
});

/** A user's own words of one account. */
export interface OwnCopy extends Omit<z.output<typeof copy>, 'naming'> {
  readonly naming?: NamingRules;
}

/** `newer`: of a later version; `notCopy`: another file; `field`: one value does not fit, named by its path. */
export type CopyProblem =
  | { readonly why: 'newer' | 'notCopy' | 'tooLarge' }
  | { readonly why: 'field'; readonly at: string };

export function copyText(own: Omit<OwnCopy, 'linkdeck' | 'version'>): string {
  return JSON.stringify({ linkdeck: 'copy', version, ...own }, null, 2);
}

/** Reads the whole file before anything of it is taken. */
export function readCopy(
  file: string,
): { readonly copy: OwnCopy } | { readonly problem: CopyProblem } {
  const given = parsed(file);
  const head = z.object({ linkdeck: z.literal('copy'), version: z.number() }).safeParse(given);
  if (!head.success) return { problem: { why: 'notCopy' } };
  if (head.data.version > version) return { problem: { why: 'newer' } };
  const read = copy.safeParse(given);
  if (!read.success) return { problem: { why: 'field', at: pathOf(read.error) } };
  const { naming, ...others } = read.data;
  if (naming === undefined) return { copy: others };
  const rules = readNamingRules(naming);
  if ('rules' in rules) return { copy: { ...others, naming: rules.rules } };
  const at = ['naming', rules.wrongAt].filter((part) => part !== '').join('.');
  return { problem: { why: 'field', at } };
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file);
  } catch {
    return undefined;
  }
}

function pathOf({ issues: [issue] }: z.ZodError): string {
  return (issue?.path ?? []).map(String).join('.').slice(0, 200);
}
