/** The values of campaign parameters that were used before, as this browser remembers them for an account. */
import { utmFields } from './utm.ts';

/** By name of the parameter, the last one first. */
type UtmValues = Readonly<Record<string, readonly string[]>>;

/** One entry for each account, so that all of it goes when the account is forgotten. */
const entryFor = (accountId: string): string => `linkdeck.utm.${accountId}`;

/** How many values are kept of each parameter, and how long one may be. */
const most = { values: 8, length: 100 } as const;

/** What was used with an account, the last one first; nothing where storage is blocked, or somebody else wrote there. */
export function rememberedUtm(accountId: string): UtmValues {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(entryFor(accountId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? textsIn(kept) : {};
  } catch {
    return {};
  }
}

/** Remembers the parameters of a link that was made. */
export function rememberUtm(accountId: string, parameters: readonly { name: string; value: string }[]): void {
  const before = rememberedUtm(accountId);
  const used = utmFields.map(({ name }) => {
    const values = parameters.filter((row) => row.name === name && row.value !== '' && row.value.length <= most.length);
    return [name, [...new Set([...values.map(({ value }) => value), ...(before[name] ?? [])])].slice(0, most.values)] as const;
  });
  try {
    localStorage.setItem(entryFor(accountId), JSON.stringify(Object.fromEntries(used)));
  } catch {
    // It is a convenience: without storage there are no suggestions.
  }
}

function textsIn(kept: object): UtmValues {
  const read = Object.entries(kept).map(([name, list]: [string, unknown]) => {
    const texts = Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
    return [name, texts.slice(0, most.values)] as const;
  });
  return Object.fromEntries(read);
}
