import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { campaignsQuery, useCampaign, useUpdateCampaign } from '#queries/resources/campaigns.ts';
import {
  channelItemsQuery,
  channelsQuery,
  useChannel,
  useDeleteChannel,
  useUpdateChannel,
} from '#queries/resources/channels.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { openQueries } from '#testing/setups/render-queries.tsx';

type Queries = Awaited<ReturnType<typeof openQueries>>;

const firstPage = 'GET /api/channels?limit=100&page=1';

describe('A channel, which no endpoint returns on its own', () => {
  let queries: Queries;

  beforeEach(async () => {
    queries = await openQueries();
    for (const name of ['Oldest', 'Middle', 'Newest'])
      await queries.tell('POST', '/api/channel/add', { name });
  });

  /** Shows a page of one channel each, so that the first one is on the last page. */
  async function showPage(page: number) {
    const list = queries.show(() => useQuery(channelsQuery(queries.engine, { page, limit: 1 })));
    await waitFor(() => expect(list.current().isSuccess).toBe(true));
    list.leave();
    queries.service.asked.length = 0;
  }

  it('is in the first page of the list, for one request', async () => {
    const channel = queries.show(() => useChannel(1));
    expect(channel.current().data).toBeUndefined();
    await waitFor(() => expect(channel.current().data?.name).toBe('Oldest'));
    expect(queries.service.asked).toEqual([firstPage]);
  });

  it('is there at once, for none, where a list was read that has it', async () => {
    await showPage(3);
    const channel = queries.show(() => useChannel(1));
    expect(channel.current().data?.name).toBe('Oldest');
    expect(channel.current().isFetching).toBe(false);
    expect(queries.service.asked).toEqual([]);
  });

  it('is null where the first page has none with that id', async () => {
    const channel = queries.show(() => useChannel(99));
    await waitFor(() => expect(channel.current().data).toBeNull());
    expect(queries.service.asked).toEqual([firstPage]);
  });

  it('has its new name after it was changed, from the page where it was seen', async () => {
    await showPage(3);
    const channel = queries.show(() => useChannel(1));
    const update = queries.show(useUpdateChannel);
    await act(() => update.current().mutateAsync({ id: 1, name: 'Renamed' }));
    await waitFor(() => expect(channel.current().data?.name).toBe('Renamed'));
    expect(queries.service.asked).toEqual([
      'PUT /api/channel/1/update',
      'GET /api/channels?limit=1&page=3',
    ]);
  });

  it('shows the old name, and the new one after a request, where it was changed while nobody looked', async () => {
    await showPage(3);
    const update = queries.show(useUpdateChannel);
    await act(() => update.current().mutateAsync({ id: 1, name: 'Renamed' }));
    const channel = queries.show(() => useChannel(1));
    expect(channel.current().data?.name).toBe('Oldest');
    await waitFor(() => expect(channel.current().data?.name).toBe('Renamed'));
  });

  it('is looked for on the first page where it has left the page on which it was seen', async () => {
    await showPage(3);
    const channel = queries.show(() => useChannel(1));
    await queries.tell('POST', '/api/channel/add', { name: 'Fresh' });
    const update = queries.show(useUpdateChannel);
    await act(() => update.current().mutateAsync({ id: 1, starred: true }));
    await waitFor(() => expect(channel.current().data?.starred).toBe(true));
    expect(queries.service.asked).toEqual([
      'PUT /api/channel/1/update',
      'GET /api/channels?limit=1&page=3',
      firstPage,
    ]);
  });

  it('is not asked for again once it is deleted, nor are its items, though its screen is still there', async () => {
    const channel = queries.show(() => useChannel(2).data?.name);
    const items = queries.show(() => useQuery(channelItemsQuery(queries.engine, 2, 1)).data?.rows);
    const list = queries.show(
      () => useQuery(channelsQuery(queries.engine, { page: 1, limit: 25 })).data?.rows,
    );
    await waitFor(() =>
      expect([channel.current(), items.current(), list.current()?.length]).toEqual([
        'Middle',
        [],
        3,
      ]),
    );
    const remove = queries.show(useDeleteChannel);
    queries.service.asked.length = 0;
    await act(() => remove.current().mutateAsync({ id: 2 }));
    await waitFor(() => expect(list.current()).toHaveLength(2));
    expect(queries.service.asked).toEqual([
      'DELETE /api/channel/2/delete',
      'GET /api/channels?limit=25&page=1',
    ]);
  });
});

describe('A campaign, likewise', () => {
  it('is found in lists, and read again after a change', async () => {
    const queries = await openQueries();
    await queries.tell('POST', '/api/campaign/add', { name: 'Spring' });
    const list = queries.show(
      () => useQuery(campaignsQuery(queries.engine, { page: 1, limit: 25 })).data?.rows,
    );
    await waitFor(() => expect(list.current()).toHaveLength(1));
    const campaign = queries.show(() => useCampaign(1));
    expect(campaign.current().data?.name).toBe('Spring');
    const update = queries.show(useUpdateCampaign);
    await act(() => update.current().mutateAsync({ id: 1, name: 'Autumn', public: true }));
    await waitFor(() =>
      expect(campaign.current().data).toMatchObject({ name: 'Autumn', public: true }),
    );
    expect(list.current()?.[0]?.name).toBe('Autumn');
    // The list and the record read the same page: it is asked for once.
    expect(queries.service.asked.filter((line) => line.startsWith('GET'))).toHaveLength(2);
  });

  it('says why where the list cannot be read', async () => {
    const queries = await openQueries((send) => withFault(send, faults.badGateway));
    const campaign = queries.show(() => useCampaign(1));
    await waitFor(() => expect(campaign.current().error).toMatchObject({ kind: 'server' }));
  });
});
