/** UTM suggestions: the values of UTM parameters used before, kept in this browser for each account. */
import { utmFields } from './utm.ts';

/** By name of the parameter, the last one first. */
type UtmValues = Readonly<Record<string, readonly string[]>>;

/** One entry for each account, so that it is removed with the account. */
const entryFor = (accountId: string): string => `linkdeck.utm.${accountId}`;

/** How many values are kept of each parameter, and how long one may be. */
const limits = { values: 8, length: 100 } as const;

/** Nothing where storage is blocked or another program wrote there. */
export function readUtmSuggestions(accountId: string): UtmValues {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(entryFor(accountId)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const read = Object.entries(stored).map(([name, list]: [string, unknown]) => {
      const texts = Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
      return [name, texts.slice(0, limits.values)] as const;
    });
    return Object.fromEntries(read);
  } catch {
    return {};
  }
}

/** Remembers the parameters of a link that was created. */
export function keepUtmSuggestions(accountId: string, parameters: readonly { name: string; value: string }[]): void {
  const before = readUtmSuggestions(accountId);
  const used = utmFields.map(({ name }) => {
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
