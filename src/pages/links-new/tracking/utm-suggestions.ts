/** UTM suggestions: the values of UTM parameters used before, kept in this browser for each account. */
import * as z from 'zod';
import { utmFields } from './utm.ts';

/** One entry for each account, so that it is removed with the account. */
const entryFor = (accountId: string): string => `linkdeck.utm.${accountId}`;

/** How many values are kept of each parameter, and how long one may be. */
const limits = { values: 8, length: 100 } as const;

/** By name of the parameter, the last one first. */
const stored = z.record(z.string(), z.array(z.string()).catch([])).catch({});

/** Nothing where storage is blocked or another program wrote there. */
export function readUtmSuggestions(accountId: string): z.output<typeof stored> {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(entryFor(accountId)) ?? '{}'));
  } catch {
    return {};
  }
}

/** Remembers the parameters of a link that was created. */
export function keepUtmSuggestions(accountId: string, parameters: readonly { name: string; value: string }[]): void {
  const before = readUtmSuggestions(accountId);
  const used = utmFields.map((name) => {
    const rows = parameters.filter((row) => row.name === name && row.value !== '' && row.value.length <= limits.length);
    const values = new Set([...rows.map(({ value }) => value), ...(before[name] ?? [])]);
    return [name, [...values].slice(0, limits.values)] as const;
  });
  try {
    localStorage.setItem(entryFor(accountId), JSON.stringify(Object.fromEntries(used)));
  } catch {
    // Without storage there are no suggestions.
  }
}
