/** Gone links: proves by their own endpoint that links were deleted elsewhere, and finds them by halving the list. */
import { linkReplyOf } from '#engine/library/rows/link-replies.ts';
import type { LinkOrder } from '#engine/library/search/link-orders.ts';
import { inOrder } from '#engine/library/search/link-orders.ts';
import { type SyncDeps, writePage } from './sync-types.ts';

/** Links that are asked for one by one, each time. */
const mostAsked = 20;

/**
 * Asks for each of at most 20 links whether it exists, and removes those that do not; the others are marked as not found.
 *
 * @returns how many were removed
 * @throws ApiError `cancelled` where the engine ends
 */
export async function proveGone(deps: SyncDeps, missed: readonly number[]): Promise<number> {
  const { rows, memory, ask, clock, onStep } = deps;
  const { columns } = rows;
  const exists = async (id: number): Promise<boolean> => {
    const reply = await ask.detail(id);
    const told = reply && linkReplyOf({ name: 'links.get', input: { id }, reply, at: clock.now() });
    if (told?.kind === 'detail') rows.write({ ...told.link, id }, { at: clock.now(), isRow: false });
    return reply !== null;
  };
  // A service without this endpoint says "missing" of every link. One that was just seen tells.
  const missing = new Set(missed);
  if (memory.traits.givesDetails !== true) {
    const seen = [...rows.ids()].find((id) => !missing.has(id) && columns.walk[rows.placeOf(id) ?? -1] === memory.walks);
    memory.traits.givesDetails = seen !== undefined && (await exists(seen));
  }
  let removed = 0;
  if (memory.traits.givesDetails) {
    const oldestFirst = [...missed].sort((one, other) => readAt(one) - readAt(other));
    for (const id of oldestFirst.slice(0, mostAsked)) {
      if (await exists(id)) missing.delete(id);
      else if (rows.remove(id)) removed += 1;
      onStep();
    }
  }
  memory.removed += removed;
  for (const id of missing) rows.markNotFound(id);
  onStep();
  return removed;

  function readAt(id: number): number {
    return columns.readAt[rows.placeOf(id) ?? -1] ?? 0;
  }
}

/** Requests for a look by halving; beyond it a full pass is cheaper. */
const mostProbes = 150;

/** A page of the list at the service, compared with the links at hand. */
interface Probe {
  readonly page: number;
  /** The places of its first and last link in the order at hand. */
  readonly from: number;
  readonly to: number;
}

/**
 * Finds links that are at hand and no longer in the list, by comparing where the rows of a page stand in both.
 *
 * @param newest links at hand by date, newest first
 * @param result links that the service counts: fewer than are at hand
 * @returns their ids as far as they were found; null where the list is not the one at hand in its order
 * @throws ApiError `cancelled` where the engine ends
 */
export async function findGone(deps: SyncDeps, order: LinkOrder, result: number): Promise<number[] | null> {
  const { rows, ask, memory } = deps;
  const { cap } = memory.traits;
  const places = inOrder(order, order.places, rows.places, true);
  const ids = Array.from(places, (place) => rows.columns.ids[place] ?? 0);
  const placeIn = new Map(ids.map((id, place) => [id, place]));
  const seen = new Set<number>();
  const gone = new Set<number>();
  const pages = Math.max(1, Math.ceil(result / cap));
  let probes = 0;
  const look = { isLost: false };

  const probe = async (page: number): Promise<Probe | null> => {
    probes += 1;
    const reply = probes > mostProbes ? null : await ask.page({ limit: cap, page, order: 'date' });
    const here = reply === null ? [] : writePage(deps, reply).map((id) => placeIn.get(id) ?? -1);
    look.isLost ||= here.length === 0 || here.includes(-1) || reply?.result !== result;
    if (look.isLost) return null;
    for (const place of here) seen.add(place);
    const [from, to] = [Math.min(...here), Math.max(...here)];
    missing(from, to);
    return { page, from, to };
  };
  const missing = (from: number, to: number) => {
    for (let place = from; place <= to; place += 1) if (!seen.has(place)) gone.add(place);
  };
  /** Links gone between two pages that were read. */
  const between = async (one: Probe, other: Probe): Promise<void> => {
    const expected = (other.page - one.page - 1) * cap;
    if (other.from - one.to - 1 === expected || look.isLost) return;
    if (expected === 0) {
      missing(one.to + 1, other.from - 1);
      return;
    }
    const middle = await probe(Math.floor((one.page + other.page) / 2));
    if (middle === null) return;
    await between(one, middle);
    await between(middle, other);
  };

  const first = await probe(1);
  const last = pages > 1 && first !== null ? await probe(pages) : first;
  if (first === null || last === null) return null;
  missing(0, first.from - 1);
  missing(last.to + 1, ids.length - 1);
  await between(first, last);
  if (look.isLost) return null;
  return [...gone].filter((place) => !seen.has(place)).map((place) => ids[place] ?? 0);
}
