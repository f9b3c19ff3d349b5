/** Tests of all endpoints that write: each does so in a change of the store, and nowhere else. */
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { createService } from '#service/service.ts';
import { beginning, openApi } from '#testing/service/api-caller.ts';

/** A request of each, in an order in which all are served. */
const requests: Readonly<Record<string, readonly [target: string, body?: object]>> = {
  'account.update': ['PUT /api/account/update', { email: 'new@example.com' }],
  'domains.create': ['POST /api/domain/add', { domain: 'https://go.example.com' }],
  'domains.update': ['PUT /api/domain/1/update', { redirectroot: 'https://example.com/' }],
  'campaigns.create': ['POST /api/campaign/add', { name: 'Spring' }],
  'channels.create': ['POST /api/channel/add', { name: 'News' }],
  'pixels.create': ['POST /api/pixel/add', { type: 'analyticspixel', name: 'Tag', tag: 'G-1' }],
  'links.create': ['POST /api/url/add', { url: 'https://example.com/' }],
  'campaigns.assign': ['POST /api/campaign/1/assign/1'],
  'campaigns.update': ['PUT /api/campaign/1/update', { name: 'Summer' }],
  'channels.assign': ['POST /api/channel/1/assign/links/1'],
  'channels.update': ['PUT /api/channel/1/update', { name: 'Posts' }],
  'campaigns.delete': ['DELETE /api/campaign/1/delete'],
  'channels.delete': ['DELETE /api/channel/1/delete'],
  'domains.delete': ['DELETE /api/domain/1/delete'],
};

/** Lets queries read alone. */
const readsAlone: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind !== 'SelectQueryNode') throw new Error(`Outside of a change: ${node.kind}`);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

test('Every endpoint that writes does so in a change of the store', async () => {
  const writing = endpoints.filter(({ endpoint }) => endpoint.method !== 'GET');
  expect(Object.keys(requests).toSorted()).toEqual(writing.map(({ name }) => name).toSorted());
  const { store, key } = await openApi();
  const service = createService({
    store: { ...store, db: store.db.withPlugin(readsAlone) },
    now: () => beginning,
    linksUrl: 'http://go.test',
    rateLimit: 0,
    corsOrigins: [],
    report: (error) => {
      throw error;
    },
  });
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  for (const [target, body = {}] of Object.values(requests)) {
    const [method = '', path = ''] = target.split(' ');
    const init = { method, headers, body: JSON.stringify(body) };
    const { status } = await service.fetch(new Request(`http://api.test${path}`, init));
    expect([target, status]).toEqual([target, 200]);
  }
  await store.close();
});
