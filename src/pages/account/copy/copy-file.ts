/** Copy file: the schema of the one JSON file with a user's own words, and its reader, which names what is wrong. */
import * as z from 'zod/mini';
import { type NamingRules, readNamingRules } from '#contract/new-link/naming-rules.ts';
import { freeText, listOf, requiredText } from '#contract/protocol/inputs.ts';
import { wholeNumber } from '#contract/protocol/values.ts';
import { maxNotes, maxNoteText } from '#queries/notes.ts';

/** A larger file is none of ours. */
export const maxCopyBytes = 50_000_000;

const version = 1;
const name = requiredText(200);
const text = freeText(10_000);
const moment = z.number().check(z.minimum(0), z.maximum(8.64e15));
/** Entries of an axis of a plan, and its cells: as many links as one import may make. */
const maxCells = 20_000;
const recordId = wholeNumber(1);

const note = z.object({
  id: requiredText(100),
  scope: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('account') }),
    z.object({ kind: z.enum(['link', 'channel', 'campaign']), id: recordId }),
  ]),
  at: z.iso.date(),
  text: requiredText(maxNoteText),
  changed: moment,
});

const plan = z
  .object({
    id: requiredText(100),
    campaign: text,
    url: text,
    alias: text,
    domain: text,
    channels: listOf(z.object({ name: text, source: text, medium: text }), maxCells),
    variants: listOf(text, maxCells),
    changes: z.record(
      text,
      z.object({
        alias: z.optional(text),
        url: z.optional(text),
        isOff: z.optional(z.boolean()),
        again: z.optional(wholeNumber(0)),
      }),
    ),
    links: z.record(text, z.object({ id: recordId, shorturl: freeText(2000), asked: text })),
    savedAt: moment,
  })
  .check(
    z.refine(
      ({ channels, variants }) => channels.length * Math.max(1, variants.length) <= maxCells,
      {
        path: ['variants'],
      },
    ),
  );

const copy = z.object({
  linkdeck: z.literal('copy'),
  version: z.literal(version),
  savedAt: moment,
  notes: listOf(note, maxNotes),
  plans: listOf(plan, 200),
  /** Read by the reader of naming rules, whose paths name their own fields. */
  naming: z.optional(z.unknown()),
  views: listOf(z.object({ name, query: text }), 1000),
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

function pathOf({ issues: [issue] }: z.core.$ZodError): string {
  return (issue?.path ?? []).map(String).join('.').slice(0, 200);
}
