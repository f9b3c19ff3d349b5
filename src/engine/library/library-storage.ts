/**
 * Link storage: decides whether an account's links are stored in this browser, and gives the parts
 * of the engine their blocks.
 */

import { ApiError } from '#client/errors/api-error.ts';
import { sentence } from '#contract/message.ts';
import type { LibraryPlace } from '#engine/storage/library-database.ts';
import { BlocksError, blockStores, type StoredPart } from '#engine/storage/sealed-blocks.ts';
import type { LibraryStorage } from './library-types.ts';
import { watchBlocks } from './watched-blocks.ts';

export interface StorageDeps {
  /** Undefined where nothing may be stored, because the key is not. */
  readonly place: LibraryPlace | undefined;
  /** How many bytes this browser would still store; null where it does not tell. */
  readonly room: (() => Promise<number | null>) | undefined;
  readonly parts: readonly StoredPart[];
  readonly onChange: () => void;
}

/** Bytes for a link with its history, so that what is stored does not end half way. */
const bytesPerLink = 300;
/** How many links there are may not be known yet. */
const minRoom = 1_000_000;

type WatchedBlocks = ReturnType<typeof watchBlocks>;

export class LinkStorage {
  readonly #place: LibraryPlace | undefined;
  readonly #room: StorageDeps['room'];
  readonly #parts: readonly StoredPart[];
  readonly #onChange: () => void;
  /** Null while links are in memory alone. */
  #open: WatchedBlocks | null = null;
  #lost: LibraryStorage['lost'] = null;
  #isLoading: boolean;
  #isClosed = false;
  /** Resolves when everything that was stored is loaded. Never rejects. */
  readonly settled: Promise<void>;
  /** Resolves when links are stored unasked, or could not be; null until the library reads by itself. */
  #begun: Promise<void> | null = null;

  constructor({ place, room, parts, onChange }: StorageDeps) {
    this.#place = place;
    this.#room = room;
    this.#parts = parts;
    this.#onChange = onChange;
    this.#isLoading = place?.isUsed === true;
    this.settled = this.#load();
  }

  get(): LibraryStorage {
    return {
      mode: this.#open === null && !this.#isLoading ? 'memory' : 'browser',
      isPossible: this.#place !== undefined,
      bytes: this.#open?.size() ?? 0,
      lost: this.#lost,
    };
  }

  get isLoading(): boolean {
    return this.#isLoading;
  }

  /**
   * @param links how many there are, or will be
   * @throws ApiError `invalid` where they cannot be stored; then nothing has changed
   */
  async keep(isWanted: boolean, links: number): Promise<void> {
    await this.settled;
    this.#begun ??= Promise.resolve();
    await this.#begun;
    if (isWanted === (this.#open !== null)) return;
    await this.#place?.choose(isWanted);
    if (!isWanted) return this.#end(null);
    if (this.#place === undefined) throw new ApiError('invalid', [sentence('linksNeedStoredKey')]);
    await this.#begin(this.#place, links);
  }

  /**
   * The library reads links by itself from now on: they are stored unless the user has switched that
   * off. Where nothing reads them by itself, stored ones would never be read again.
   */
  storeUnasked(): void {
    this.#begun ??= this.#beginUnasked();
  }

  /** Removes what is stored, and goes on storing. @throws ApiError `invalid` */
  async clear(): Promise<void> {
    await this.settled;
    await this.#begun;
    try {
      for (const store of blockStores) await this.#open?.blocks.clear(store);
    } catch {
      throw new ApiError('invalid', [sentence('storedNotRemoved')]);
    }
    this.#onChange();
  }

  /** Drops the key; what is stored stays. */
  close(): void {
    this.#isClosed = true;
    this.#open?.blocks.close();
    this.#open = null;
  }

  /** @throws ApiError `invalid` */
  async #begin(place: LibraryPlace, links: number): Promise<void> {
    await this.#assertRoom(links);
    try {
      const opened = await this.#openBlocks(place);
      if (this.#isClosed) return;
      this.#open = opened;
      this.#lost = null;
      this.#onChange();
      for (const part of this.#parts) await part.keepIn(opened.blocks);
    } catch {
      throw new ApiError('invalid', [sentence('linksRefused')]);
    }
    this.#onChange();
  }

  /** Where it cannot be, links are in memory alone, as the user has asked for nothing. */
  async #beginUnasked(): Promise<void> {
    const place = this.#place;
    if (place?.isWanted !== true || place.isUsed) return;
    await this.#begin(place, 0).catch(() => undefined);
  }

  async #load(): Promise<void> {
    if (this.#place === undefined || !this.#isLoading) return;
    try {
      const opened = await this.#openBlocks(this.#place);
      for (const part of this.#parts) await part.load(opened.blocks);
      if (this.#isClosed) return;
      this.#open = opened;
      // Screens need not wait until what has changed is written.
      this.#isLoading = false;
      this.#onChange();
      for (const part of this.#parts) await part.keepIn(opened.blocks);
    } catch (problem) {
      this.#lost = problem instanceof BlocksError ? problem.kind : 'gone';
    } finally {
      this.#isLoading = false;
      this.#onChange();
    }
  }

  async #openBlocks(place: LibraryPlace): Promise<WatchedBlocks> {
    const blocks = await place.open();
    const watched = watchBlocks(blocks, {
      onWrite: this.#onChange,
      onFail: (kind) => {
        if (!this.#isClosed && this.#open === watched) void this.#end(kind);
      },
    });
    if (this.#isClosed) blocks.close();
    return watched;
  }

  async #end(why: LibraryStorage['lost']): Promise<void> {
    const before = this.#open;
    this.#open = null;
    this.#lost = why;
    for (const part of this.#parts) await part.keepIn(null);
    before?.blocks.close();
    // What cannot go on is of no use: half of it would be taken for the whole later.
    if (why !== 'gone') await this.#place?.remove();
    this.#onChange();
  }

  async #assertRoom(links: number): Promise<void> {
    const left = (await this.#room?.().catch(() => null)) ?? Infinity;
    if (left >= Math.max(minRoom, links * bytesPerLink)) return;
    this.#lost = 'full';
    this.#onChange();
    throw new ApiError('invalid', [sentence('linksNeedSpace')]);
  }
}
