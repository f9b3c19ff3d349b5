/**
 * Best links first: reads the most clicked links before all others, and the newest too where there
 * are too many to read all.
 */

import { learnClickOrder, learnDateOrder, rowsOn, shrinkPages } from './service-traits.ts';
import { type SyncDeps, writePage } from './sync-types.ts';

/** Accounts with more links than this are not read as a whole before their user asks for that. */
export const maxReadAlone = 10_000;

/** Links that are read of a larger account. */
const maxClicked = 1000;
const newest = 200;

/**
 * The first page by clicks; where there are too many links, the 1,000 most clicked and the 200
 * newest.
 *
 * @param isTooLarge asked after the first reply, which has the service's count
 * @throws ApiError `cancelled` where the engine ends
 */
export async function readBest(deps: SyncDeps, isTooLarge: () => boolean): Promise<void> {
  const { memory } = deps;
  // One page has them all, and is read by date.
  if (memory.total !== null && memory.total <= memory.traits.cap) return;
  await readPages(deps, 'click', () => (isTooLarge() ? maxClicked : 1));
  if (isTooLarge()) await readPages(deps, 'date', () => newest);
}

/** @param wanted how many links; as many pages as they need are read */
async function readPages(
  { ask, memory, rows, clock, onStep }: SyncDeps,
  order: 'click' | 'date',
  wanted: () => number,
): Promise<void> {
  const { traits } = memory;
  for (let page = 1, came = 0; page === 1 || came < wanted(); page += 1) {
    const reply = await ask.page({ limit: traits.cap, page, order });
    if (reply === null) {
      if (!shrinkPages(traits)) return;
      page = 0;
      came = 0;
      continue;
    }
    if (page === 1 && order === 'click') learnClickOrder(traits, reply);
    if (page === 1 && order === 'date') learnDateOrder(traits, reply);
    writePage({ ask, memory, rows, clock, onStep }, reply);
    onStep();
    came += rowsOn(reply);
    // A service may give smaller pages than it was asked for.
    if (rowsOn(reply) === 0 || reply.more === 'no') return;
  }
}
