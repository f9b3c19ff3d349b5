/** Tests of the router: paths and methods, and the replies to all others. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi({ rateLimit: 30 });
});
afterEach(() => api.store.close());

describe('paths and methods', () => {
  test.each([
    'GET /api',
    'GET /api/',
    'GET /api/accounts',
    'POST /api/url/1/delete',
    'GET /api/account/',
    'GET /',
    'GET /api/%',
  ])('%s is nothing here, key or no key', async (target) => {
    const keys: Record<string, string>[] = [{}, { Authorization: '' }];
    for (const headers of keys) {
      const reply = await api.call(target, { headers });
      expect(reply).toMatchObject({ status: 404, body: { error: 1 } });
      expect(reply.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    }
  });

  test.each([
    ['DELETE /api/account', 'GET, HEAD'],
    ['POST /api/urls', 'GET, HEAD'],
    ['GET /api/url/add', 'POST'],
    ['HEAD /api/url/add', 'POST'],
    ['PUT /api/url/5', 'GET, HEAD'],
  ])('%s is not taken, and the reply says what is', async (target, allow) => {
    const reply = await api.call(target);
    expect([reply.status, reply.headers.get('Allow')]).toEqual([405, allow]);
    if (!target.startsWith('HEAD')) expect(reply.body).toMatchObject({ error: 1 });
  });

  test('HEAD gets the headers of GET and no body', async () => {
    const reply = await api.call('HEAD /api/urls');
    expect([reply.status, reply.body, reply.headers.get('X-RateLimit-Remaining')]).toEqual([
      200,
      undefined,
      '29',
    ]);
    expect((await api.call('HEAD /api/urls', { headers: { Authorization: '' } })).status).toBe(401);
  });

  test('OPTIONS tells what a path takes', async () => {
    const reply = await api.call('OPTIONS /api/url/add', { headers: { Authorization: '' } });
    expect([reply.status, reply.headers.get('Allow')]).toEqual([204, 'POST']);
  });
});
