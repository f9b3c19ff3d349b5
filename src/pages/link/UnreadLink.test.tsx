/** The page of a link of which values could not be read. */
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { withChangedReply } from '#testing/replies/changed-replies.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderScreen } from '#testing/setups/render-page.tsx';

async function openLink(details: Record<string, unknown>, data: Record<string, unknown> = {}) {
  const service = await createTestService();
  const { id } = await service.addLink({
    url: 'https://shop.example/sale',
    custom: 'summer',
    metatitle: 'Summer sale',
  });
  return renderScreen(`/links/${id}`, {
    service,
    through: (send) =>
      withChangedReply(send, 'links.get', (body) => ({
        ...body,
        details: { ...Object(body['details']), ...details },
        data: { ...Object(body['data']), ...data },
      })),
  });
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const dashes = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('img')
    .map((dash) => dash.getAttribute('aria-label'));

describe('A link of which values could not be read', () => {
  test('has a dash for each, and its page keeps what needs the id alone', async () => {
    const { user } = await openLink({ shorturl: 5, title: ['?'], expiry: 12, date: undefined });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sale' })).toBeDefined();
    expect(document.title).toBe('Sale · Linkdeck');
    expect(dashes(screen.getByRole('main'))).toEqual([
      'Could not be read: ["?"]',
      'Could not be read: 5',
      'Could not be read: 12',
      'The service sent no value',
    ]);
    expect(screen.getByText(/^Expires:/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'https://shop.example/sale' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Copy short link' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Duplicate' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add to…' })).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Show details' }));
    expect(screen.getByRole('region', { name: 'What couldn’t be read' }).textContent).toContain(
      'details.title: ["?"]',
    );
  });

  test('has panels that say so, and counts without a number, which no sum holds', async () => {
    const { user } = await openLink(
      { location: 5, device: { iPhone: 'https://apps.example/shop', Android: 7 } },
      {
        clicks: 'many',
        uniqueClicks: 3,
        topCountries: { Germany: 6, France: 'three', Austria: 2 },
        topReferrers: 'none',
        topBrowsers: undefined,
        topOs: [],
        socialCount: 9,
      },
    );
    const countries = await panel('Countries');
    expect(countries.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Germany675%',
      'Austria225%',
      'France–',
    ]);
    const bars = countries.getByRole('group', { name: /^Countries, by clicks\. / });
    bars.focus();
    await user.keyboard('{End}');
    expect(within(bars).getByRole('status').textContent).toBe(
      'France: the number of clicks could not be read',
    );
    await user.click(countries.getByRole('button', { name: 'Show Countries as table' }));
    expect(countries.getAllByRole('row').at(-1)?.textContent).toBe('France––');

    expect(screen.getByText('Couldn’t be read: Referrers, Browsers.')).toBeDefined();
    expect(screen.getByText('No figures for this link: Systems.')).toBeDefined();
    expect(dashes(screen.getByRole('group', { name: 'Clicks' }))).toEqual([
      'Could not be read: "many"',
    ]);
    expect(screen.getByRole('group', { name: 'Unique clicks' }).textContent).toBe(
      'Unique clicks3\u00a0',
    );

    const targets = await panel('Where it leads');
    expect(targets.getByText('Country rules couldn’t be read.')).toBeDefined();
    expect(targets.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'iPhone→apps.example/shop',
      'Android→Couldn’t be read',
      'Everyone else→shop.example/sale',
    ]);
    expect(document.body.textContent).not.toMatch(/null|NaN|undefined/);
  });

  test('says not that everyone goes to the destination where no rule could be read', async () => {
    await openLink({ location: 5, device: 6, longurl: 7 });
    const targets = await panel('Where it leads');
    expect(targets.getByText('Country and device rules couldn’t be read.')).toBeDefined();
    expect(targets.queryByText(/^All visitors go/)).toBeNull();
    expect(screen.queryByText(/^Expire/)).toBeNull();
  });
});
