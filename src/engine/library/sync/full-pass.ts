/** Full pass: reads every link of the account, and finds those that were deleted elsewhere. */

import { confirmDeleted } from './deleted-links.ts';
import { createListWalk } from './list-walk.ts';
import { learnDateOrder, rowsOn, shrinkPages, unusableOn } from './service-traits.ts';
import {
  markSeen,
  type PassState,
  type SyncDeps,
  type SyncMemory,
  writePage,
} from './sync-types.ts';

/** Begins a pass. @param now milliseconds since 1970 */
export function newPass(memory: SyncMemory, now: number): PassState {
  memory.walks += 1;
  // Each pass tries whether other limits are obeyed: what was taken for a refusal may have been a
  // deletion.
  if (memory.traits.obeysLimit === false) memory.traits.obeysLimit = null;
  const nothing = { reach: 0, isSound: true, seen: 0, result: null, isQuiet: true };
  return { ...nothing, unreadable: [], first: [], last: [], number: memory.walks, startedAt: now };
}

/**
 * Continues the pass in the memory, or begins one, and finishes it.
 *
 * @returns whether as many links are loaded as the service counts, as far as it counts
 * @throws ApiError `cancelled` where the engine ends
 */
export async function fullPass(deps: SyncDeps): Promise<boolean> {
  const { rows, ask, memory, clock, onStep } = deps;
  const { traits } = memory;
  const isResumed = memory.pass !== null && memory.pass.reach > 0;
  const pass = memory.pass ?? newPass(memory, clock.now());
  memory.pass = pass;
  markSeen(rows, pass.last, pass.number);
  const isSeen = (id: number) => rows.columns.walk[rows.placeOf(id) ?? -1] === pass.number;
  const walk = createListWalk(traits, pass, isSeen);
  const unreadable = new Set(pass.unreadable);
  /** Links on pages that did not follow: they exist, wherever they are. */
  const elsewhere = new Set<number>();

  for (let verdict = 'on'; verdict !== 'end'; ) {
    const request = walk.request();
    const page = await ask.page({ ...request, order: 'date' });
    if (page === null) {
      shrinkOrThrow(traits);
      continue;
    }
    if (request.page === 1) learnDateOrder(traits, page);
    const before = pass.reach;
    verdict = walk.read(request, page);
    const ids = writePage(deps, page);
    if (verdict === 'off') {
      for (const id of ids) elsewhere.add(id);
    } else {
      pass.seen += markSeen(rows, ids, pass.number);
      const start = pass.reach - rowsOn(page);
      for (const index of unusableOn(page)) unreadable.add(start + index);
      if (before === 0) pass.first = ids;
      pass.last = ids;
    }
    if (page.counted) pass.result ??= page.result;
    if (!page.counted || page.result !== pass.result) pass.isQuiet = false;
    pass.unreadable = [...unreadable];
    onStep();
  }

  memory.unreadable = unreadable.size;
  // What a pass saw before a restart is not known: the next one can tell.
  if (!isResumed) await removeDeleted(deps, pass, elsewhere);
  memory.pass = null;
  memory.fullPassAt = clock.now();
  onStep();
  return memory.total === null || rows.known + memory.unreadable >= memory.total;
}

function shrinkOrThrow(traits: SyncMemory['traits']): void {
  if (!shrinkPages(traits)) throw new RangeError('The smallest page is asked for until it comes');
}

/** Nothing is removed without proof: what the pass did not see may have slipped past. */
async function removeDeleted(
  deps: SyncDeps,
  pass: PassState,
  elsewhere: ReadonlySet<number>,
): Promise<void> {
  const { rows, memory } = deps;
  const { columns } = rows;
  const missed = [...rows.ids()].filter((id) => {
    const place = rows.placeOf(id) ?? -1;
    return (
      columns.walk[place] !== pass.number &&
      !elsewhere.has(id) &&
      (columns.readAt[place] ?? 0) <= pass.startedAt
    );
  });
  if (missed.length === 0) return;
  if (await nothingMoved(deps, pass)) {
    for (const id of missed) if (rows.remove(id)) memory.removed += 1;
  } else await confirmDeleted(deps, missed);
}

/**
 * Whether the list was the same from the first request to the last, and the pass saw each of its
 * rows.
 */
async function nothingMoved(deps: SyncDeps, pass: PassState): Promise<boolean> {
  const { ask, memory } = deps;
  const { result, reach, seen, unreadable, isSound, isQuiet, first } = pass;
  if (
    !isSound ||
    !isQuiet ||
    result === null ||
    reach !== result ||
    seen + unreadable.length !== result
  )
    return false;
  const page = await ask.page({ limit: memory.traits.cap, page: 1, order: 'date' });
  if (page === null) return false;
  const ids = writePage(deps, page);
  return page.counted && page.result === result && ids.join() === first.join();
}
