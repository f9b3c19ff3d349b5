/** The page of a link that was read before, while the service cannot be reached. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

const unreachable = (send: SendRequest) => withFault(send, faults.badGateway, { only: 'links.get', times: 1 });
const unreachableAtFirst = async () => {
  const service = await createTestService();
  const body = {
    url: 'https://shop.example/sale',
    custom: 'summer',
    metatitle: 'Summer sale',
    description: 'For the newsletter',
  };
  const { id } = await service.addLink(body);
  return { service, id, body };
};

describe('A link that cannot be read now', () => {
  test('is shown as it was read before, with its age and its trend, until it can', async () => {
    const { service, id, body } = await unreachableAtFirst();
    const { user, container } = await renderPage('/links', { service, through: unreachable });
    await screen.findByRole('table', { name: 'Links' });
    const row = await waitFor(() => {
      const found = container.querySelector<HTMLAnchorElement>(`a[href="/links/${id}"]`);
      if (found === null) throw new Error('The link is not listed yet');
      return found;
    });
    await user.click(row);

    expect(
      await screen.findByText(
        /^You’re seeing data from .+\. You’ll see countries, referrers, expiry and targeting once you’re online\.$/,
      ),
    );
    expect(screen.getByRole('alert').textContent).toContain('Could not load this link');
    expect(screen.getByRole('heading', { level: 1, name: 'go.test/summer' })).toBeTruthy();
    expect(screen.getByRole('link', { name: body.url })).toBeTruthy();
    expect(screen.getByText(body.metatitle)).toBeTruthy();
    expect(screen.getByText(body.description)).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Clicks' }).textContent).toMatch(/^Clicks0as of /);
    expect(
      within(await screen.findByRole('region', { name: 'Trend' })).getByText(/^Linkdeck has read this link’s clicks once/),
    ).toBeTruthy();
    // The screen claims nothing that a list does not tell.
    expect(screen.queryByText(/expire/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Countries' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
    await expectAccessible();

    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Countries' })).toBeTruthy();
    expect(screen.queryByText(/seeing data from/)).toBeNull();
  });

  test('says only that it failed where it was never read', async () => {
    const { service, id } = await unreachableAtFirst();
    await renderPage(`/links/${id}`, { service, through: unreachable });
    expect((await screen.findByRole('alert')).textContent).toContain('Could not load this link');
    expect(screen.queryByText(/seeing/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Trend' })).toBeNull();
  });

  test('is not shown where the service says that it is gone', async () => {
    const { service, id } = await unreachableAtFirst();
    const gone = () => Promise.resolve(Response.json({ error: 1, message: 'Link not found' }, { status: 404 }));
    const { user, container } = await renderPage('/links', {
      service,
      through: (send) => withFault(send, gone, { only: 'links.get', times: 1 }),
    });
    await user.click(
      await waitFor(() => container.querySelector(`a[href="/links/${id}"]`) ?? Promise.reject(new Error('Not yet'))),
    );
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy();
    expect(screen.queryByText(/seeing/)).toBeNull();
  });
});
