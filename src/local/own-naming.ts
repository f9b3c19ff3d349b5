/** Own naming rules: the rules that the user has set for an account in this browser; readers check them. */
import { browserEntry } from './browser-entry.ts';

/** One entry for each account, so that it goes when the account is forgotten. */
const entryOf = (accountId: string) =>
  browserEntry(`linkdeck.naming.${accountId}`, { parse: (value) => value });

/** Undefined where there are none. */
export function readOwnNaming(accountId: string): unknown {
  return entryOf(accountId).read() ?? undefined;
}

/** Returns whether the browser has stored them; undefined removes them. */
export function storeOwnNaming(accountId: string, rules: unknown): boolean {
  return entryOf(accountId).write(rules ?? null);
}
