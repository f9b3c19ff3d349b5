/** Demo records: valid for the interface, and tied to the right links. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pixelTypes } from '#contract/pixel-types.ts';
import { newCampaign } from '#contract/resources/campaigns.ts';
import { newChannel } from '#contract/resources/channels.ts';
import { newDomain } from '#contract/resources/domains.ts';
import { newPixel } from '#contract/resources/pixels.ts';
import { addOverlay, addSplashPage } from '#service/admin/create-item.ts';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';
import { fillDemo } from './demo.ts';
import {
  demoCampaigns,
  demoChannels,
  demoDomains,
  demoOverlays,
  demoPixels,
  demoSplashPages,
} from './demo-resources.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
});
afterEach(() => api.store.close());

interface Listed {
  id: number;
  name: string;
}

async function rows<Row = Listed>(path: string, key: string): Promise<Row[]> {
  const { data } = (await api.ok(`GET ${path}?limit=100`)) as { data: Record<string, Row[]> };
  return data[key] ?? [];
}

test('Everything is what the interface would accept', () => {
  for (const { items: _, ...channel } of demoChannels) {
    expect(newChannel.safeParse(channel).error).toBeUndefined();
  }
  for (const { name, slug, public: open } of demoCampaigns) {
    expect(newCampaign.safeParse({ name, slug: slug ?? '', public: open }).error).toBeUndefined();
  }
  for (const domain of demoDomains) expect(newDomain.safeParse(domain).error).toBeUndefined();
  for (const pixel of demoPixels) expect(newPixel.safeParse(pixel).error).toBeUndefined();
  expect(demoPixels.map(({ type }) => type)).toEqual([...pixelTypes]);
});

test('Overlays and splash pages are what the command line would accept', async () => {
  const { email } = await api.store.db
    .selectFrom('account')
    .select('email')
    .executeTakeFirstOrThrow();
  const offer = ({ button, link }: { button: string; link: string }) =>
    button === '' ? {} : { button, link };
  for (const { button, link, ...overlay } of demoOverlays)
    await addOverlay(api.store, { email, ...overlay, ...offer({ button, link }) }, 0);
  for (const { button, link, ...splash } of demoSplashPages)
    await addSplashPage(api.store, { email, ...splash, ...offer({ button, link }) }, 0);
});

test('Channels, campaigns, domains, pixels, overlays and splash pages are listed, and most channels hold something', async () => {
  await fillDemo(api.store, api.accountId, api.clock.now);
  const sizes = new Map<string, number>();
  for (const { id, name } of await rows('/api/channels', 'channels')) {
    const { data } = (await api.ok(`GET /api/channel/${id}`)) as { data: { result: number } };
    sizes.set(name, data.result);
  }
  expect(sizes.get('Newsletter')).toBeGreaterThan(25);
  expect([...sizes.values()].filter((size) => size === 0)).toHaveLength(1);
  const items = await rows<{ type: string }>('/api/channel/4', 'items');
  expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['links', 'qr']));

  const campaigns = await rows<{ public: boolean; rotator: string | false }>(
    '/api/campaigns',
    'campaigns',
  );
  expect(
    new Set(campaigns.map((campaign) => `${campaign.public} ${campaign.rotator !== false}`)).size,
  ).toBe(4);
  const counts = { domains: 2, pixels: 13, cta: 3, splash: 3 };
  for (const [key, path] of Object.entries({
    domains: 'domains',
    pixels: 'pixels',
    cta: 'overlay',
    splash: 'splash',
  })) {
    expect([key, (await rows(`/api/${path}`, key)).length]).toEqual([
      key,
      counts[key as keyof typeof counts],
    ]);
  }
});

test('Each campaign of the shop has its eight links, and some links have pixels, an overlay, a splash page, a domain', async () => {
  await fillDemo(api.store, api.accountId, api.clock.now);
  const links = await api.store.db
    .selectFrom('link')
    .select(['campaign', 'type', 'pixels', 'domain'])
    .execute();
  const campaigns = links.flatMap(({ campaign }) => campaign ?? []);
  const sizes = [...new Set(campaigns)].map((id) => campaigns.filter((one) => one === id).length);
  expect(sizes).toEqual([8, 8, 8, 8, 8, 8]);
  expect(links.some(({ type }) => type.startsWith('overlay-'))).toBe(true);
  expect(links.some(({ type }) => /^\d+$/.test(type))).toBe(true);
  expect(links.some(({ pixels }) => pixels !== '[]')).toBe(true);
  expect(links.filter(({ domain }) => domain === 'https://go.harbourandpine.example')).toHaveLength(
    2,
  );
});

test('A second account gets all of it, without the addresses that are taken', async () => {
  await fillDemo(api.store, api.accountId, api.clock.now);
  const key = await api.otherKey('other@example.com');
  const { id } = await api.store.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'other@example.com')
    .executeTakeFirstOrThrow();
  await fillDemo(api.store, id, api.clock.now);
  expect(await api.ok('GET /api/campaigns', undefined, key)).toMatchObject({
    data: { result: demoCampaigns.length },
  });
  expect(await api.ok('GET /api/domains', undefined, key)).toMatchObject({ data: { result: 0 } });
  const aliases = await api.store.db
    .selectFrom('bio')
    .select('alias')
    .where('accountId', '=', id)
    .execute();
  expect(aliases.every(({ alias }) => /^[a-z2-9]{9}$/.test(alias))).toBe(true);
});
