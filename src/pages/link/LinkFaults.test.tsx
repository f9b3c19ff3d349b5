/** The page of a link while it is on its way, and where it does not come. */
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

async function withLink() {
  const service = await createTestService();
  const { id } = await service.addLink({ url: 'https://shop.example/sale', custom: 'summer' });
  return { service, id };
}

describe('When it goes wrong', () => {
  test('A link that does not exist is shown to be missing, with a way back', async () => {
    const { user, location } = await renderPage('/links/999');
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to Links' }));
    expect(location()).toBe('/links');
  });

  test('An id that is no number costs no request', async () => {
    const { service } = await renderPage('/links/abc');
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy();
    expect(service.asked).toEqual([]);
  });

  test('A failure says why, and Retry brings the link', async () => {
    const { service, id } = await withLink();
    const { user } = await renderPage(`/links/${id}`, {
      service,
      through: (send) => withFault(send, faults.htmlPage, { only: 'links.get', times: 1 }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Could not load this link');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Summer' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('While the link is on its way, its room is kept and the page has a heading', async () => {
    const { service, id } = await withLink();
    await renderPage(`/links/${id}`, {
      service,
      through: (send) => withFault(send, faults.hanging, { only: 'links.get' }),
    });
    expect(await screen.findByRole('status', { name: 'Loading this link' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Link' })).toBeTruthy();
  });
});
