/**
 * Newest links: reads links that were created elsewhere, newest first, up to one that an earlier
 * walk came by.
 */

import { createListWalk } from './list-walk.ts';
import { learnDateOrder, shrinkPages } from './service-traits.ts';
import { markSeen, type SyncDeps, writePage } from './sync-types.ts';

/**
 * Only at its end are its links marked as seen by a walk: where it is cut short, the next reading
 * reads them again, and so the gap behind them. Links that were created here count as new, because
 * others may lie behind them.
 *
 * @throws ApiError `cancelled` where the engine ends
 */
export async function readNewest(deps: SyncDeps): Promise<void> {
  const { rows, ask, memory, clock, onStep } = deps;
  const { traits } = memory;
  const seen = new Set<number>();
  const walk = createListWalk(traits, { reach: 0, isSound: true }, (id) => seen.has(id));
  const isOld = (id: number) => (rows.columns.walk[rows.placeOf(id) ?? -1] ?? 0) > 0;
  for (let isDone = false; !isDone; ) {
    const request = walk.request();
    const page = await ask.page({ ...request, order: 'date' });
    if (page === null) {
      if (!shrinkPages(traits)) return;
      continue;
    }
    if (request.page === 1) learnDateOrder(traits, page);
    const verdict = walk.read(request, page);
    const ids = writePage(deps, page);
    if (verdict !== 'off') {
      isDone = verdict === 'end' || ids.some(isOld);
      for (const id of ids) seen.add(id);
    }
    onStep();
  }
  memory.walks += 1;
  markSeen(rows, [...seen], memory.walks);
  memory.newestReadAt = clock.now();
  onStep();
}
