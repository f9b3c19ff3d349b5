/**
 * Stored links: writes rows and walk to sealed blocks as they change, and reads them again at the
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
  /** Links were read, or all of them were. */
  readonly onChange: () => void;
}

/**
 * Clicks that screens have read, and nothing else, are written at most so often; in milliseconds.
 */
const clicksEvery = 10_000;
/** Blocks of text in one transaction, which memory holds twice meanwhile. */
const maxAtOnce = 16;
/** The one block of the walk. */
const walkBlock = 0;

/** The rows and the walk of an account in sealed blocks. */
export class StoredLinks implements StoredPart {
  readonly #rows: LinkRows;
  readonly #sync: StoredLinksDeps['sync'];
  readonly #now: () => number;
  readonly #onChange: () => void;
  /** Null where links are in memory alone. */
  #blocks: SealedBlocks | null = null;
  #isLoading = false;
  #isWriting = false;
  #writtenAt = -Infinity;
  /** The walk as it was written last. */
  #walk = '';

  constructor({ rows, sync, now, onChange }: StoredLinksDeps) {
    this.#rows = rows;
    this.#sync = sync;
    this.#now = now;
    this.#onChange = onChange;
  }

  get isLoading(): boolean {
    return this.#isLoading;
  }

  /** Rows or the walk have changed, so that both fit together. */
  changed(): void {
    if (this.#blocks !== null && !this.#isWriting && !this.#isLoading) void this.#write();
  }

  async load(from: SealedBlocks): Promise<void> {
    const rows = this.#rows;
    this.#isLoading = true;
    try {
      const state = await readWalk(from);
      // Clicks that were lost are read again bit by bit; the order by clicks needs the others at
      // once.
      const now = this.#now();
      await this.#readAll(from, 'clicks', (number, bytes) =>
        restoreClicks(rows, number, bytes, now),
      );
      // A first pass reads the newest links first, so that the first blocks have what is read most.
      const isWhole = await this.#readAll(from, 'rows', (number, bytes) =>
        restoreText(rows, number, bytes),
      );
      rows.restored();
      this.#walk = JSON.stringify(state);
      if (state !== null || rows.known > 0) this.#sync.restore(state, isWhole && state !== null);
    } finally {
      this.#isLoading = false;
      this.#onChange();
    }
  }

  keepIn(next: SealedBlocks | null): Promise<void> {
    // What was written to other blocks is in none of the next ones.
    if (this.#blocks !== null) {
      this.#rows.changes.noteAll(this.#rows.places);
      this.#walk = '';
    }
    this.#blocks = next;
    this.changed();
    return Promise.resolve();
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    try {
      while (this.#blocks !== null) {
        const next = this.#nextChanges();
        if (next === null) break;
        await this.#blocks.write(next);
      }
    } catch {
      // The owner of the blocks has noticed, and stops storing.
    } finally {
      this.#isWriting = false;
    }
  }

  /** What has to be written next; null for nothing yet. */
  #nextChanges(): BlockChange[] | null {
    const { changes } = this.#rows;
    const walk = JSON.stringify(this.#sync.state());
    if (!this.#isDue(walk)) return null;
    this.#writtenAt = this.#now();
    const written = [this.#takeTexts(), this.#takeClicks()];
    // The walk is never ahead of the rows that it has read: a crash repeats a page, and skips none.
    if (changes.texts.size > 0) return written;
    this.#walk = walk;
    const put = new Map([[walkBlock, new TextEncoder().encode(walk)]]);
    return [...written, { store: 'walk', put }];
  }

  /** Clicks alone wait for their time. */
  #isDue(walk: string): boolean {
    const { texts, clicks } = this.#rows.changes;
    if (texts.size > 0 || walk !== this.#walk) return true;
    return clicks.size > 0 && Math.abs(this.#now() - this.#writtenAt) >= clicksEvery;
  }

  #takeTexts(): BlockChange {
    const { texts } = this.#rows.changes;
    const put = new Map<number, Uint8Array<ArrayBuffer>>();
    const removed: number[] = [];
    for (const number of [...texts].slice(0, maxAtOnce)) {
      texts.delete(number);
      const bytes = textBlock(this.#rows, number);
      if (bytes === null) removed.push(number);
      else put.set(number, bytes);
    }
    return { store: 'rows', put, removed };
  }

  #takeClicks(): BlockChange {
    const { clicks } = this.#rows.changes;
    const put = new Map([...clicks].map((number) => [number, clickBlock(this.#rows, number)]));
    clicks.clear();
    return { store: 'clicks', put };
  }

  /** Whether all blocks of a store could be read. */
  async #readAll(
    from: SealedBlocks,
    store: 'clicks' | 'rows',
    restore: (number: number, bytes: Uint8Array<ArrayBuffer>) => void,
  ): Promise<boolean> {
    let isWhole = true;
    let reported = this.#rows.known;
    for await (const { number, bytes } of from.readAll(store)) {
      if (bytes === null || !succeeds(() => restore(number, bytes))) isWhole = false;
      // Each time there are ten times as many: screens ask for their rows again, which takes time
      // from the rest.
      if (this.#rows.known < 10 * reported) continue;
      reported = this.#rows.known;
      this.#onChange();
    }
    return isWhole;
  }
}

function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** Null where nothing is stored that can be read. */
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
