/** The list of links while they are being read, and where the part that holds them has ended. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestService } from '#testing/service/test-service.ts';
import { renderAllLinks } from '#testing/setups/render-all-links.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

/** An account of 230 links, of which later pages of the first pass wait until the test lets them go. */
async function openPartly(readsLinks: boolean) {
  const service = await createTestService();
  await service.addLinks(230);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await renderPage('/links', {
    service,
    hostOptions: { readsLinks, embedded: !readsLinks },
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
  it('are read after the first screen with a count beside the title, and a search says what it covers', async () => {
    const { user, service, location, release, windUntil } = await openPartly(true);
    await windUntil(() => screen.getByText(/^\d+ of 230/));
    expect(screen.queryByRole('button', { name: /^Load all/ })).toBeNull();

    await user.type(screen.getByRole('searchbox'), 'link-1{Enter}');
    await screen.findByText(/of the links loaded so far match/);
    const searches = () => service.asked.filter((call) => call.includes('q='));
    expect(searches()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Search all links' }));
    await screen.findByText(/^\d+ links match/);
    expect(location()).toBe('/links?q=link-1&from=service');
    expect(searches()).toEqual(['GET /api/urls?limit=25&page=1&order=date&q=link-1']);

    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'link-2{Enter}');
    await screen.findByText(/of the links loaded so far match/);
    expect(location()).toBe('/links?q=link-2');

    release();
    await user.keyboard('{Escape}');
    await windUntil(() => expect(screen.queryByText(/of 230/)).toBeNull());
  });

  it('are read where the user asks for them in a parent page, which says how long that takes', async () => {
    const { user, release, windUntil, service } = await openPartly(false);
    await windUntil(() => expect(heading().textContent).toContain('230'));
    expect(service.asked).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Load all, less than a minute' }));
    await windUntil(() => screen.getByText(/^\d+ of 230/));
    release();
    await windUntil(() => expect(screen.queryByText(/of 230/)).toBeNull());
    expect(screen.queryByRole('button', { name: /^Load all/ })).toBeNull();
  });
});

/** The title with what stands beside it. */
const heading = () => screen.getByRole('heading', { name: 'Links' }).parentElement ?? document.body;

describe('Links that are all here', () => {
  it('are asked of the service where the part that holds them has ended', async () => {
    const { user, service, session } = await renderAllLinks('/links', 30);
    const { engine } = session.state;
    if (engine === undefined) throw new Error('Not signed in');
    for (const name of ['first', 'query'] as const)
      vi.spyOn(engine.library, name).mockRejectedValue(
        new Error('A part of Linkdeck has stopped.'),
      );
    await user.type(screen.getByRole('searchbox'), 'link-7{Enter}');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(service.asked).toEqual(['GET /api/urls?limit=25&page=1&order=date&q=link-7']);
  });
});
