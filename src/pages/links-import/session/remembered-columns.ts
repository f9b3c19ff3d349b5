/** What columns meant the last times, as this browser remembers it, so that the next file like it needs no telling. */
import * as z from 'zod';

const entry = 'linkdeck.import.columns';

/** So many kinds of file are remembered, those used last. */
const mostRemembered = 20;

const stored = z.array(z.object({ columns: z.array(z.string()), targets: z.array(z.string()) })).catch([]);

function readAll(): z.output<typeof stored> {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(entry) ?? '[]'));
  } catch {
    return []; // blocked, or written by something else
  }
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((column, index) => column === other[index]);
}

/** What the columns of a file with these headers were the last time, or undefined. */
export function rememberedTargets(columns: readonly string[]): readonly string[] | undefined {
  const found = readAll().find((each) => same(each.columns, columns));
  return found?.targets.length === columns.length ? found.targets : undefined;
}

/** Keeps what the columns are; where storage is blocked, nothing is kept and nothing fails. */
export function rememberTargets(columns: readonly string[], targets: readonly string[]): void {
  const others = readAll().filter((each) => !same(each.columns, columns));
  try {
    localStorage.setItem(entry, JSON.stringify([{ columns, targets }, ...others].slice(0, mostRemembered)));
  } catch {
    // the next file has to be told again
  }
}
