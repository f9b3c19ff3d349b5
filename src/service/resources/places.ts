/** Places in long lists: finds the rows of a page by walking an index, so that other calls have turns between two slices. */
import type { SelectQueryBuilder } from 'kysely';
import type { Span } from '#service/api/paging.ts';
import type { Store } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';

/** Entries of the index that one statement passes: other calls wait for it. */
export const entriesInSlice = 2000;

type Direction = 'asc' | 'desc';

/**
 * The rows of a page in descending order. A page in the second half is reached from the end.
 *
 * @param number how many rows there are in all
 * @param ordered the rows behind a place, in an order that an index has
 */
export async function placesOn<Table extends keyof Tables, Place>(
  store: Store,
  number: number,
  { limit, offset }: Span,
  ordered: (direction: Direction, behind?: Place) => SelectQueryBuilder<Tables, Table, Place>,
): Promise<Place[]> {
  const onPage = Math.min(limit, number - offset);
  const behindPage = number - offset - onPage;
  const direction = offset > behindPage ? 'asc' : 'desc';
  let place: Place | undefined;
  for (let left = Math.min(offset, behindPage); left > 0; ) {
    const entries = Math.min(left, entriesInSlice);
    place = await ordered(direction, place)
      .limit(1)
      .offset(entries - 1)
      .executeTakeFirst();
    // Rows have gone meanwhile.
    if (place === undefined) return [];
    left -= entries;
    await store.giveWay();
  }
  const places = await ordered(direction, place).limit(onPage).execute();
  return direction === 'desc' ? places : places.toReversed();
}
