/** Remembered columns: the fields that the user chose for files with the same header, in local storage. */
import * as z from 'zod/mini';
import { browserEntry } from '#local/browser-entry.ts';

/** How many headers are remembered; the ones used last. */
const maxRemembered = 20;

const entry = browserEntry(
  'linkdeck.import.columns',
  z.array(z.object({ columns: z.array(z.string()), targets: z.array(z.string()) })),
);

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((column, index) => column === other[index]);
}

/** The fields that columns with these headers had the last time, or undefined. */
export function rememberedFields(columns: readonly string[]): readonly string[] | undefined {
  const found = entry.read()?.find((each) => same(each.columns, columns));
  return found?.targets.length === columns.length ? found.targets : undefined;
}

export function rememberFields(columns: readonly string[], fields: readonly string[]): void {
  const others = (entry.read() ?? []).filter((each) => !same(each.columns, columns));
  const latest = { columns: [...columns], targets: [...fields] };
  entry.write([latest, ...others].slice(0, maxRemembered));
}
