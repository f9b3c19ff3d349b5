/**
 * Lists of records as lists of pairs: finds the two keys that hold a name and a count, whatever
 * they are called.
 */
import { count } from '#contract/protocol/values.ts';

type Json = Readonly<Record<string, unknown>>;

/** The keys of the name and of the count. */
type PairKeys = readonly [name: string, count: string];

/**
 * The first key under which most records have text that is no count, and the only one under which
 * most have a count. Most are enough, so that a value that cannot be read costs no other one.
 * Undefined where no such keys are: which of two counts is meant is never guessed.
 */
export function pairKeys(records: readonly Json[]): PairKeys | undefined {
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const inMost = (key: string, fits: (value: unknown) => boolean) =>
    records.filter((record) => fits(record[key])).length * 2 > records.length;
  const name = keys.find((key) => inMost(key, isName));
  const [first, second] = keys.filter((key) => inMost(key, isCount));
  if (name === undefined || first === undefined || second !== undefined) return undefined;
  return [name, first];
}

function isCount(value: unknown): boolean {
  return count.safeParse(value).success;
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && !isCount(value);
}
