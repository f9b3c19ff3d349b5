import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import type { EndpointName } from '#contract/api.ts';
import { accountQuery, useUpdateAccount } from '#queries/resources/account.ts';
import {
  campaignsQuery,
  useCreateCampaign,
  useDeleteCampaign,
} from '#queries/resources/campaigns.ts';
import {
  channelItemsQuery,
  channelsQuery,
  useCreateChannel,
  useUpdateChannel,
} from '#queries/resources/channels.ts';
import {
  domainsQuery,
  useCreateDomain,
  useDeleteDomain,
  useUpdateDomain,
} from '#queries/resources/domains.ts';
import { linksQuery } from '#queries/resources/links.ts';
import { overlaysQuery } from '#queries/resources/overlays.ts';
import { pixelsQuery, useCreatePixel } from '#queries/resources/pixels.ts';
import { splashQuery } from '#queries/resources/splash.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { openQueries } from '#testing/setups/render-queries.tsx';

const asked = { page: 1, limit: 25 };
const paging = '?limit=25&page=1';

type Queries = Awaited<ReturnType<typeof openQueries>>;

/** Shows a page of everything that has pages, the items of two channels, and the account. */
async function showAll({ show, engine, service }: Queries) {
  const all = show(() => [
    useQuery(accountQuery(engine)),
    useQuery(domainsQuery(engine, asked)),
    useQuery(overlaysQuery(engine, asked)),
    useQuery(splashQuery(engine, asked)),
    useQuery(campaignsQuery(engine, asked)),
    useQuery(channelsQuery(engine, asked)),
    useQuery(channelItemsQuery(engine, 1, 1)),
    useQuery(channelItemsQuery(engine, 2, 1)),
    useQuery(pixelsQuery(engine, asked)),
    useQuery(linksQuery(engine, asked)),
  ]);
  const settled = () =>
    waitFor(() => expect(all.current().every(({ isFetching }) => !isFetching)).toBe(true));
  await settled();
  expect(all.current().filter(({ isError }) => isError)).toEqual([]);
  service.asked.length = 0;
  return settled;
}

describe('What a change makes stale is asked for again, and nothing else:', () => {
  let queries: Queries;
  let settled: () => Promise<void>;

  beforeEach(async () => {
    queries = await openQueries();
    for (const name of ['Social', 'Print'])
      await queries.tell('POST', '/api/channel/add', { name });
    await queries.tell('POST', '/api/campaign/add', { name: 'Spring' });
    await queries.tell('POST', '/api/domain/add', { domain: 'https://go.shop.example' });
    settled = await showAll(queries);
  });

  /** What is read after the change, which is the first request. */
  async function readAfter<Input>(
    hook: () => { mutateAsync: (input: Input) => Promise<unknown> },
    input: Input,
  ) {
    const mutation = queries.show(hook);
    await act(() => mutation.current().mutateAsync(input));
    await settled();
    return queries.service.asked.slice(1);
  }

  const domains = `GET /api/domains${paging}`;
  const campaigns = `GET /api/campaigns${paging}`;
  const channels = `GET /api/channels${paging}`;

  it('domains, after one was added, changed or deleted', async () => {
    expect(await readAfter(useCreateDomain, { domain: 'https://b.shop.example' })).toEqual([
      domains,
    ]);
    queries.service.asked.length = 0;
    expect(
      await readAfter(useUpdateDomain, { id: 1, redirectroot: 'https://shop.example/' }),
    ).toEqual([domains]);
    queries.service.asked.length = 0;
    expect(await readAfter(useDeleteDomain, { id: 1 })).toEqual([domains]);
  });

  it('campaigns, after one was made or deleted', async () => {
    expect(await readAfter(useCreateCampaign, { name: 'Autumn' })).toEqual([campaigns]);
    queries.service.asked.length = 0;
    expect(await readAfter(useDeleteCampaign, { id: 1 })).toEqual([campaigns]);
  });

  it('channels, after one was made or changed; items stay', async () => {
    expect(await readAfter(useCreateChannel, { name: 'Radio' })).toEqual([channels]);
    queries.service.asked.length = 0;
    expect(await readAfter(useUpdateChannel, { id: 1, name: 'Social media' })).toEqual([channels]);
  });

  it('pixels, after one was added', async () => {
    expect(await readAfter(useCreatePixel, { type: 'forum', name: 'Shop', tag: 't-1' })).toEqual([
      `GET /api/pixels${paging}`,
    ]);
  });

  it('the account, after it was changed', async () => {
    expect(await readAfter(useUpdateAccount, { email: 'new@shop.example' })).toEqual([
      'GET /api/account',
    ]);
  });

  it('nothing, where the service refused the change', async () => {
    const create = queries.show(useCreateChannel);
    await act(() =>
      expect(create.current().mutateAsync({ name: 'Social' })).rejects.toMatchObject({
        kind: 'invalid',
      }),
    );
    await settled();
    expect(queries.service.asked).toEqual(['POST /api/channel/add']);
  });
});

it('A list whose first reply is from before a change, and comes after it, is read again', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let reads = 0;
  const queries = await openQueries((send) => async (request) => {
    const reply = await send(request);
    if (request.url.includes('/api/domains') && (reads += 1) === 1) await held;
    return reply;
  });
  const { engine } = queries;
  const list = queries.show(() => useQuery(domainsQuery(engine, asked)));
  await waitFor(() => expect(reads).toBe(1));
  const create = queries.show(useCreateDomain);
  await act(() => create.current().mutateAsync({ domain: 'https://go.shop.example' }));
  act(release);
  await waitFor(() => expect(list.current().data?.rows).toHaveLength(1));
  expect(reads).toBe(2);
});

describe('A change of which nobody knows whether it was carried out', () => {
  const onlyCreate: EndpointName = 'channels.create';

  it.each(['droppedReply', 'badGateway', 'emptyBody'] as const)(
    'is not repeated, and the list is asked: %s',
    async (fault) => {
      const queries = await openQueries((send: SendRequest) =>
        withFault(send, faults[fault], { only: onlyCreate }),
      );
      const list = queries.show(() => useQuery(channelsQuery(queries.engine, asked)).data?.rows);
      await waitFor(() => expect(list.current()).toEqual([]));
      queries.service.asked.length = 0;
      const create = queries.show(useCreateChannel);
      await act(() => expect(create.current().mutateAsync({ name: 'Social' })).rejects.toThrow());
      await waitFor(() => expect(queries.service.asked.at(-1)).toBe(`GET /api/channels${paging}`));
      await waitFor(() => expect(list.current()).toHaveLength(fault === 'droppedReply' ? 1 : 0));
      expect(
        queries.service.asked.filter((line) => line.startsWith('POST')).length,
      ).toBeLessThanOrEqual(1);
    },
  );
});
