/** Tests of CORS: which origins may call the service, and which headers their pages may read. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi({ corsOrigins: ['https://portal.example'], rateLimit: 5 });
});
afterEach(() => api.store.close());

describe('other origins', () => {
  const portal = { Origin: 'https://portal.example' };
  const asking = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization',
  };

  test('A listed origin learns ahead what it may do, without a key', async () => {
    for (const path of ['/api/url/add', '/api/unknown']) {
      const reply = await api.call(`OPTIONS ${path}`, {
        headers: { ...portal, ...asking, Authorization: '' },
      });
      expect(reply.status).toBe(204);
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'access-control-allow-origin': 'https://portal.example',
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type',
        'access-control-max-age': '600',
        vary: 'Origin',
      });
    }
  });

  test('It can read every reply with its headers, refusals included', async () => {
    const replies = [
      await api.call('GET /api/account', { headers: portal }),
      await api.call('GET /api/account', { headers: { ...portal, Authorization: '' } }),
      await api.call('GET /api/nothing', { headers: portal }),
      await api.call('PUT /api/account', { headers: portal }),
      await api.call('POST /api/url/add', { headers: portal, body: '{' }),
    ];
    for (let times = 0; times < 4; times += 1)
      replies.push(await api.call('GET /api/account', { headers: portal }));
    expect(replies.map(({ status }) => status)).toEqual([
      200, 401, 404, 405, 400, 200, 200, 200, 429,
    ]);
    for (const { headers } of replies) {
      expect(headers.get('Access-Control-Allow-Origin')).toBe('https://portal.example');
      expect(headers.get('Vary')).toBe('Origin');
      expect(headers.get('Access-Control-Expose-Headers')).toBe(
        'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, X-RateLimit-Unlimited, Date',
      );
    }
  });

  test.each([
    'https://portal.example.evil.example',
    'http://portal.example',
    'https://portal.example:8443',
    'null',
    '',
  ])('The origin "%s" is not listed and gets no permission', async (Origin) => {
    const replies = [
      await api.call('OPTIONS /api/account', { headers: { Origin, ...asking } }),
      await api.call('GET /api/account', { headers: { Origin } }),
    ];
    for (const { headers } of replies) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers.get('Vary')).toBe('Origin');
    }
  });
});
