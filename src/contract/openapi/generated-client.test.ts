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

describe('A generated client', () => {
  it('calls each of the 24 operations, and finds in each reply what its types say', async () => {
    const { service, client } = await openClient();
    const id = (reply: { data?: { id?: number } }) => reply.data?.id ?? NaN;

    const { data: account } = await client.GET('/api/account');
    expect(account?.data.email).toBe(service.email);
    const changed = await client.PUT('/api/account/update', {
      body: { email: 'ada@harbour.example' },
    });
    expect(changed.data?.error).toBe(0);

    const domain = await client.POST('/api/domain/add', {
      body: { domain: 'https://go.shop.example' },
    });
    const domainPath = { params: { path: { id: id(domain) } } };
    expect(
      (await client.PUT('/api/domain/{id}/update', { ...domainPath, body: { redirect404: '' } }))
        .data?.error,
    ).toBe(0);
    expect((await client.GET('/api/domains')).data?.data.domains[0]?.domain).toBe(
      'https://go.shop.example',
    );

    expect((await client.GET('/api/overlay')).data?.data.cta).toEqual([]);
    expect((await client.GET('/api/splash')).data?.data.splash).toEqual([]);

    const pixel = await client.POST('/api/pixel/add', {
      body: { type: 'forum', name: 'Main', tag: 'T-1' },
    });
    expect((await client.GET('/api/pixels')).data?.data.pixels[0]).toMatchObject({
      id: id(pixel),
      type: 'forum',
    });

    const link = await client.POST('/api/url/add', {
      body: { url: 'https://shop.example/sale', custom: 'sale', pixels: [id(pixel)] },
    });
    const { data: one } = await client.GET('/api/url/{id}', { params: { path: { id: id(link) } } });
    expect(one?.details.longurl).toBe('https://shop.example/sale');
    const { data: page } = await client.GET('/api/urls', {
      params: { query: { limit: 5, order: 'click' } },
    });
    expect(page !== undefined && 'urls' in page.data ? page.data.urls[0]?.alias : '').toBe('sale');
    const { data: found } = await client.GET('/api/urls', {
      params: { query: { short: link.data?.shorturl ?? '' } },
    });
    expect(found !== undefined && 'details' in found ? found.details.id : 0).toBe(id(link));

    const campaign = await client.POST('/api/campaign/add', {
      body: { name: 'Spring', public: true },
    });
    const campaignPath = { params: { path: { id: id(campaign) } } };
    const renamed = await client.PUT('/api/campaign/{id}/update', {
      ...campaignPath,
      body: { name: 'Summer', slug: 'summer' },
    });
    expect(renamed.data).toMatchObject({
      domain: 'Summer',
      rotator: expect.stringContaining('summer'),
    });
    const toCampaign = { params: { path: { campaignid: id(campaign), linkid: id(link) } } };
    expect(
      (await client.POST('/api/campaign/{campaignid}/assign/{linkid}', toCampaign)).data?.error,
    ).toBe(0);
    expect((await client.GET('/api/campaigns')).data?.data.campaigns[0]?.name).toBe('Summer');

    const channel = await client.POST('/api/channel/add', {
      body: { name: 'Newsletter', color: '#0B7285' },
    });
    const channelPath = { params: { path: { id: id(channel) } } };
    const toChannel = {
      params: { path: { channelid: id(channel), type: 'links' as const, itemid: id(link) } },
    };
    expect(
      (await client.POST('/api/channel/{channelid}/assign/{type}/{itemid}', toChannel)).data?.error,
    ).toBe(0);
    expect((await client.GET('/api/channel/{id}', channelPath)).data?.data.items[0]?.id).toBe(
      id(link),
    );
    expect(
      (await client.PUT('/api/channel/{id}/update', { ...channelPath, body: { starred: true } }))
        .data?.error,
    ).toBe(0);
    expect((await client.GET('/api/channels')).data?.data.channels[0]).toMatchObject({
      color: '#0B7285',
      starred: true,
    });

    expect((await client.DELETE('/api/channel/{id}/delete', channelPath)).data?.error).toBe(0);
    expect((await client.DELETE('/api/campaign/{id}/delete', campaignPath)).data?.error).toBe(0);
    expect((await client.DELETE('/api/domain/{id}/delete', domainPath)).data?.error).toBe(0);

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
