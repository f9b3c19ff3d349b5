import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { renderStep } from '#testing/setups/render-step.tsx';
import { ReviewStep } from './ReviewStep.tsx';

async function openReview(from: string) {
  const service = await createTestService();
  await service.post('/api/channel/add', { name: 'News' });
  const page = await renderPage(from, { service });
  return { ...page, goTo: (title: string) => page.user.click(screen.getByText(title, { selector: 'nav *' })) };
}

/** What the review says of a term; undefined where it does not speak of it. */
const factOf = (term: string) => screen.queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent;

describe('The review', () => {
  it('Names everything that the link will have, and where an ordinary visitor ends up', async () => {
    const draft = {
      url: 'https://shop.example/a?x=1#top',
      type: 'overlay-1',
      description: 'For the spring',
      geotarget: [{ location: 'Germany', link: 'https://shop.example/de' }],
      deeplink: { auto: true, appstore_a: 'https://apps.example/1', appstore_b: '' },
      metatitle: 'Spring sale',
      expiry: '2031-02-03T04:05',
      pixels: [1, 2],
      parameters: [{ name: 'utm_source', value: 'news & more' }],
    };
    const { service } = await renderStep(<ReviewStep />, { values: draft });
    expect(factOf('Destination')).toBe('https://shop.example/a?x=1&utm_source=news+%26+more#top');
    expect(factOf('Redirect type')).toBe('Under overlay 1');
    expect(factOf('Targeting')).toContain('From Germany');
    expect(factOf('Targeting')).toContain('shop.example/de');
    expect(factOf('Apps')).toContain('https://apps.example/1');
    expect(factOf('Social card')).toBe('Title Spring sale');
    expect(factOf('Description')).toBe('For the spring');
    expect(factOf('Expires')).toContain('2031');
    expect(factOf('Pixels')).toBe('Pixel 1Pixel 2');
    expect(factOf('Parameters')).toBe('utm_source news & more');
    expect(factOf('Channel')).toBeUndefined();
    expect(service.asked).toEqual([]);
  });

  it('Names the channel that was picked by its name', async () => {
    const { user, goTo, service } = await openReview('/links/new');
    await screen.findByLabelText('Destination URL');
    await goTo('Tracking');
    await user.click(screen.getByRole('combobox', { name: 'Channel' }));
    await user.click(await screen.findByRole('option', { name: 'News', hidden: true }));
    service.asked.length = 0;
    await goTo('Review');
    expect(factOf('Channel')).toBe('News');
    expect(service.asked).toEqual([]);
  });

  it('Names a channel that no list has shown by its id, without a request', async () => {
    const { goTo, service } = await openReview('/links/new?channel=1');
    await screen.findByLabelText('Destination URL');
    await goTo('Review');
    expect(factOf('Channel')).toBe('Channel 1');
    expect(service.asked).toEqual([]);
  });
});
