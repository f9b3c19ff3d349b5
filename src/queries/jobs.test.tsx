/** What bulk work makes stale, and how often it is asked for again. */

import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { channelItemsQuery } from '#queries/resources/channels.ts';
import { linksQuery } from '#queries/resources/links.ts';
import { openQueries } from '#testing/setups/render-queries.tsx';
import { useJob, useJobActions, useJobRows, useJobs } from './jobs.ts';
import { useStaleAfterJobs } from './stale-after-jobs.ts';

const asked = { page: 1, limit: 25 };

async function open() {
  const queries = await openQueries();
  await queries.service.addLinks(3);
  await queries.tell('POST', '/api/channel/add', { name: 'News' });
  const lists = queries.show(() => [
    useQuery(channelItemsQuery(queries.engine, 1, 1)),
    useQuery(linksQuery(queries.engine, asked)),
  ]);
  queries.show(useStaleAfterJobs);
  const settled = () =>
    waitFor(() =>
      expect(
        lists.current().every(({ isFetching, data }) => !isFetching && data !== undefined),
      ).toBe(true),
    );
  await settled();
  queries.service.asked.length = 0;
  const jobs = queries.show(useJobs);
  const finished = () =>
    waitFor(() => expect(jobs.current().every(({ state }) => state === 'finished')).toBe(true));
  return {
    ...queries,
    jobs,
    actions: queries.show(useJobActions).current(),
    reads: () => queries.service.asked.filter((line) => line.startsWith('GET')),
    finished,
    settled,
  };
}

it('The items of a channel are asked for once, after all of a job were assigned to it', async () => {
  const { service, actions, reads, finished, settled } = await open();
  const items = [1, 2, 3].map((id) => ({ type: 'links' as const, id, label: `link-${id}` }));
  await act(() =>
    actions.add({ kind: 'assign', target: { kind: 'channel', id: 1, name: 'News' }, items }),
  );
  await finished();
  await waitFor(() => expect(reads()).toHaveLength(1));
  await settled();
  expect(reads()).toEqual(['GET /api/channel/1?limit=100&page=1']);
  expect(service.asked.slice(0, 3).every((line) => line.startsWith('POST'))).toBe(true);
});

it('The links are asked for after a job has made one; nothing is after a job of which everything was refused', async () => {
  const { actions, reads, finished, settled, jobs } = await open();
  const make = (custom: string) =>
    act(() =>
      actions.add({
        kind: 'create',
        title: 'One',
        trial: 0,
        drafts: [{ body: { url: 'https://shop.example/new', custom } }],
      }),
    );
  await make('link-1');
  await finished();
  await settled();
  expect(jobs.current()[0]).toMatchObject({ refused: 1 });
  expect(reads()).toEqual([]);
  await make('fresh');
  await waitFor(() => expect(jobs.current()[1]).toMatchObject({ state: 'finished', done: 1 }));
  await waitFor(() => expect(reads()).toContain('GET /api/urls?limit=25&page=1'));
});

it('A job and its rows are read as they are, and are gone when it is removed', async () => {
  const { actions, finished, show, jobs } = await open();
  const id = await act(() =>
    actions.add({
      kind: 'create',
      title: 'One',
      trial: 0,
      drafts: [{ body: { url: 'https://shop.example/new' } }],
    }),
  );
  await finished();
  const job = show(() => useJob(id));
  expect(job.current()).toMatchObject({ id, title: 'One', done: 1 });
  const [shown] = jobs.current();
  const rows = show(() => useJobRows(shown!).data);
  await waitFor(() =>
    expect(rows.current()).toMatchObject([{ state: 'done', label: 'https://shop.example/new' }]),
  );
  await act(() => actions.remove(id));
  expect(job.current()).toBeUndefined();
});
