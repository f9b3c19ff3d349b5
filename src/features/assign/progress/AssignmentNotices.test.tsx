/** Assignments among the notices, from the hold to what failed, on the real service. */

import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '#engine/engine.ts';
import { useAssign } from '#features/assign/model/assign-context.ts';
import { type AssignableItem, type AssignTarget } from '#features/assign/model/assignment.ts';
import { EngineProvider } from '#queries/EngineContext.tsx';
import { jobHoldMs } from '#queries/hold-times.ts';
import { createQueryClient } from '#queries/query-client.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { DialogHost } from '#ui/dialogs/DialogHost.tsx';
import { NoticeStack } from '#ui/notices/NoticeStack.tsx';
import { AssignProvider } from './AssignProvider.tsx';
import { useAssignmentNotices } from './use-assignment-notices.ts';

/** Begins an assignment of links to channel 1, whose service refuses those of which the id is in `refused`. */
async function begin(
  ids: readonly number[],
  target: AssignTarget,
  refused = new Set<number>(),
  add?: Engine['jobs']['add'],
) {
  const service = await createTestService();
  await service.addLinks(Math.max(...ids));
  const post = (path: string) =>
    service.fetch(
      new Request(service.address + path, {
        method: 'POST',
        headers: { Authorization: `Bearer ${service.key}`, 'Content-Type': 'application/json' },
        body: '{"name":"News"}',
      }),
    );
  await post('/api/channel/add');
  await post('/api/campaign/add');
  service.asked.length = 0;
  const clock = createManualClock();
  const engine = createEngine({
    accountId: 'a',
    clock,
    serviceAddress: service.address,
    key: service.key,
    fetch: (request) => {
      const id = Number(request.url.split('/').at(-1));
      if (!refused.has(id)) return service.fetch(request);
      return Promise.resolve(Response.json({ error: 1, message: `No to ${id}` }, { status: 400 }));
    },
  });
  const items = ids.map((id): AssignableItem => ({ type: 'links', id, name: `s.link/${id}` }));

  function Start() {
    const { assign } = useAssign();
    return <button onClick={() => assign(items, target)}>Assign</button>;
  }
  function Stack() {
    return <NoticeStack notices={useAssignmentNotices(clock)} clock={clock} />;
  }
  render(
    <MantineProvider>
      <EnglishTexts>
        <QueryClientProvider client={createQueryClient()}>
          <EngineProvider
            engine={add === undefined ? engine : { ...engine, jobs: { ...engine.jobs, add } }}
          >
            <MemoryRouter>
              <AssignProvider clock={clock}>
                <DialogHost>
                  <Start />
                  <Stack />
                </DialogHost>
              </AssignProvider>
            </MemoryRouter>
          </EngineProvider>
        </QueryClientProvider>
      </EnglishTexts>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
  return {
    service,
    engine,
    refused,
    endHold: async () => {
      await screen.findByRole('button', { name: 'Undo' });
      await act(() => clock.advance(jobHoldMs));
    },
    wind: (milliseconds: number) => act(() => clock.advance(milliseconds)),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
  };
}

const news: AssignTarget = { kind: 'channel', id: 1, name: 'News' };

/** Whether the browser would ask before the page is left. */
function warnsBeforeLeaving(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('An assignment on the screen', () => {
  it('can be undone, says what cannot be taken back, and keeps the page from being left unasked', async () => {
    const { service, wind, press } = await begin([1], news);
    expect(await screen.findByText(/can’t remove items from a channel/)).toBeDefined();
    // This engine keeps nothing, so that a reload would end it.
    expect(warnsBeforeLeaving()).toBe(true);
    await expectAccessible();
    press('Undo');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull());
    expect(screen.getByRole('status', { name: 'Adding' }).textContent).toBe(
      'Undone. Nothing was added.',
    );
    expect(warnsBeforeLeaving()).toBe(false);
    await wind(jobHoldMs);
    expect(service.asked).toEqual([]);
  });

  it('is undone by Ctrl Z, but not while a user types', async () => {
    const { service, wind } = await begin([1], news);
    await screen.findByRole('button', { name: 'Undo' });
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    field.remove();
    fireEvent.keyDown(document.body, { key: 'z' });
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(screen.getByRole('status', { name: 'Adding' }).textContent).toBe(
      'Undone. Nothing was added.',
    );
    await wind(jobHoldMs);
    expect(service.asked).toEqual([]);
  });

  it('begins at once when it is asked to', async () => {
    const { service, press } = await begin([1], news);
    await screen.findByRole('button', { name: 'Undo' });
    press('Add now');
    await screen.findByRole('button', { name: 'Dismiss' });
    expect(service.asked).toEqual(['POST /api/channel/1/assign/links/1']);
  });

  it('reaches the service, and says so', async () => {
    const { service, endHold } = await begin([1, 2], news);
    await endHold();
    await screen.findByRole('button', { name: 'Dismiss' });
    expect(screen.getByRole('group', { name: '2 links to News' }).textContent).toContain(
      '2 links added to News',
    );
    expect(screen.getByRole('status', { name: 'Adding' }).textContent).toBe(
      '2 links added to channel News',
    );
    const items = await service.store.db.selectFrom('channelItem').selectAll().execute();
    expect(items).toHaveLength(2);
    expect(warnsBeforeLeaving()).toBe(false);
  });

  it('offers the channel, and a campaign for the same links, where it went well', async () => {
    const { service, endHold, press } = await begin([1, 2], news);
    await endHold();
    const link = await screen.findByRole('link', { name: 'Show channel' });
    expect(link.getAttribute('href')).toBe('/channels/1');
    press('Also add to a campaign…');
    fireEvent.click(await screen.findByRole('option', { name: /^News/ }));
    await waitFor(() => expect(screen.getByRole('group', { name: '2 links to News' })));
    fireEvent.click(await screen.findByRole('button', { name: 'Add now' }));
    await screen.findByRole('link', { name: 'Show campaign' });
    expect(service.asked.filter((line) => line.startsWith('POST'))).toEqual([
      'POST /api/channel/1/assign/links/1',
      'POST /api/channel/1/assign/links/2',
      'POST /api/campaign/1/assign/1',
      'POST /api/campaign/1/assign/2',
    ]);
  });

  it('to a campaign reaches the service too', async () => {
    const { service, endHold } = await begin([1], { kind: 'campaign', id: 1, name: 'News' });
    await endHold();
    await screen.findByRole('button', { name: 'Dismiss' });
    expect(service.asked).toEqual(['POST /api/campaign/1/assign/1']);
  });

  it('keeps what failed with its reason, and sends only that again', async () => {
    const { service, endHold, press, refused } = await begin([1, 2, 3], news, new Set([1, 3]));
    await endHold();
    const retry = await screen.findByRole('button', { name: 'Retry 2 failed' });
    const batch = screen.getByRole('group', { name: '3 links to News' });
    expect(batch.textContent).toContain('1 of 3 links added');
    const details = within(batch).getByText('Each item').closest('details')!;
    details.open = true;
    expect(await within(batch).findByText('No to 3')).toBeDefined();
    expect(
      within(batch)
        .getAllByRole('listitem')
        .map((item) => item.dataset['state']),
    ).toEqual(['refused', 'refused', 'done']);
    service.asked.length = 0;
    refused.clear();
    fireEvent.click(retry);
    await waitFor(() => expect(batch.textContent).toMatch(/^3 links added to News/));
    expect(service.asked).toEqual([
      'POST /api/channel/1/assign/links/1',
      'POST /api/channel/1/assign/links/3',
    ]);
    press('Dismiss');
    expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  });

  it('goes from the screen some time after it went well, and stays where something failed', async () => {
    const { endHold, wind } = await begin([1], news);
    await endHold();
    await screen.findByRole('button', { name: 'Dismiss' });
    await wind(9_999);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeDefined();
    await wind(1);
    expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
    cleanup();
    const failing = await begin([2], news, new Set([2]));
    await failing.endHold();
    await screen.findByRole('button', { name: 'Retry 1 failed' });
    await failing.wind(60_000);
    expect(screen.getByRole('button', { name: 'Retry 1 failed' })).toBeDefined();
  });

  it('that cannot be kept says so, and that nothing was added', async () => {
    await begin([1], news, new Set(), () =>
      Promise.reject(new Error('The disk is full. Make room and try again.')),
    );
    const notice = await screen.findByRole('group', { name: 'Nothing was added' });
    expect(notice.textContent).toContain('The disk is full');
    expect(screen.getByRole('status', { name: 'Notices' }).textContent).toMatch(
      /^Nothing was added.*The disk is full/,
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('that is paused says why, and goes on when it is asked to', async () => {
    const { engine } = await begin([1, 2], news);
    await screen.findByRole('button', { name: 'Undo' });
    await act(() => engine.jobs.pause(engine.jobs.get()[0]?.id ?? ''));
    const batch = screen.getByRole('group', { name: '2 links to News' });
    expect(batch.textContent).toContain('Paused at 0 of 2');
    expect(screen.getByRole('status', { name: 'Adding' }).textContent).toBe('Adding is paused.');
    fireEvent.click(within(batch).getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(batch.textContent).toMatch(/^2 links added to News/));
  });
});
