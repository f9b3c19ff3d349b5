import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasId } from '#contract/reading/readable.ts';
import { channelsQuery, useCreateChannel } from '#queries/resources/channels.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import type { TestService } from '#testing/service/test-service.ts';
import { openQueries } from '#testing/setups/render-queries.tsx';
import { useListPages } from './use-list-pages.ts';

type Queries = Awaited<ReturnType<typeof openQueries>>;

/** Puts so many channels into the store: `Channel 1` is the oldest, and the last on the list. */
async function addChannels({ store, accountId }: TestService, number: number): Promise<void> {
  const names = Array.from({ length: number }, (_, index) => `Channel ${index + 1}`);
  const rest = { accountId, description: '', color: '#0ea5e9', starred: 0 } as const;
  await store.db
    .insertInto('channel')
    .values(names.map((name) => ({ ...rest, name, folded: name.toLowerCase() })))
    .execute();
}

function openList({ show }: Queries, options: Parameters<typeof useListPages>[1] = {}) {
  return show(() => useListPages(channelsQuery, options));
}

type List = ReturnType<typeof openList>;

const loaded = (list: List) => list.current().rows?.length;

const page = (number: number) => `GET /api/channels?limit=100&page=${number}`;

describe('The pages of a list', () => {
  let queries: Queries;

  beforeEach(async () => {
    queries = await openQueries();
    await addChannels(queries.service, 230);
  });

  it('asks for one page, and says how much it has not seen', async () => {
    const list = openList(queries);
    expect(list.current()).toMatchObject({
      rows: undefined,
      isLoading: true,
      loadMore: undefined,
      notLoaded: 0,
    });
    await waitFor(() => expect(loaded(list)).toBe(100));
    expect(list.current()).toMatchObject({ notLoaded: 130, isLoading: false, error: null });
    expect(list.current().rows?.[0]?.name).toBe('Channel 230');
    expect(queries.service.asked).toEqual([page(1)]);
  });

  it('asks for as many pages as are wanted, side by side, and for no more than there are', async () => {
    const list = openList(queries, { pages: 10 });
    await waitFor(() => expect(list.current().isWhole).toBe(true));
    expect(list.current()).toMatchObject({ rows: { length: 230 }, total: 230, notLoaded: 0 });
    expect(list.current().loadMore).toBeUndefined();
    expect(queries.service.asked).toEqual([page(1), page(2), page(3)]);
  });

  it('asks for the pages after it when they are wanted, to the end', async () => {
    const list = openList(queries);
    for (const number of [100, 200, 230]) {
      await waitFor(() => expect(loaded(list)).toBe(number));
      if (number < 230) act(() => list.current().loadMore?.());
    }
    expect(list.current()).toMatchObject({ notLoaded: 0, loadMore: undefined });
    expect(queries.service.asked).toEqual([page(1), page(2), page(3)]);
  });

  it('costs nothing when another one has loaded the same', async () => {
    const first = openList(queries);
    await waitFor(() => expect(loaded(first)).toBe(100));
    act(() => first.current().loadMore?.());
    await waitFor(() => expect(loaded(first)).toBe(200));
    first.leave();
    const second = openList(queries);
    expect(loaded(second)).toBe(200);
    expect(second.current()).toMatchObject({ notLoaded: 30, isLoading: false });
    expect(queries.service.asked).toEqual([page(1), page(2)]);
  });

  it('costs one request when it opens after a change, however many pages were loaded before', async () => {
    const first = openList(queries);
    await waitFor(() => expect(loaded(first)).toBe(100));
    act(() => first.current().loadMore?.());
    await waitFor(() => expect(loaded(first)).toBe(200));
    first.leave();
    const create = queries.show(useCreateChannel);
    await act(() => create.current().mutateAsync({ name: 'Fresh' }));
    queries.service.asked.length = 0;
    const second = openList(queries);
    await waitFor(() => expect(second.current().rows?.[0]?.name).toBe('Fresh'));
    expect(queries.service.asked).toEqual([page(1)]);
  });

  it('shows what is new at once while it is open', async () => {
    const list = openList(queries);
    await waitFor(() => expect(loaded(list)).toBe(100));
    const create = queries.show(useCreateChannel);
    await act(() => create.current().mutateAsync({ name: 'Fresh' }));
    await waitFor(() => expect(list.current().rows?.[0]?.name).toBe('Fresh'));
  });

  it('shows a row once that moved to the next page meanwhile', async () => {
    const list = openList(queries);
    await waitFor(() => expect(loaded(list)).toBe(100));
    await queries.tell('POST', '/api/channel/add', { name: 'Fresh' });
    act(() => list.current().loadMore?.());
    await waitFor(() => expect(loaded(list)).toBe(199));
    expect(new Set(list.current().rows?.map(({ id }) => id)).size).toBe(199);
  });

  it('asks for nothing while it is closed', () => {
    expect(openList(queries, { enabled: false }).current()).toMatchObject({
      rows: undefined,
      isLoading: false,
    });
    expect(queries.service.asked).toEqual([]);
  });
});

describe('A list of which a page fails', () => {
  it('keeps what is loaded, says why, and loads that page again', async () => {
    let broken = false;
    const queries = await openQueries(
      (send) => (request) => withFault(send, faults.badGateway, { times: broken ? 1 : 0 })(request),
    );
    await addChannels(queries.service, 130);
    const list = openList(queries);
    await waitFor(() => expect(loaded(list)).toBe(100));
    broken = true;
    act(() => list.current().loadMore?.());
    await waitFor(() => expect(list.current().error).not.toBeNull());
    expect(loaded(list)).toBe(100);
    expect(list.current()).toMatchObject({ notLoaded: 30, isLoading: false });
    broken = false;
    act(() => list.current().loadMore?.());
    await waitFor(() =>
      expect(list.current()).toMatchObject({
        rows: { length: 130 },
        notLoaded: 0,
        error: null,
      }),
    );
  });

  it('counts a row that nobody can read as seen', async () => {
    const queries = await openQueries((send) => withFault(send, faults.unreadableRow));
    await addChannels(queries.service, 3);
    const list = openList(queries);
    // It is one row more, of which nothing is known.
    await waitFor(() => expect(list.current().rows?.filter(hasId)).toHaveLength(3));
    expect(list.current()).toMatchObject({
      rows: { length: 4 },
      notLoaded: 0,
      loadMore: undefined,
    });
  });
});
