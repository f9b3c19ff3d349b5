/** What is shown to be in a campaign: what was put there from this browser, and nothing else. */
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createEngine } from '#engine/engine.ts';
import type { JobPlan } from '#local/jobs/job-types.ts';
import { EngineProvider } from '#queries/EngineContext.tsx';
import { createQueryClient } from '#queries/query-client.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { dashboard } from '#texts/en/dashboard.ts';
import { TextsProvider } from '#texts/TextsProvider.tsx';
import { AssignedLinks } from './AssignedLinks.tsx';

function to(campaign: number, ...links: number[]): JobPlan {
  return {
    kind: 'assign',
    target: { kind: 'campaign', id: campaign, name: 'A campaign' },
    items: links.map((id) => ({ type: 'links', id, label: `go.test/link-${id}` })),
  };
}

it('Lists the links that the service has taken, the last first, also after a reload; not what it refused or what is elsewhere', async () => {
  const service = await createTestService();
  await service.addLinks(4);
  for (const name of ['Launch', 'Autumn']) await service.post('/api/campaign/add', { name });
  const database = new IDBFactory();
  const open = () =>
    createEngine({
      accountId: 'a',
      serviceAddress: service.address,
      key: service.key,
      fetch: service.fetch,
      indexedDB: () => database,
    });
  const show = (engine: ReturnType<typeof open>) =>
    render(
      <MantineProvider>
        <QueryClientProvider client={createQueryClient()}>
          <EngineProvider engine={engine}>
            <MemoryRouter>
              <TextsProvider catalog={dashboard} locale="en">
                <AssignedLinks id={1} />
              </TextsProvider>
            </MemoryRouter>
          </EngineProvider>
        </QueryClientProvider>
      </MantineProvider>,
    );
  const listed = () =>
    within(screen.getByRole('list', { name: 'Added from this browser' })).getAllByRole('link');

  const engine = open();
  const { unmount } = show(engine);
  expect(await screen.findByText('Links that you add in this browser appear here.')).toBeDefined();
  await engine.jobs.add(to(1, 1, 2, 99));
  await engine.jobs.add(to(2, 4));
  await waitFor(() =>
    expect(engine.jobs.get().map(({ state }) => state)).toEqual(['finished', 'finished']),
  );
  const wanted = [
    ['go.test/link-2', '/links/2'],
    ['go.test/link-1', '/links/1'],
  ];
  await waitFor(() =>
    expect(listed().map((each) => [each.textContent, each.getAttribute('href')])).toEqual(wanted),
  );
  unmount();
  engine.close();

  const next = open();
  show(next);
  await waitFor(() =>
    expect(listed().map((each) => [each.textContent, each.getAttribute('href')])).toEqual(wanted),
  );
  next.close();
});
