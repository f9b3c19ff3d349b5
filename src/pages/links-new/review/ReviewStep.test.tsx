import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

async function openReview(from: string) {
  const service = await createTestService();
  await service.post('/api/channel/add', { name: 'News' });
  const page = await renderPage(from, { service });
  return { ...page, goTo: (title: string) => page.user.click(screen.getByText(title, { selector: 'nav *' })) };
}

describe('The review', () => {
  it('Names the channel that was picked by its name', async () => {
    const { user, goTo, service } = await openReview('/links/new');
    await screen.findByLabelText('Destination URL');
    await goTo('Tracking');
    await user.click(screen.getByRole('combobox', { name: 'Channel' }));
    await user.click(await screen.findByRole('option', { name: 'News', hidden: true }));
    service.asked.length = 0;
    await goTo('Review');
    expect(screen.getByText('It goes into channel “News”.')).toBeDefined();
    expect(service.asked).toEqual([]);
  });

  it('Names a channel that no list has shown by its id, without a request', async () => {
    const { goTo, service } = await openReview('/links/new?channel=1');
    await screen.findByLabelText('Destination URL');
    await goTo('Review');
    expect(screen.getByText('It goes into channel 1.')).toBeDefined();
    expect(service.asked).toEqual([]);
  });
});
