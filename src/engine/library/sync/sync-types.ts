/**
 * Sync types: what the walks share, and what has to be stored so that they continue after a
 * restart.
 */
import type { Clock } from '#base/clock.ts';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Link } from '#contract/resources/links.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import type { AskService } from './ask-service.ts';
import type { WalkPosition } from './list-walk.ts';
import { newTraits, type ServiceTraits } from './service-traits.ts';

/** A pass over the whole list; plain data. */
export interface PassState extends WalkPosition {
  /** The number that marks the rows it has seen. */
  readonly number: number;
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** Distinct links seen. */
  seen: number;
  /** The service's count in the first reply; null before it and where there was none. */
  result: number | null;
  /** Whether every reply had this count. */
  isQuiet: boolean;
  /** Places of rows without a usable id. */
  unreadable: readonly number[];
  /** The links of the first page. */
  first: readonly number[];
  /** The links of the last page. */
  last: readonly number[];
}

/** Plain data. */
export interface SyncMemory {
  traits: ServiceTraits;
  /** The number of the last walk. */
  walks: number;
  /** The pass that is not done, or null. */
  pass: PassState | null;
  isWhole: boolean;
  /** Links by the service's count, or null. */
  total: number | null;
  unreadable: number;
  removed: number;
  /** Requests that the sync has sent. */
  requests: number;
  /** In milliseconds since 1970; 0 for never. */
  newestReadAt: number;
  fullPassAt: number;
}

/** Nothing was read. */
export function newMemory(): SyncMemory {
  const never = { newestReadAt: 0, fullPassAt: 0, removed: 0, walks: 0, requests: 0 };
  return { ...never, traits: newTraits(), pass: null, isWhole: false, total: null, unreadable: 0 };
}

export interface SyncDeps {
  readonly rows: LinkRows;
  readonly ask: AskService;
  readonly clock: Clock;
  readonly memory: SyncMemory;
  /** Rows or memory have changed: after each reply, when both fit together. */
  readonly onStep: () => void;
}

/** Adds the rows of a page; its ids, each once. */
export function writePage({ rows, clock, memory }: SyncDeps, page: Page<Link>): number[] {
  const ids = new Set<number>();
  const at = clock.now();
  for (const row of page.rows) {
    // Of two rows with one id the first counts.
    if (row.id === null || ids.has(row.id)) continue;
    if (rows.write(row, { at, isRow: true }) !== 'unreadable') ids.add(row.id);
  }
  if (page.counted) memory.total = page.result;
  return [...ids];
}

/** Marks links as seen by a walk; how many of them it had not seen. */
export function markSeen(rows: LinkRows, ids: readonly number[], walk: number): number {
  const { columns, changes } = rows;
  let fresh = 0;
  for (const id of ids) {
    const place = rows.placeOf(id);
    if (place === undefined || columns.walk[place] === walk) continue;
    // Of the walks only whether any came by is stored.
    if (columns.walk[place] === 0) changes.noteText(place);
    columns.walk[place] = walk;
    fresh += 1;
  }
  return fresh;
}
