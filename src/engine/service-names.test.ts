import { describe, expect, it } from 'vitest';
import { vocabularies } from '#contract/service-names.ts';
import { createService } from '#service/service.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { createEngine } from './engine.ts';

async function openEngine() {
  const service = await createTestService();
  const { store, key, address } = service;
  const vendor = createService({
    store,
    now: Date.now,
    linksUrl: service.linksUrl,
    rateLimit: 0,
    corsOrigins: [],
    names: vocabularies.common,
  });
  const bodies: unknown[] = [];
  const engine = createEngine({
    accountId: 'a',
    serviceAddress: address,
    key,
    fetch: async (request) => {
      if (request.method === 'POST') bodies.push(await request.clone().json());
      return vendor.fetch(request);
    },
  });
  return { engine, bodies, service };
}

const nothing = { chosen: null, found: null };
const pixel = { type: 'analyticspixel', name: 'Main', tag: 'G-1' } as const;

describe('An engine in front of a service with the names of vendors', () => {
  it('finds them out by the first reply that shows them, reads it by them, and sends them from then on', async () => {
    const { engine, bodies, service } = await openEngine();
    const { id } = await service.addLink({ url: 'https://shop.example/' });
    expect(engine.names.get()).toMatchObject({ names: vocabularies.neutral, found: null });
    const { data } = await engine.call('links.get', { id });
    expect(Object.keys(data.socialCount ?? {})).toEqual(['network1', 'network2', 'network3']);
    expect(engine.names.get()).toMatchObject({ names: vocabularies.common, found: 'common' });
    await engine.call('pixels.create', pixel);
    const apps = { appstore_a: 'https://apps.example/a', appstore_b: 'https://play.example/b' };
    await engine.call('links.create', { url: 'https://shop.example/', deeplink: apps });
    expect(bodies).toMatchObject([
      { type: 'gapixel' },
      { deeplink: { apple: apps.appstore_a, google: apps.appstore_b } },
    ]);
    expect((await engine.call('pixels.list', {})).data.rows.map(({ type }) => type)).toEqual([
      'analyticspixel',
    ]);
  });

  it('keeps to the names that were set, whatever replies show', async () => {
    const { engine, bodies, service } = await openEngine();
    const { id } = await service.addLink({ url: 'https://shop.example/' });
    await engine.names.begin(vocabularies.neutral, nothing);
    const { data } = await engine.call('links.get', { id });
    expect(Object.keys(data.socialCount ?? {})).toEqual(['facebook', 'twitter', 'google']);
    expect(engine.names.get()).toMatchObject({ names: vocabularies.neutral, found: 'common' });
    await engine.names.choose('common');
    await engine.call('pixels.create', pixel);
    expect(bodies).toMatchObject([{ type: 'gapixel' }]);
  });

  it('begins with what an earlier engine has found', async () => {
    const { engine, bodies } = await openEngine();
    await engine.names.begin(null, { chosen: null, found: 'common' });
    await engine.call('pixels.create', pixel);
    expect(bodies).toMatchObject([{ type: 'gapixel' }]);
  });

  it('has one choice for all tabs: one that comes later, with what it knows from before, changes nothing', async () => {
    const { engine } = await openEngine();
    await engine.names.begin(null, nothing);
    await engine.names.choose('common');
    await engine.names.begin(vocabularies.neutral, { chosen: 'neutral', found: 'neutral' });
    expect(engine.names.get()).toEqual({
      names: vocabularies.common,
      found: null,
      chosen: 'common',
      begun: true,
    });
    await engine.names.choose(null);
    expect(engine.names.get().names).toBe(vocabularies.neutral);
  });
});
