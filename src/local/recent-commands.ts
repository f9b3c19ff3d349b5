/**
 * Recent commands: the ids of what an account used last in the command palette, without names or
 * addresses.
 */
import { attempt } from './attempt.ts';

/** More are forgotten. */
const max = 8;

/** One entry for each account, so that all of it goes when the account is forgotten. */
const entryFor = (accountId: string): string => `linkdeck.recent.${accountId}`;

/** @param storage `() => localStorage`: merely naming it throws where storage is blocked */
export function readRecentCommands(
  storage: () => Pick<Storage, 'getItem'>,
  accountId: string,
): readonly string[] {
  const given = attempt((): unknown => JSON.parse(storage().getItem(entryFor(accountId)) ?? '[]'));
  return Array.isArray(given)
    ? given.filter((id): id is string => typeof id === 'string').slice(0, max)
    : [];
}

/** Puts an id first. Nothing happens where the browser keeps nothing. */
export function noteRecentCommand(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  accountId: string,
  id: string,
): void {
  const recent = [
    id,
    ...readRecentCommands(storage, accountId).filter((each) => each !== id),
  ].slice(0, max);
  attempt(() => storage().setItem(entryFor(accountId), JSON.stringify(recent)));
}
