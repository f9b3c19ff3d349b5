/** Few deleted: finds links that were deleted elsewhere by some pages of the list, where reading all of it takes many. */
import { confirmDeleted, maxAsked } from './deleted-links.ts';
import { markSeen, type SyncDeps, writePage } from './sync-types.ts';

/** Of more links not all can be proved to be deleted. */
const maxFew = maxAsked;
/** More than twenty links in twenty places of a list of a hundred thousand take. */
const maxRequests = 200;

/** A row that is in the list of the service and here, by its places in both, from 0. */
interface CommonRow {
  readonly listed: number;
  readonly here: number;
}

/** The rows between two common ones. */
interface Gap {
  readonly from: CommonRow;
  readonly to: CommonRow;
}

/** How many requests so many deleted links take in a list of so many pages, estimated. */
export function requestsForFew(missing: number, pages: number): number {
  if (missing > maxFew) return Infinity;
  // Halving finds the page of each, and its own endpoint proves it.
  return Math.ceil(missing * (2 + Math.log2(Math.max(1, pages / missing))));
}

/**
 * Halves the list: where as many rows lie between two common ones there as here, none is missing
 * there. What is missing is removed by its own endpoint alone, as links of one date can change
 * their places. Where the list is not as it is expected, nothing is removed.
 *
 * @param here the ids of all links in the order of the list
 * @param total how many links the list has
 * @throws ApiError `cancelled` where the engine ends
 */
export async function removeFewDeleted(
  deps: SyncDeps,
  here: readonly number[],
  total: number,
): Promise<void> {
  const placeOf = new Map(here.map((id, place) => [id, place]));
  const missing: number[] = [];
  const gaps: Gap[] = [
    { from: { listed: -1, here: -1 }, to: { listed: total, here: here.length } },
  ];
  let requests = 0;
  for (let gap = gaps.pop(); gap !== undefined; gap = gaps.pop()) {
    const { from, to } = gap;
    const listed = to.listed - from.listed - 1;
    const own = to.here - from.here - 1;
    if (own < listed) return;
    if (own === listed) continue;
    if (listed === 0) {
      missing.push(...here.slice(from.here + 1, to.here));
      continue;
    }
    requests += 1;
    const common = requests > maxRequests ? null : await readMiddle(deps, gap, total);
    if (common === null) return;
    let last = from;
    for (const { id, listed: place } of common) {
      const next = { listed: place, here: placeOf.get(id) ?? -1 };
      if (next.here <= last.here || next.here >= to.here) return;
      gaps.push({ from: last, to: next });
      last = next;
    }
    gaps.push({ from: last, to });
  }
  await confirmDeleted(deps, missing);
}

/** The rows of a gap on the page in its middle; null where the page is not as it is expected. */
async function readMiddle(
  deps: SyncDeps,
  { from, to }: Gap,
  total: number,
): Promise<readonly { id: number; listed: number }[] | null> {
  const { ask, memory, rows, onStep } = deps;
  const limit = memory.traits.cap;
  const middle = Math.floor((from.listed + to.listed) / 2);
  const start = middle - (middle % limit);
  const page = await ask.page({ limit, page: start / limit + 1, order: 'date' });
  if (page === null) return null;
  const ids = writePage(deps, page);
  // A link that was created here may have others behind it, which only a walk finds.
  const isOld = (id: number) => (rows.columns.walk[rows.placeOf(id) ?? -1] ?? 0) > 0;
  memory.walks += 1;
  markSeen(rows, ids.filter(isOld), memory.walks);
  onStep();
  const isExpected =
    page.counted &&
    page.result === total &&
    page.unreadable.length === 0 &&
    ids.length === page.rows.length;
  if (!isExpected || ids.length > limit) return null;
  const common = ids
    .map((id, at) => ({ id, listed: start + at }))
    .filter(({ listed }) => listed > from.listed && listed < to.listed);
  return common.length === 0 ? null : common;
}
