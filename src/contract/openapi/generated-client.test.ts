/**
 * A client that openapi-typescript made from the OpenAPI document calls every operation of the
 * running service.
 */

import { spawnSync } from 'node:child_process';
import createClient from 'openapi-fetch';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/api.ts';
import type { paths } from '#testing/openapi/paths.d.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { openApiDocument } from './openapi.ts';

async function openClient() {
  const service = await createTestService();
  const client = createClient<paths>({
    baseUrl: service.address,
    fetch: (request) => service.fetch(request),
    headers: { Authorization: `Bearer ${service.key}` },
  });
  return { service, client };
}

type Client = Awaited<ReturnType<typeof openClient>>['client'];

const idOf = (reply: { data?: { id?: number } }) => reply.data?.id ?? NaN;

/** An operation whose reply says no more than that it was done. */
async function expectDone(reply: Promise<{ data?: { error?: unknown } }>): Promise<void> {
  expect((await reply).data?.error).toBe(0);
}

async function callAccount(client: Client, email: string): Promise<void> {
  expect((await client.GET('/api/account')).data?.data.email).toBe(email);
  await expectDone(client.PUT('/api/account/update', { body: { email: 'ada@harbour.example' } }));
}

async function callDomains(client: Client): Promise<void> {
  const domain = 'https://go.shop.example';
  const added = await client.POST('/api/domain/add', { body: { domain } });
  const path = { params: { path: { id: idOf(added) } } };
  await expectDone(client.PUT('/api/domain/{id}/update', { ...path, body: { redirect404: '' } }));
  expect((await client.GET('/api/domains')).data?.data.domains[0]?.domain).toBe(domain);
  await expectDone(client.DELETE('/api/domain/{id}/delete', path));
}

async function callOverlaysAndSplashPages(client: Client): Promise<void> {
  expect((await client.GET('/api/overlay')).data?.data.cta).toEqual([]);
  expect((await client.GET('/api/splash')).data?.data.splash).toEqual([]);
}

/** Returns the id of the pixel. */
async function callPixels(client: Client): Promise<number> {
  const body = { type: 'forum', name: 'Main', tag: 'T-1' } as const;
  const id = idOf(await client.POST('/api/pixel/add', { body }));
  expect((await client.GET('/api/pixels')).data?.data.pixels[0]).toMatchObject({
    id,
    type: 'forum',
  });
  return id;
}

/** Returns the id of the link. */
async function callLinks(client: Client, pixel: number): Promise<number> {
  const created = await client.POST('/api/url/add', {
    body: { url: 'https://shop.example/sale', custom: 'sale', pixels: [pixel] },
  });
  const id = idOf(created);
  const { data: one } = await client.GET('/api/url/{id}', { params: { path: { id } } });
  expect(one?.details.longurl).toBe('https://shop.example/sale');
  const { data: page } = await client.GET('/api/urls', {
    params: { query: { limit: 5, order: 'click' } },
  });
  expect(page !== undefined && 'urls' in page.data ? page.data.urls[0]?.alias : '').toBe('sale');
  const { data: found } = await client.GET('/api/urls', {
    params: { query: { short: created.data?.shorturl ?? '' } },
  });
  expect(found !== undefined && 'details' in found ? found.details.id : 0).toBe(id);
  return id;
}

async function callCampaigns(client: Client, link: number): Promise<void> {
  const created = await client.POST('/api/campaign/add', {
    body: { name: 'Spring', public: true },
  });
  const path = { params: { path: { id: idOf(created) } } };
  const renamed = await client.PUT('/api/campaign/{id}/update', {
    ...path,
    body: { name: 'Summer', slug: 'summer' },
  });
  expect(renamed.data).toMatchObject({
    domain: 'Summer',
    rotator: expect.stringContaining('summer'),
  });
  await expectDone(
    client.POST('/api/campaign/{campaignid}/assign/{linkid}', {
      params: { path: { campaignid: idOf(created), linkid: link } },
    }),
  );
  expect((await client.GET('/api/campaigns')).data?.data.campaigns[0]?.name).toBe('Summer');
  await expectDone(client.DELETE('/api/campaign/{id}/delete', path));
}

async function callChannels(client: Client, link: number): Promise<void> {
  const created = await client.POST('/api/channel/add', {
    body: { name: 'Newsletter', color: '#0B7285' },
  });
  const path = { params: { path: { id: idOf(created) } } };
  await expectDone(
    client.POST('/api/channel/{channelid}/assign/{type}/{itemid}', {
      params: { path: { channelid: idOf(created), type: 'links', itemid: link } },
    }),
  );
  expect((await client.GET('/api/channel/{id}', path)).data?.data.items[0]?.id).toBe(link);
  await expectDone(client.PUT('/api/channel/{id}/update', { ...path, body: { starred: true } }));
  expect((await client.GET('/api/channels')).data?.data.channels[0]).toMatchObject({
    color: '#0B7285',
    starred: true,
  });
  await expectDone(client.DELETE('/api/channel/{id}/delete', path));
}

describe('A generated client', () => {
  it('calls each of the 24 operations, and finds in each reply what its types say', async () => {
    const { service, client } = await openClient();
    await callAccount(client, service.email);
    await callDomains(client);
    await callOverlaysAndSplashPages(client);
    const link = await callLinks(client, await callPixels(client));
    await callCampaigns(client, link);
    await callChannels(client, link);

    const called = service.asked.map((line) =>
      line.replace(/\?.*/, '').replaceAll(/\/\d+/g, '/{}'),
    );
    const operations = endpoints.map(
      ({ endpoint: { method, path } }) => `${method} ${path.replaceAll(/:(?!type)\w+/g, '{}')}`,
    );
    expect(new Set(called)).toEqual(
      new Set(operations.map((line) => line.replace(':type', 'links'))),
    );
  });

  it('reads a failure by its declared type', async () => {
    const { client } = await openClient();
    const { error, response } = await client.GET('/api/url/{id}', {
      params: { path: { id: 999 } },
    });
    expect([response.status, error?.error, typeof error?.message]).toEqual([404, 1, 'string']);
  });
});

describe('A pattern of the document', () => {
  const document = openApiDocument(endpoints);
  const patterns = [...new Set(JSON.stringify(document).match(/"pattern":"(?:[^"\\]|\\.)*"/g))].map(
    (found) => {
      const { pattern } = JSON.parse(`{${found}}`) as { pattern: string };
      return pattern;
    },
  );

  it.skipIf(spawnSync('python3', ['--version']).error !== undefined)('is read by Python', () => {
    expect(patterns.length).toBeGreaterThan(4);
    const check = 'import json, re, sys\nfor pattern in json.load(sys.stdin): re.compile(pattern)';
    const read = (tried: readonly string[]) =>
      spawnSync('python3', ['-c', check], { input: JSON.stringify(tried), encoding: 'utf8' })
        .status;
    expect(read(patterns)).toBe(0);
    expect(read(['\\p{L}'])).not.toBe(0);
  });

  it.each(patterns)('%s holds only what Python, Go (RE2) and Java read alike', (pattern) => {
    const withoutClasses = pattern.replaceAll(/\\[dDwWsS\\.\-[\]]|\\x[0-9a-fA-F]{2}/g, '');
    expect(withoutClasses).not.toMatch(/\\/);
    expect(withoutClasses).not.toMatch(/\(\?/);
  });
});
