/** Tests of the first steps: they follow what is done, cost no request, and stay away once put away. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

beforeEach(() => localStorage.clear());

const findSteps = () => screen.findByRole('region', { name: 'First steps' });
const states = (steps: HTMLElement) =>
  within(steps)
    .getAllByRole('listitem')
    .map((item) => `${within(item).getByRole('img').getAttribute('aria-label')}: ${item.querySelector('strong')?.textContent}`);

async function click(service: TestService): Promise<void> {
  const visit = { country: 'DE', referrer: '', browser: 'Firefox', os: 'Linux', network: null } as const;
  await service.store.visits.count([{ linkId: 1, visitor: 'v', ...visit }]);
}

test('An empty account is led to its first link', async () => {
  const { user, location } = await renderPage('/overview');
  const steps = await findSteps();
  await expectAccessible();
  expect(within(steps).queryByRole('button')).toBeNull();
  expect(states(steps)).toEqual(['To do: Create a link', 'To do: Try it', 'To do: See its statistics']);
  await user.click(within(steps).getByRole('link', { name: 'Shorten your first web address' }));
  expect(location()).toBe('/links/new');
});

test('Each step is done with what the account has, and the last one leads to the link and ends them', async () => {
  const service = await createTestService();
  await service.addLinks(1);
  await renderPage('/overview', { service });
  expect(states(await findSteps())).toEqual(['Done: Create a link', 'To do: Try it', 'To do: See its statistics']);
  expect(screen.getAllByRole('link', { name: /go\.test\/link-1/ })[0]?.getAttribute('rel')).toContain('noopener');
  cleanup();

  await click(service);
  const { user, location } = await renderPage('/overview', { service });
  expect(states(await findSteps()).slice(0, 2)).toEqual(['Done: Create a link', 'Done: Try it']);
  await user.click(screen.getByRole('link', { name: 'See the countries and browsers of its clicks' }));
  expect(location()).toBe('/links/1');
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  await screen.findByRole('region', { name: 'Newest' });
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

test('Put away, they stay away, for this account alone', async () => {
  const service = await createTestService();
  await service.addLinks(1);
  const first = await renderPage('/overview', { service });
  await first.user.click(within(await findSteps()).getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
  cleanup();
  await renderPage('/overview', { service });
  await screen.findByRole('region', { name: 'Newest' });
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

test('An account with more than a few links has none of them', async () => {
  const service = await createTestService();
  await service.addLinks(4);
  await renderPage('/overview', { service });
  await screen.findByRole('region', { name: 'Newest' });
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});
