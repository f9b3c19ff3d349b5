/** The page of a link that was read before, while the service cannot be reached. */

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { visitorHash } from '#demo/worker/visitor-hash.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderScreen } from '#testing/setups/render-page.tsx';

const unreachable = (send: SendRequest) =>
  withFault(send, faults.badGateway, { only: 'links.get', times: 1 });
const unreachableAtFirst = async () => {
  const service = await createTestService();
  const body = {
    url: 'https://shop.example/sale',
    custom: 'summer',
    metatitle: 'Summer sale',
    description: 'For the newsletter',
  };
  const { id } = await service.addLink(body);
  const visit = {
    visitor: visitorHash('v'),
    country: 'DE',
    referrer: '',
    browser: '',
    os: '',
    network: null,
  };
  await service.store.visits.count([{ linkId: id, ...visit }]);
  return { service, id, body };
};

describe('A link that cannot be read now', () => {
  test('keeps the figures of the list, with one line, until it can', async () => {
    const { service, id, body } = await unreachableAtFirst();
    const { user, container } = await renderScreen('/links', { service, through: unreachable });
    await screen.findByRole('table', { name: 'Links' });
    const row = await waitFor(() => {
      const found = container.querySelector<HTMLAnchorElement>(`a[href="/links/${id}"]`);
      if (found === null) throw new Error('The link is not listed yet');
      return found;
    });
    await user.click(row);

    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toMatch(
      /^Details couldn’t be loaded\. You’re seeing data from .+\./,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Summer sale' })).toBeTruthy();
    expect(screen.getByRole('link', { name: body.url })).toBeTruthy();
    expect(screen.getByText(body.description)).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Clicks' }).textContent).toMatch(/^Clicks1/);
    expect(screen.getByRole('region', { name: 'Trend' })).toBeTruthy();
    // The screen claims nothing that a list does not tell.
    expect(screen.queryByText(/expire/i)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Countries' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Countries' })).toBeTruthy();
    expect(screen.queryByText(/seeing data from/)).toBeNull();
  });

  test('says only that it failed where it was never read', async () => {
    const { service, id } = await unreachableAtFirst();
    await renderScreen(`/links/${id}`, { service, through: unreachable });
    expect((await screen.findByRole('alert')).textContent).toContain('Could not load this link');
    expect(screen.queryByText(/seeing/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Trend' })).toBeNull();
  });

  test('is gone with its last total where the service says so', async () => {
    const { service, id } = await unreachableAtFirst();
    const gone = () =>
      Promise.resolve(Response.json({ error: 1, message: 'Link not found' }, { status: 404 }));
    const { user, container } = await renderScreen('/links', {
      service,
      through: (send) => withFault(send, gone, { only: 'links.get', times: 1 }),
    });
    await user.click(
      await waitFor(
        () =>
          container.querySelector(`a[href="/links/${id}"]`) ?? Promise.reject(new Error('Not yet')),
      ),
    );
    const said = 'This link no longer exists.';
    expect(await screen.findByRole('heading', { name: said })).toBeTruthy();
    expect(screen.getByText('It had 1 click when it was last read.')).toBeTruthy();
    expect(screen.queryByText(/seeing/)).toBeNull();
  });
});
