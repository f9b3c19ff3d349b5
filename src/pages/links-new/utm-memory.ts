/** The values of campaign parameters that were used before, as this browser remembers them for an account. */
import { utmFields } from './utm.ts';

/** By name of the parameter, the last one first. */
type UtmValues = Readonly<Record<string, readonly string[]>>;

const entry = 'linkdeck.utm';

/** How many values are kept of each parameter, and of how many accounts; an account gets a new name at each sign-in. */
const most = { values: 8, accounts: 5, length: 100 } as const;

/** What was used with an account; nothing where storage is blocked. */
export function rememberedUtm(accountId: string): UtmValues {
  return readAll().find(([account]) => account === accountId)?.[1] ?? {};
}

/** Remembers the parameters of a link that was made. */
export function rememberUtm(accountId: string, parameters: readonly { name: string; value: string }[]): void {
  const before = rememberedUtm(accountId);
  const used = utmFields.map(({ name }) => {
    const values = parameters.filter((row) => row.name === name && row.value !== '' && row.value.length <= most.length);
    return [name, [...new Set([...values.map(({ value }) => value), ...(before[name] ?? [])])].slice(0, most.values)] as const;
  });
  const others = readAll().filter(([account]) => account !== accountId);
  const all = [[accountId, Object.fromEntries(used)] as const, ...others].slice(0, most.accounts);
  try {
    localStorage.setItem(entry, JSON.stringify(all));
  } catch {
    // It is a convenience: without storage there are no suggestions.
  }
}

/** By account, the one used last first; what somebody else has left there reads as nothing. */
function readAll(): readonly (readonly [string, UtmValues])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(entry) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(readAccount) : [];
  } catch {
    return [];
  }
}

function readAccount(kept: unknown): (readonly [string, UtmValues])[] {
  if (!Array.isArray(kept)) return [];
  const [account, values] = kept as unknown[];
  if (typeof account !== 'string' || typeof values !== 'object' || values === null) return [];
  const read = Object.entries(values).map(([name, list]) => {
    const texts = Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
    return [name, texts.slice(0, most.values)] as const;
  });
  return [[account, Object.fromEntries(read)]];
}
