/**
 * Kept links: writes rows and walk to sealed blocks as they change, and takes them up again at the
 * next start.
 */

import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import {
  clickBlock,
  restoreClicks,
  restoreText,
  textBlock,
} from '#engine/library/rows/row-blocks.ts';
import type { LibrarySync, SyncState } from '#engine/library/sync/library-sync.ts';
import type { BlockChange, SealedBlocks, StoredPart } from '#engine/storage/sealed-blocks.ts';

interface StoredLinksDeps {
  readonly rows: LinkRows;
  readonly sync: Pick<LibrarySync, 'state' | 'restore'>;
  /** Milliseconds. */
  readonly now: () => number;
  /** Links were taken up, or all of them were. */
  readonly onChange: () => void;
}

/**
 * Clicks that screens have read, and nothing else, are written at most so often; in milliseconds.
 */
const clicksEvery = 10_000;
/** Blocks of text in one transaction, which memory holds twice meanwhile. */
const mostAtOnce = 16;
/** The one block of the walk. */
const walkBlock = 0;

export function createStoredLinks({ rows, sync, now, onChange }: StoredLinksDeps): StoredPart & {
  /** Rows or the walk have changed, so that both fit together. */
  changed(): void;
  readonly isLoading: boolean;
} {
  const { changes } = rows;
  let blocks: SealedBlocks | null = null;
  let isLoading = false;
  let isWriting = false;
  let wroteAt = -Infinity;
  let walk = '';

  /** What has to be written next; null for nothing yet. */
  function nextChanges(): BlockChange[] | null {
    const walkNow = JSON.stringify(sync.state());
    const isDue =
      changes.texts.size > 0 || walkNow !== walk || Math.abs(now() - wroteAt) >= clicksEvery;
    if (!isDue || (changes.texts.size + changes.clicks.size === 0 && walkNow === walk)) return null;
    wroteAt = now();
    const numbers = [...changes.texts].slice(0, mostAtOnce);
    const texts = numbers.map((number) => [number, textBlock(rows, number)] as const);
    for (const number of numbers) changes.texts.delete(number);
    const removed = texts.flatMap(([number, bytes]) => (bytes === null ? [number] : []));
    const put = new Map(
      texts.flatMap(([number, bytes]) => (bytes === null ? [] : [[number, bytes] as const])),
    );
    const clicks = new Map([...changes.clicks].map((number) => [number, clickBlock(rows, number)]));
    changes.clicks.clear();
    const written: BlockChange[] = [
      { store: 'rows', put, removed },
      { store: 'clicks', put: clicks },
    ];
    // The walk is never ahead of the rows that it has read: a crash repeats a page, and skips none.
    if (changes.texts.size > 0) return written;
    walk = walkNow;
    return [
      ...written,
      { store: 'walk', put: new Map([[walkBlock, new TextEncoder().encode(walk)]]) },
    ];
  }

  async function write(): Promise<void> {
    isWriting = true;
    try {
      while (blocks !== null) {
        const next = nextChanges();
        if (next === null) break;
        await blocks.write(next);
      }
    } catch {
      // The owner of the blocks has noticed, and ends the keeping.
    } finally {
      isWriting = false;
    }
  }

  const changed = (): void => {
    if (blocks !== null && !isWriting && !isLoading) void write();
  };

  /** Whether all blocks of a store could be read. */
  async function restored(
    from: SealedBlocks,
    store: 'clicks' | 'rows',
    restore: (number: number, bytes: Uint8Array<ArrayBuffer>) => void,
  ): Promise<boolean> {
    let isWhole = true;
    let reported = rows.known;
    for await (const { number, bytes } of from.readAll(store)) {
      try {
        if (bytes === null) isWhole = false;
        else restore(number, bytes);
      } catch {
        isWhole = false;
      }
      // Each time there are ten times as many: screens ask for their rows again, which takes time from
      // the rest.
      if (rows.known < 10 * reported) continue;
      reported = rows.known;
      onChange();
    }
    return isWhole;
  }

  return {
    get isLoading() {
      return isLoading;
    },
    changed,
    load: async (from) => {
      isLoading = true;
      try {
        const state = await readWalk(from);
        // Clicks that were lost are read again bit by bit; the order by clicks needs the others at once.
        await restored(from, 'clicks', (number, bytes) => restoreClicks(rows, number, bytes));
        // A first pass reads the newest links first, so that the first blocks have what is looked at most.
        const isWhole = await restored(from, 'rows', (number, bytes) =>
          restoreText(rows, number, bytes),
        );
        rows.restored();
        walk = JSON.stringify(state);
        if (state !== null || rows.known > 0) sync.restore(state, isWhole && state !== null);
      } finally {
        isLoading = false;
        onChange();
      }
    },
    keepIn: (next) => {
      // What was written to other blocks is in none of the next ones.
      if (blocks !== null) {
        changes.noteAll(rows.places);
        walk = '';
      }
      blocks = next;
      changed();
      return Promise.resolve();
    },
  };
}

/** Null where nothing is kept that can be read. */
async function readWalk(from: SealedBlocks): Promise<SyncState | null> {
  let state: SyncState | null = null;
  for await (const { number, bytes } of from.readAll('walk')) {
    // A sound cast: no other key seals a block, and another form of the state has another format of
    // blocks.
    if (number === walkBlock && bytes !== null)
      state = JSON.parse(new TextDecoder().decode(bytes)) as SyncState;
  }
  return state;
}
