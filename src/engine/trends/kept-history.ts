/** Kept history: takes up histories from sealed blocks, and writes those that have changed, at most once a minute. */
import type { Clock } from '#client/time/clock.ts';
import { decodeBlock, decodeTimes, encodeBlock, encodeTimes, type PackedHistory } from '#local/history/history-blocks.ts';
import { BlocksError, type KeptPart, type SealedBlocks } from '#local/library/sealed-blocks.ts';
import type { Trends } from './trends.ts';
import type { VisitTimes } from './visit-times.ts';

/** Milliseconds between two writes. What is lost with a crash makes an interval longer, and costs no click. */
const distance = 60_000;
/** The times of visits; the links follow from block 1 on. */
const timesBlock = 0;

/** @returns the part for the keeper of the library, and `close`, which writes once more and ends it */
export function createKeptHistory({ histories, visits }: Pick<Trends, 'histories' | 'visits'>, clock: Clock) {
  let blocks: SealedBlocks | null = null;
  /** The blocks that hold what was loaded. */
  let loadedFrom: SealedBlocks | null = null;
  let writing = new AbortController();
  let lastTimes = '';

  async function write(): Promise<void> {
    if (blocks === null) return;
    const put = new Map<number, Uint8Array<ArrayBuffer>>();
    const changed = histories.takeChanged();
    for (const number of changed) put.set(number + 1, encodeBlock(histories.block(number)));
    const times = encodeTimes(visits.get());
    if (times.join() !== lastTimes) put.set(timesBlock, times);
    if (put.size === 0) return;
    try {
      await blocks.write([{ store: 'history', put }]);
      lastTimes = times.join();
    } catch (problem) {
      if (!(problem instanceof BlocksError)) throw problem;
      // The keeper of the library tells the user; what was not written waits for the next time.
      for (const number of changed) histories.touch(number);
      if (problem.kind === 'gone') blocks = null;
    }
  }

  async function writeOnAndOn(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && blocks !== null) {
      await write();
      await clock.wait(distance, signal);
    }
  }

  const part: KeptPart = {
    load: async (from) => {
      const found = new Map<number, readonly PackedHistory[]>();
      let times: VisitTimes | null = null;
      for await (const { number, bytes } of from.readAll('history')) {
        if (bytes === null) continue;
        if (number === timesBlock) times = decodeTimes(bytes);
        else {
          const block = decodeBlock(bytes);
          if (block !== null) found.set(number - 1, block);
        }
      }
      // A visit that ended before now has seen what was kept, and none of the looks of now.
      histories.restore(found, () => {
        if (times !== null) visits.restore(times);
      });
      loadedFrom = from;
    },
    keepIn: async (to) => {
      writing.abort();
      writing = new AbortController();
      blocks = to;
      if (to === null) return;
      if (to !== loadedFrom) {
        lastTimes = '';
        for (let number = 0; number < histories.blocks(); number += 1) histories.touch(number);
      }
      loadedFrom = to;
      await write();
      void writeOnAndOn(writing.signal);
    },
  };
  return {
    ...part,
    close: (): void => {
      writing.abort();
      // The bytes are made before this returns, and the histories may be cleared after it.
      write().catch(() => undefined);
    },
  };
}
