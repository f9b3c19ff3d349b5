/**
 * Tests of the endpoint table: it holds every documented endpoint, and the service answers each.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { documentedEndpoints } from '#testing/replies/documented-endpoints.ts';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.store.close());

test('The table has the documented endpoints and no other', () => {
  const inTable = endpoints.map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect([...new Set(inTable)].sort()).toEqual([...documentedEndpoints].sort());
});

test.each(documentedEndpoints)('%s is answered, and asks for a key first', async (endpoint) => {
  const target = endpoint.replace(':type', 'links').replace(/:[a-z]+/g, '99');
  expect((await api.call(target, { headers: { Authorization: '' } })).status).toBe(401);
  const { status, body } = await api.call(target);
  // Without a body or a record there is a refusal, but one of the endpoint itself and not of the
  // router.
  expect([200, 400, 404]).toContain(status);
  expect(JSON.stringify(body)).not.toMatch(/in this interface|does not take/);
});
