/**
 * Deleted links: proves by their own endpoint that links which a pass has missed were deleted
 * elsewhere.
 */
import { linkReplyOf } from '#engine/library/rows/link-replies.ts';
import type { SyncDeps } from './sync-types.ts';

/** Links that are asked for one by one, each time. */
export const maxAsked = 20;

/**
 * Asks for each of at most 20 links whether it exists, and removes those that do not; the others
 * are marked as not found.
 *
 * @returns how many were removed
 * @throws ApiError `cancelled` where the engine ends
 */
export async function confirmDeleted(deps: SyncDeps, missed: readonly number[]): Promise<number> {
  const { rows, memory, ask, clock, onStep } = deps;
  const { columns } = rows;
  const exists = async (id: number): Promise<boolean> => {
    const reply = await ask.detail(id);
    const reading =
      reply && linkReplyOf({ name: 'links.get', input: { id }, reply, at: clock.now() });
    if (reading?.kind === 'detail')
      rows.write({ ...reading.link, id }, { at: clock.now(), isRow: false });
    return reply !== null;
  };
  // A service without this endpoint says "missing" of every link. One that was just seen tells.
  const missing = new Set(missed);
  if (memory.traits.givesDetails !== true) {
    const seen = [...rows.ids()].find(
      (id) => !missing.has(id) && columns.walk[rows.placeOf(id) ?? -1] === memory.walks,
    );
    memory.traits.givesDetails = seen !== undefined && (await exists(seen));
  }
  let removed = 0;
  const oldestFirst = [...missed].sort((one, other) => readAt(one) - readAt(other));
  for (const id of memory.traits.givesDetails ? oldestFirst.slice(0, maxAsked) : []) {
    if (await exists(id)) missing.delete(id);
    else if (rows.remove(id)) removed += 1;
    onStep();
  }
  memory.removed += removed;
  for (const id of missing) rows.markNotFound(id);
  onStep();
  return removed;

  function readAt(id: number): number {
    return columns.readAt[rows.placeOf(id) ?? -1] ?? 0;
  }
}
