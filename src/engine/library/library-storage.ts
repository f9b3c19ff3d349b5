/**
 * Keeper: decides whether an account's links are kept in this browser, and gives the parts of the
 * engine their blocks.
 */

import { ApiError } from '#client/errors/api-error.ts';
import { sentence } from '#contract/message.ts';
import type { LibraryPlace } from '#engine/storage/library-database.ts';
import { BlocksError, blockStores, type StoredPart } from '#engine/storage/sealed-blocks.ts';
import type { LibraryStorage } from './library-types.ts';
import { watchBlocks } from './watched-blocks.ts';

export interface KeeperDeps {
  /** Undefined where nothing may be kept, because the key is not. */
  readonly place: LibraryPlace | undefined;
  /** How many bytes this browser would still store; null where it does not tell. */
  readonly room: (() => Promise<number | null>) | undefined;
  readonly parts: readonly StoredPart[];
  readonly onChange: () => void;
}

/** Bytes for a link with its history, so that what is kept does not end half way. */
const bytesPerLink = 300;
/** How many links there are may not be known yet. */
const leastRoom = 1_000_000;

export function createLibraryStorage({ place, room, parts, onChange }: KeeperDeps) {
  let storage: ReturnType<typeof watchBlocks> | null = null;
  let lost: LibraryStorage['lost'] = null;
  let isLoading = place?.isUsed === true;
  let isClosed = false;

  const state = (): LibraryStorage => ({
    mode: storage === null && !isLoading ? 'memory' : 'browser',
    isPossible: place !== undefined,
    bytes: storage?.size() ?? 0,
    lost,
  });

  async function end(why: LibraryStorage['lost']): Promise<void> {
    const before = storage;
    storage = null;
    lost = why;
    for (const part of parts) await part.keepIn(null);
    before?.blocks.close();
    // What cannot go on is of no use: half of it would be taken for the whole later.
    if (why !== 'gone') await place?.remove();
    onChange();
  }

  async function open(from: LibraryPlace) {
    const blocks = await from.open();
    const opened = watchBlocks(blocks, {
      onWrite: onChange,
      onFail: (kind) => {
        if (!isClosed && storage === opened) void end(kind);
      },
    });
    if (isClosed) blocks.close();
    return opened;
  }

  async function start(): Promise<void> {
    if (place === undefined || !isLoading) return;
    try {
      const opened = await open(place);
      for (const part of parts) await part.load(opened.blocks);
      if (isClosed) return;
      storage = opened;
      // Screens need not wait until what has changed is written.
      isLoading = false;
      onChange();
      for (const part of parts) await part.keepIn(opened.blocks);
    } catch (problem) {
      lost = problem instanceof BlocksError ? problem.kind : 'gone';
    } finally {
      isLoading = false;
      onChange();
    }
  }
  const settled = start();

  return {
    get: state,
    get isLoading(): boolean {
      return isLoading;
    },
    /** Resolves when everything that was kept is loaded. Never rejects. */
    settled,
    /**
     * @param links how many there are, or will be
     * @throws ApiError `invalid` where they cannot be kept; then nothing has changed
     */
    keep: async (wanted: boolean, links: number): Promise<void> => {
      await settled;
      if (wanted === (storage !== null)) return;
      if (!wanted) return end(null);
      if (place === undefined) throw new ApiError('invalid', [sentence('linksNeedStoredKey')]);
      const left = (await room?.().catch(() => null)) ?? Infinity;
      if (left < Math.max(leastRoom, links * bytesPerLink)) {
        lost = 'full';
        onChange();
        throw new ApiError('invalid', [sentence('linksNeedSpace')]);
      }
      try {
        const opened = await open(place);
        storage = opened;
        lost = null;
        onChange();
        for (const part of parts) await part.keepIn(opened.blocks);
      } catch {
        throw new ApiError('invalid', [sentence('linksRefused')]);
      }
      onChange();
    },
    /** Removes what is kept, and goes on keeping. @throws ApiError `invalid` */
    clear: async (): Promise<void> => {
      await settled;
      try {
        for (const store of blockStores) await storage?.blocks.clear(store);
      } catch {
        throw new ApiError('invalid', [sentence('storedNotRemoved')]);
      }
      onChange();
    },
    /** Drops the key; what is kept stays. */
    close: (): void => {
      isClosed = true;
      storage?.blocks.close();
      storage = null;
    },
  };
}
