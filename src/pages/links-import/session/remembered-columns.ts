/** Remembered columns: the fields that the user chose for files with the same header, in local storage. */
import * as z from 'zod';

const entry = 'linkdeck.import.columns';

/** How many headers are remembered; the ones used last. */
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

/** The fields that columns with these headers had the last time, or undefined. */
export function rememberedFields(columns: readonly string[]): readonly string[] | undefined {
  const found = readAll().find((each) => same(each.columns, columns));
  return found?.targets.length === columns.length ? found.targets : undefined;
}

/** Where storage is blocked, nothing is kept and nothing fails. */
export function rememberFields(columns: readonly string[], fields: readonly string[]): void {
  const others = readAll().filter((each) => !same(each.columns, columns));
  try {
    localStorage.setItem(entry, JSON.stringify([{ columns, targets: fields }, ...others].slice(0, mostRemembered)));
  } catch {
    // The user chooses again for the next file.
  }
}
