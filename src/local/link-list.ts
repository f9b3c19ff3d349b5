/** Link list settings: an account's saved views, and whether its list has low rows. */
import { attempt, isRecord } from './attempt.ts';

/** A search with its filters and its sort order. */
export interface SavedView {
  readonly name: string;
  /** The query of the address of Links. */
  readonly query: string;
}

export interface LinkListSettings {
  /** By name. */
  readonly views: readonly SavedView[];
  /** Rows of one line instead of two. */
  readonly compact: boolean;
}

/** The part of `Storage` that is used. */
type ListPlace = Pick<Storage, 'getItem' | 'setItem'>;

/** One entry for each account, so that all of it goes when the account is forgotten. */
const entryFor = (accountId: string): string => `linkdeck.list.${accountId}`;

/** @param storage `() => localStorage`: merely naming it throws where storage is blocked */
export function readLinkList(
  storage: () => Pick<ListPlace, 'getItem'>,
  accountId: string,
): LinkListSettings {
  const given = attempt((): unknown => JSON.parse(storage().getItem(entryFor(accountId)) ?? '{}'));
  const { views, compact } = isRecord(given) ? given : {};
  return {
    views: Array.isArray(views) ? views.filter(isView) : [],
    compact: compact === true,
  };
}

/** Returns whether the browser has stored them. */
export function storeLinkList(
  storage: () => Pick<ListPlace, 'setItem'>,
  accountId: string,
  settings: LinkListSettings,
): boolean {
  return (
    attempt(() => (storage().setItem(entryFor(accountId), JSON.stringify(settings)), true)) ?? false
  );
}

function isView(value: unknown): value is SavedView {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['query'] === 'string';
}
