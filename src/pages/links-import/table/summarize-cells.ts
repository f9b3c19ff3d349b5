/** Cell summary: the names that no record has, and how dates of each spelling are understood. */

import { type NamedField, nameKey } from '#contract/record-names.ts';
import type { ParseOptions } from './parse-cell.ts';
import { isAmbiguous, parseExpiryDate } from './parse-date.ts';
import type { DatesRead, MissingName } from './table-types.ts';
import type { ValidatedRow } from './validate-row.ts';

/** How many spellings of dates are shown. */
const maxSamples = 4;

export function unknownNames(rows: readonly ValidatedRow[]): {
  missing: readonly MissingName[];
  unread: readonly NamedField[];
} {
  const missing = new Map<string, MissingName>();
  const unread = new Set<NamedField>();
  for (const { unknown } of rows) {
    // A row may have one name twice.
    const own = new Map(unknown.map((each) => [`${each.field} ${nameKey(each.name)}`, each]));
    for (const [key, { field, name, unread: isUnread }] of own) {
      if (isUnread) unread.add(field);
      else
        missing.set(key, {
          field,
          name: missing.get(key)?.name ?? name,
          rows: (missing.get(key)?.rows ?? 0) + 1,
        });
    }
  }
  return { missing: [...missing.values()], unread: [...unread] };
}

export function readDates(
  texts: readonly string[],
  { zone, dateOrder = 'day first' }: ParseOptions,
): DatesRead | undefined {
  const samples = new Map<string, { text: string; moment: string }>();
  let ambiguous = 0;
  for (const text of texts) {
    const isEither = isAmbiguous(text);
    if (isEither) ambiguous += 1;
    // One of each spelling; a date that could be another day is one of its own.
    const spelling = `${isEither} ${text.replace(/\p{L}+/gu, 'a').replace(/\d+/g, '0')}`;
    if (samples.size >= maxSamples || samples.has(spelling)) continue;
    const moment = parseExpiryDate(text, zone, dateOrder);
    if (moment !== undefined) samples.set(spelling, { text, moment });
  }
  return samples.size === 0
    ? undefined
    : { order: dateOrder, ambiguous, samples: [...samples.values()] };
}
