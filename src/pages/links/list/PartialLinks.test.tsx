/** The list of links while they are being read, and where the part that holds them has ended. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestService } from '#testing/service/test-service.ts';
import { renderAllLinks } from '#testing/setups/render-all-links.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

/** An account of 230 links, of which later pages of the first pass wait until the test lets them go. */
async function openPartly() {
  const service = await createTestService();
  await service.addLinks(230);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await renderPage('/links', {
    service,
    through: (send) => async (request) => {
      const query = new URL(request.url).searchParams;
      if (Number(query.get('limit')) > 25 && Number(query.get('page')) > 1) await released;
      return send(request);
    },
  });
  await screen.findByText('Link 230');
  return { ...page, release };
}

describe('Links of which not all are here', () => {
  it('are offered once, with what that costs, and then say what a search covers and ask the service on demand', async () => {
    const { user, service, location, release, windUntil } = await openPartly();
    const offer = await screen.findByRole('region', { name: 'All links' });
    expect(offer.textContent).toMatch(/all 230 links at once.*takes 3 requests, less than a minute/);
    await user.click(screen.getByRole('button', { name: 'Load all links' }));
    await windUntil(() => screen.getByText(/^\d+ of 230 links here/));
    expect(screen.queryByRole('region', { name: 'All links' })).toBeNull();

    service.asked.length = 0;
    await user.type(screen.getByRole('searchbox'), 'link-1{Enter}');
    await screen.findByText(/of the links loaded so far match/);
    expect(service.asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Search all links' }));
    await screen.findByText(/^\d+ links match/);
    expect(location()).toBe('/links?q=link-1&from=service');
    expect(service.asked).toEqual(['GET /api/urls?limit=25&page=1&order=date&q=link-1']);

    release();
    await user.keyboard('{Escape}');
    await windUntil(() => screen.getByText(/^All 230 links are here/));
  });

  it('can be declined, are not offered again, and are paused and continued', async () => {
    const { user, windUntil } = await openPartly();
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'All links' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Load all links' }));
    await windUntil(() => screen.getByRole('button', { name: 'Pause' }));
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await windUntil(() => expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull());
  });
});

describe('Links that are all here', () => {
  it('are asked of the service where the part that holds them has ended', async () => {
    const { user, service, session } = await renderAllLinks('/links', 30);
    const { engine } = session.state;
    if (engine === undefined) throw new Error('Not signed in');
    for (const name of ['first', 'query'] as const)
      vi.spyOn(engine.library, name).mockRejectedValue(new Error('A part of Linkdeck has stopped.'));
    await user.type(screen.getByRole('searchbox'), 'link-7{Enter}');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(service.asked).toEqual(['GET /api/urls?limit=25&page=1&order=date&q=link-7']);
  });
});
