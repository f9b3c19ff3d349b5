/**
 * Stored service names: which vocabulary the user chose for an account, and which one its service
 * has shown.
 */
import type { Vocabulary } from '#contract/service-names.ts';
import { attempt, isRecord } from './attempt.ts';

export interface StoredNames {
  /** Null where the user chose nothing. */
  readonly chosen: Vocabulary | null;
  /** Shown by replies in an earlier session. */
  readonly found: Vocabulary | null;
}

/** One entry for each account, so that all of it goes when the account is forgotten. */
const entryFor = (accountId: string): string => `linkdeck.names.${accountId}`;

/** @param storage `() => localStorage`: merely naming it throws where storage is blocked */
export function readStoredNames(
  storage: () => Pick<Storage, 'getItem'>,
  accountId: string,
): StoredNames {
  const given = attempt((): unknown => JSON.parse(storage().getItem(entryFor(accountId)) ?? '{}'));
  const { chosen, found } = isRecord(given) ? given : {};
  return { chosen: vocabulary(chosen), found: vocabulary(found) };
}

/** Where nothing can be stored, the next session finds the names out again. */
export function storeNames(
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
  accountId: string,
  names: StoredNames,
): void {
  attempt(() => {
    if (names.chosen === null && names.found === null) storage().removeItem(entryFor(accountId));
    else storage().setItem(entryFor(accountId), JSON.stringify(names));
  });
}

function vocabulary(value: unknown): Vocabulary | null {
  return value === 'neutral' || value === 'common' ? value : null;
}
