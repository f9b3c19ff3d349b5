import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { visitorHash } from '#demo/worker/visitor-hash.ts';
import { defaultSettings } from '#features/settings/SettingsContext.tsx';
import type { CountedVisit } from '#service/store/store.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { withQuirks } from '#testing/replies/quirks.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

const firefox = {
  country: 'DE',
  referrer: 'news.example',
  browser: 'Firefox',
  os: 'Linux',
  network: null,
} as const;

function visits(linkId: number, number: number, visit: Partial<CountedVisit> = {}): CountedVisit[] {
  return Array.from({ length: number }, (_, index) => ({
    linkId,
    visitor: visitorHash(`v${index}`),
    ...firefox,
    ...visit,
  }));
}

/** A service with one link that was followed from three countries. */
async function followed(): Promise<{ service: TestService; id: number }> {
  const service = await createTestService();
  const { id } = await service.addLink({
    url: 'https://shop.example/sale',
    custom: 'summer',
    metatitle: 'Summer sale',
    description: 'For the newsletter',
    expiry: '2099-01-31 18:00:00',
    geotarget: [{ location: 'FR', link: 'https://shop.example/fr' }],
    devicetarget: [{ device: 'iPhone', link: 'https://apps.example/shop' }],
  });
  await service.store.visits.count([
    ...visits(id, 6),
    ...visits(id, 3, { country: 'FR', browser: 'Chrome', os: 'Windows', network: 'network2' }),
    ...visits(id, 1, { country: 'Austria' }),
  ]);
  return { service, id };
}

const panel = (name: string) => screen.findByRole('region', { name });

describe('The page of a link', () => {
  test('Figures tell how many came a day, and which place that is', async () => {
    const { service, id } = await followed();
    const { user } = await renderPage(`/links/${id}`, { service });
    const figure = (name: string) => screen.getByRole('group', { name }).textContent;
    await panel('Countries');
    // Younger than a day, and while not all links are read.
    expect([figure('Per day'), figure('Rank')]).toEqual(['Per day–\u00a0', 'Rank–\u00a0']);
    expect(figure('Clicks')).toBe('Clicks10all so far');
    await user.click(screen.getByRole('link', { name: 'Duplicate' }));
  });

  test('A user sees who the link is, who followed it, and who is led where @core', async () => {
    const { service, id } = await followed();
    await renderPage(`/links/${id}`, { service });
    expect(await screen.findByRole('heading', { level: 1, name: 'Summer sale' })).toBeTruthy();
    await panel('Countries');
    await expectAccessible();
    expect(screen.getByText('go.test/')).toBeTruthy();

    expect(
      screen.getByRole('link', { name: 'https://shop.example/sale' }).getAttribute('rel'),
    ).toBe('noopener noreferrer');
    expect(screen.getByText('For the newsletter')).toBeTruthy();
    expect(screen.getByText('Expires Jan 31, 2099')).toBeTruthy();
    expect(screen.getByText('2 targeting rules')).toBeTruthy();
    expect(screen.getByText(/^Created today, /)).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Clicks' }).textContent).toContain('10');
    expect(screen.getByRole('group', { name: 'Unique clicks' }).textContent).toMatch(
      /6.*60% of clicks/,
    );

    const countries = within(await panel('Countries'));
    expect(countries.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Germany660%',
      'France330%',
      'Austria110%',
    ]);
    expect((await panel('Browsers')).textContent).toContain('Firefox770%Chrome330%');
    expect((await panel('Systems')).textContent).toContain('Linux770%Windows330%');
    expect((await panel('Referrers')).textContent).toContain('news.example10100%');

    const targets = within(await panel('Where it leads'));
    expect(targets.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'iPhone→apps.example/shop',
      'France→shop.example/fr',
      'Everyone else→shop.example/sale',
    ]);
    expect(screen.getByText('Links can’t be edited or deleted.')).toBeTruthy();
    expect(document.title).toBe('Summer sale · Linkdeck');
    expect(service.asked).toEqual([`GET /api/url/${id}`]);
  });

  test('Each chart has a table twin with the same figures, one click away', async () => {
    const { service, id } = await followed();
    const { user } = await renderPage(`/links/${id}`, { service });
    const countries = within(await panel('Countries'));
    await user.click(countries.getByRole('button', { name: 'Show Countries as table' }));

    const table = countries.getByRole('table', { name: 'Countries, by clicks' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['CountryClicksShare', 'Germany660%', 'France330%', 'Austria110%']);
    await user.click(countries.getByRole('button', { name: 'Show Countries as chart' }));
    expect(countries.queryByRole('table')).toBeNull();
  });

  test('The arrow keys read the bars one by one, and Escape puts an end to it', async () => {
    const { service, id } = await followed();
    const { user } = await renderPage(`/links/${id}`, { service });
    const countries = within(await panel('Countries'));
    const chart = countries.getByRole('group', { name: /^Countries, by clicks. The arrow keys/ });
    const said = () => within(chart).getByRole('status').textContent;

    chart.focus();
    await user.keyboard('{Home}');
    expect(said()).toBe('Germany: 6 clicks, 60% of 10');
    await user.keyboard('{ArrowDown}');
    expect(said()).toBe('France: 3 clicks, 30% of 10');
    await user.keyboard('{End}{ArrowDown}');
    expect(said()).toBe('Austria: 1 click, 10% of 10');
    await user.keyboard('{Escape}');
    expect(said()).toBe('');
  });

  test('The long tail of a figure is behind a button', async () => {
    const { service, id } = await followed();
    await service.store.visits.count(
      Array.from({ length: 12 }, (_, index) =>
        visits(id, 1, { referrer: `site-${index}.example` }),
      ).flat(),
    );
    const { user } = await renderPage(`/links/${id}`, { service });
    const referrers = within(await panel('Referrers'));
    expect(referrers.getAllByRole('listitem')).toHaveLength(8);
    await user.click(referrers.getByRole('button', { name: '5 more' }));
    expect(referrers.getAllByRole('listitem')).toHaveLength(13);
    await user.click(referrers.getByRole('button', { name: 'Only the top 8' }));
    expect(referrers.getAllByRole('listitem')).toHaveLength(8);
  });

  test('What was seen just before costs no request; a refresh costs one and brings the new figures', async () => {
    const { service, id } = await followed();
    const { user } = await renderPage(`/links/${id}`, { service });
    await panel('Countries');
    await service.store.visits.count(visits(id, 5));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Clicks' }).textContent).toContain('15'),
    );
    expect(service.asked).toEqual([`GET /api/url/${id}`, `GET /api/url/${id}`]);
  });
});

describe('Figures are drawn honestly in each shape that hosts send', () => {
  test.each(['figuresAsNumber', 'figuresNull'] as const)(
    'Statistics that come as a number or not at all are one line: %s',
    async (quirk) => {
      const { service, id } = await followed();
      await renderPage(`/links/${id}`, {
        service,
        through: (send) => withQuirks(send, [quirk]),
      });
      expect(
        await screen.findByText(
          'No figures for this link: Countries, Referrers, Browsers, Systems.',
        ),
      ).toBeTruthy();
      expect(screen.queryByRole('region', { name: 'Countries' })).toBeNull();
      expect((await panel('Networks')).textContent).toContain('330%');
    },
  );

  test('A list of pairs is drawn like a map', async () => {
    const { service, id } = await followed();
    await renderPage(`/links/${id}`, {
      service,
      through: (send) => withQuirks(send, ['figuresAsPairs']),
    });
    expect((await panel('Countries')).textContent).toContain('Germany660%France330%Austria110%');
  });

  test('A link that nobody followed yet has one card with its code, and no figures', async () => {
    const service = await createTestService();
    const { id } = await service.addLink({ url: 'https://shop.example/', custom: 'summer' });
    const { user } = await renderPage(`/links/${id}`, { service });
    const card = within(await panel('No clicks yet'));
    expect(card.getByText('Share it, and its figures appear here.')).toBeTruthy();
    const label = 'QR code that leads to http://go.test/summer';
    expect(await card.findByRole('img', { name: label })).toBeTruthy();
    expect(card.getByRole('link', { name: 'Open short link' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Clicks' })).toBeNull();
    for (const name of ['Countries', 'Trend', 'Where it leads'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByText(/^Expire/)).toBeNull();
    await user.keyboard('nPosters hang{Enter}');
    const notes = await card.findByRole('list', { name: 'Notes' });
    expect(notes.textContent).toContain('Posters hang');
  });

  test('The networks are a tab of the referrers, by the names that the settings give them', async () => {
    const { service, id } = await followed();
    const labels = {
      ...defaultSettings.labels,
      network1: 'Alpha',
      network2: 'Beta',
      network3: 'Gamma',
    };
    const { user } = await renderPage(`/links/${id}`, { service, settings: { labels } });
    await user.click(within(await panel('Referrers')).getByRole('radio', { name: 'Networks' }));
    expect((await panel('Referrers')).textContent).toContain('Beta330%Alpha00%Gamma00%');
  });

  test('There is no tab for networks where no click came from one', async () => {
    const service = await createTestService();
    const { id } = await service.addLink({ url: 'https://shop.example/' });
    await service.store.visits.count(visits(id, 2));
    await renderPage(`/links/${id}`, { service });
    expect(within(await panel('Referrers')).queryByRole('radio')).toBeNull();
  });
});

describe('Hostile and strange text', () => {
  test('Markup and scripts from the service are inert text', async () => {
    const service = await createTestService();
    const { id } = await service.addLink({
      url: 'https://shop.example/',
      metatitle: '<img src=x onerror=alert(1)>',
      description: '<b>bold</b> &amp; \u202Eevil',
    });
    await service.store.visits.count(
      visits(id, 1, { referrer: '<script>alert(1)</script>', country: '\u202EX' }),
    );
    const { container } = await renderPage(`/links/${id}`, { service });
    expect(
      await screen.findByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' }),
    ).toBeTruthy();
    expect(await screen.findByText('<script>alert(1)</script>')).toBeTruthy();
    expect(container.querySelector('img, script, b')).toBeNull();
  });

  test('An address that nobody should follow is shown as text and offers nothing to do', async () => {
    const { service, id } = await followed();
    const evil = 'javascript:alert(document.domain)';
    await renderPage(`/links/${id}`, {
      service,
      through: (send) => async (request) => {
        const text = await (await send(request)).text();
        return new Response(
          text
            .replaceAll('http://go.test/summer', evil)
            .replaceAll('https://shop.example/sale', evil),
        );
      },
    });
    expect((await screen.findAllByText(evil)).length).toBeGreaterThan(1);
    expect(screen.queryByRole('link', { name: 'Open short link' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'QR code…' })).toBeNull();
    for (const link of screen.getAllByRole('link'))
      expect(link.getAttribute('href')).not.toMatch(/^javascript/i);
  });

  test('A destination of two thousand characters is folded, and can be seen whole', async () => {
    const service = await createTestService();
    const url = `https://shop.example/${'x'.repeat(1979)}`;
    const { id } = await service.addLink({ url });
    const { user } = await renderPage(`/links/${id}`, { service });
    await panel('No clicks yet');
    expect(screen.queryByText(url)).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Show all' })[0] ?? document.body);
    expect(screen.getByText(url)).toBeTruthy();
  });
});
