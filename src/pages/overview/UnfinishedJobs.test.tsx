/** Unfinished work on Overview: a paused job with the way to continue it, a running one with how far it is. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RunningJobs } from '#app/shell/RunningJobs.tsx';
import type { SendRequest } from '#client/http/request.ts';
import { isUnfinished } from '#queries/jobs.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { renderPart } from '#testing/setups/render-part.tsx';
import { UnfinishedJobs } from './UnfinishedJobs.tsx';

it('A paused import is named with its counts and leads back to itself', async () => {
  const { engine, show, pass } = await renderPart(Date.UTC(2027, 0, 1));
  show(
    <>
      <UnfinishedJobs />
      <RunningJobs counted={isUnfinished} />
    </>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  const drafts = [1, 2, 3].map((each) => ({ body: { url: `https://shop.example/${each}` } }));
  // It stops after the first row, until its user has looked at that.
  const id = await engine.jobs.add({ kind: 'create', title: 'links.csv', drafts, trial: 1 });
  expect(screen.queryByRole('status')).toBeNull();
  await pass(1000);
  expect((await screen.findByRole('status')).textContent).toMatch(
    /An import is paused.*links\.csv: 1 of 3 created/,
  );
  expect(screen.getByRole('link', { name: 'Continue the import' }).getAttribute('href')).toBe(
    `/links/import?job=${id}`,
  );
  expect(screen.getByText('paused').parentElement?.textContent).toBe('1 paused');
  await expectAccessible();
  await engine.jobs.resume(id);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  engine.close();
});

it('A running import shows how far it is and leads to itself, until it is finished', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const through = (send: SendRequest) => async (request: Request) => {
    await answered;
    return send(request);
  };
  const { engine, show, pass } = await renderPart(Date.UTC(2027, 0, 1), through);
  show(<UnfinishedJobs />);
  expect(screen.queryByRole('region', { name: 'In progress' })).toBeNull();
  const drafts = [1, 2, 3, 4].map((each) => ({ body: { url: `https://shop.example/${each}` } }));
  const id = await engine.jobs.add({ kind: 'create', title: 'links.csv', drafts, trial: 0 });
  const running = await screen.findByRole('region', { name: 'In progress' });
  expect(screen.getByRole('link', { name: 'links.csv' }).getAttribute('href')).toBe(
    `/links/import?job=${id}`,
  );
  expect(running.textContent).toMatch(/links\.csv\d of 4 created/);
  expect(screen.getByRole('progressbar', { name: 'Progress of links.csv' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  answer();
  await pass(600_000);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'In progress' })).toBeNull());
  engine.close();
});
