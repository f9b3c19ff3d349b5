/** The endpoints of the service's document, written by hand: each is in the contract's table, and each is answered. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { type ApiCaller, openApi } from '#testing/api-caller.ts';

const documented = [
  'GET /api/account',
  'PUT /api/account/update',
  'GET /api/domains',
  'POST /api/domain/add',
  'PUT /api/domain/:id/update',
  'DELETE /api/domain/:id/delete',
  'GET /api/overlay',
  'GET /api/splash',
  'GET /api/campaigns',
  'POST /api/campaign/add',
  'POST /api/campaign/:campaignid/assign/:linkid',
  'PUT /api/campaign/:id/update',
  'DELETE /api/campaign/:id/delete',
  'GET /api/channels',
  'GET /api/channel/:id',
  'POST /api/channel/add',
  'POST /api/channel/:channelid/assign/:type/:itemid',
  'PUT /api/channel/:id/update',
  'DELETE /api/channel/:id/delete',
  'GET /api/pixels',
  'POST /api/pixel/add',
  'GET /api/urls',
  'GET /api/url/:id',
  'POST /api/url/add',
];

let api: ApiCaller;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.store.close());

test('The table has the documented endpoints and no other', () => {
  const inTable = endpoints.map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect([...new Set(inTable)].sort()).toEqual([...documented].sort());
});

test.each(documented)('%s is answered, and asks for a key first', async (endpoint) => {
  const target = endpoint.replace(':type', 'links').replace(/:[a-z]+/g, '99');
  expect((await api.call(target, { headers: { Authorization: '' } })).status).toBe(401);
  const { status, body } = await api.call(target);
  // Without a body or a record there is a refusal, but one of the endpoint itself and not of the router.
  expect([200, 400, 404]).toContain(status);
  expect(JSON.stringify(body)).not.toMatch(/in this interface|does not take/);
});
