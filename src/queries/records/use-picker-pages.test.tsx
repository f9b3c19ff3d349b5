import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { channelsQuery, useCreateChannel } from '#queries/resources/channels.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import type { TestService } from '#testing/service/test-service.ts';
import { openQueries } from '#testing/setups/render-queries.tsx';
import { usePickerPages } from './use-picker-pages.ts';

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

function openPicker({ show }: Queries, { search, enabled }: { search?: string; enabled?: boolean } = {}) {
  return show(() =>
    usePickerPages(channelsQuery, {
      textOf: ({ name }) => name ?? '',
      ...(search === undefined ? {} : { search }),
      ...(enabled === undefined ? {} : { enabled }),
    }),
  );
}

const page = (number: number) => `GET /api/channels?limit=100&page=${number}`;

describe('A picker', () => {
  let queries: Queries;

  beforeEach(async () => {
    queries = await openQueries();
    await addChannels(queries.service, 230);
  });

  it('asks for one page, and says how much it has not seen', async () => {
    const picker = openPicker(queries);
    expect(picker.current()).toMatchObject({ rows: [], loading: true, loadMore: undefined, notLoaded: 0 });
    await waitFor(() => expect(picker.current().loaded).toBe(100));
    expect(picker.current()).toMatchObject({ notLoaded: 130, loading: false, error: null });
    expect(picker.current().rows[0]?.name).toBe('Channel 230');
    expect(queries.service.asked).toEqual([page(1)]);
  });

  it('asks for the pages after it when somebody wants them, to the end', async () => {
    const picker = openPicker(queries);
    for (const loaded of [100, 200, 230]) {
      await waitFor(() => expect(picker.current().loaded).toBe(loaded));
      if (loaded < 230) act(() => picker.current().loadMore?.());
    }
    expect(picker.current()).toMatchObject({ notLoaded: 0, loadMore: undefined });
    expect(queries.service.asked).toEqual([page(1), page(2), page(3)]);
  });

  it('costs nothing when another one has loaded the same', async () => {
    const first = openPicker(queries);
    await waitFor(() => expect(first.current().loaded).toBe(100));
    act(() => first.current().loadMore?.());
    await waitFor(() => expect(first.current().loaded).toBe(200));
    first.leave();
    const second = openPicker(queries);
    expect(second.current()).toMatchObject({ loaded: 200, notLoaded: 30, loading: false });
    expect(queries.service.asked).toEqual([page(1), page(2)]);
  });

  it('costs one request when it opens after a change, however many pages were loaded before', async () => {
    const first = openPicker(queries);
    await waitFor(() => expect(first.current().loaded).toBe(100));
    act(() => first.current().loadMore?.());
    await waitFor(() => expect(first.current().loaded).toBe(200));
    first.leave();
    const create = queries.show(useCreateChannel);
    await act(() => create.current().mutateAsync({ name: 'Fresh' }));
    queries.service.asked.length = 0;
    const second = openPicker(queries);
    await waitFor(() => expect(second.current().rows[0]?.name).toBe('Fresh'));
    expect(queries.service.asked).toEqual([page(1)]);
  });

  it('shows what is new at once while it is open', async () => {
    const picker = openPicker(queries);
    await waitFor(() => expect(picker.current().loaded).toBe(100));
    const create = queries.show(useCreateChannel);
    await act(() => create.current().mutateAsync({ name: 'Fresh' }));
    await waitFor(() => expect(picker.current().rows[0]?.name).toBe('Fresh'));
  });

  it('searches what is loaded, by every word, whatever case and accents, and asks for nothing', async () => {
    await queries.tell('POST', '/api/channel/add', { name: 'Été à Montréal' });
    const all = openPicker(queries);
    await waitFor(() => expect(all.current().loaded).toBe(100));
    queries.service.asked.length = 0;
    const names = (search: string) =>
      openPicker(queries, { search })
        .current()
        .rows.map(({ name }) => name);
    expect(names('MONTREAL ete')).toEqual(['Été à Montréal']);
    expect(names('montreal winter')).toEqual([]);
    expect(names(' 229 ')).toEqual(['Channel 229']);
    expect(names('  ')).toHaveLength(100);
    expect(openPicker(queries, { search: 'Channel 1' }).current()).toMatchObject({ loaded: 100, notLoaded: 131 });
    expect(queries.service.asked).toEqual([]);
  });

  it('shows a row once that moved to the next page meanwhile', async () => {
    const picker = openPicker(queries);
    await waitFor(() => expect(picker.current().loaded).toBe(100));
    await queries.tell('POST', '/api/channel/add', { name: 'Fresh' });
    act(() => picker.current().loadMore?.());
    await waitFor(() => expect(picker.current().loaded).toBe(199));
    expect(new Set(picker.current().rows.map(({ id }) => id)).size).toBe(199);
  });

  it('asks for nothing while it is closed', () => {
    expect(openPicker(queries, { enabled: false }).current()).toMatchObject({ loaded: 0, loading: false });
    expect(queries.service.asked).toEqual([]);
  });
});

describe('A picker of which a page fails', () => {
  it('keeps what is loaded, says why, and loads that page again', async () => {
    let broken = false;
    const queries = await openQueries(
      (send) => (request) => withFault(send, faults.badGateway, { times: broken ? 1 : 0 })(request),
    );
    await addChannels(queries.service, 130);
    const picker = openPicker(queries);
    await waitFor(() => expect(picker.current().loaded).toBe(100));
    broken = true;
    act(() => picker.current().loadMore?.());
    await waitFor(() => expect(picker.current().error).not.toBeNull());
    expect(picker.current()).toMatchObject({ loaded: 100, notLoaded: 30, loading: false });
    broken = false;
    act(() => picker.current().loadMore?.());
    await waitFor(() => expect(picker.current()).toMatchObject({ loaded: 130, notLoaded: 0, error: null }));
  });

  it('counts a row that nobody can read as seen', async () => {
    const queries = await openQueries((send) => withFault(send, faults.unreadableRow));
    await addChannels(queries.service, 3);
    const picker = openPicker(queries);
    await waitFor(() => expect(picker.current().loaded).toBe(3));
    expect(picker.current()).toMatchObject({ notLoaded: 0, loadMore: undefined });
  });
});
