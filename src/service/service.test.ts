/** Tests of the API service: rate-limit headers on every reply, and failures of handlers. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type ApiCaller,
  beginning,
  openApi,
  type ServiceOptions,
} from '#testing/service/api-caller.ts';
import { createService } from './service.ts';

let api: ApiCaller;
async function reopen(options: Partial<ServiceOptions>): Promise<void> {
  await api.store.close();
  api = await openApi(options);
}
beforeEach(async () => {
  api = await openApi();
});
afterEach(async () => {
  await api.store.close();
  vi.restoreAllMocks();
});

describe('the rate limit', () => {
  const rates = ({ headers }: { headers: Headers }) =>
    ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Retry-After'].map((name) =>
      headers.get(name),
    );

  test('Every reply to a key tells what is left, errors included, and over the limit how long to wait', async () => {
    await reopen({ rateLimit: 3 });
    api.clock.now = beginning + 1;
    const reset = String(beginning / 1000 + 61); // the window ends a millisecond after a full second
    expect(rates(await api.call('GET /api/account'))).toEqual(['3', '2', reset, null]);
    const invalid = await api.call('GET /api/urls?limit=x');
    expect([invalid.status, ...rates(invalid)]).toEqual([400, '3', '1', reset, null]);
    const missing = await api.call('GET /api/url/99');
    expect([missing.status, ...rates(missing)]).toEqual([404, '3', '0', reset, null]);

    api.clock.now = beginning + 20_500;
    const over = await api.call('GET /api/account');
    expect([over.status, ...rates(over)]).toEqual([429, '3', '0', reset, '40']);
    expect(over.body).toEqual({
      error: 1,
      message: 'Too many requests: a key may make 3 in 60 seconds. Try again in 40 seconds.',
    });

    api.clock.now = beginning + 60_000;
    expect((await api.call('GET /api/account')).status).toBe(429);
    api.clock.now = beginning + 60_001;
    expect(rates(await api.call('GET /api/account'))[1]).toBe('2');
  });

  test('Replies of a service without a limit say so', async () => {
    const unlimited = await api.call('GET /api/account');
    expect(unlimited.headers.get('X-RateLimit-Unlimited')).toBe('true');
    expect(rates(unlimited)).toEqual([null, null, null, null]);
    await reopen({ rateLimit: 3 });
    expect((await api.call('GET /api/account')).headers.has('X-RateLimit-Unlimited')).toBe(false);
  });

  test('What is over the limit does nothing', async () => {
    await reopen({ rateLimit: 1 });
    await api.call('GET /api/account');
    await api.call('POST /api/url/add', { body: { url: 'https://example.com/' } });
    expect(await api.store.db.selectFrom('link').select('id').execute()).toEqual([]);
  });

  test('Refused keys, preflights, unknown paths and other keys use up nothing', async () => {
    await reopen({ rateLimit: 1, corsOrigins: ['https://portal.example'] });
    const refused = await api.call('GET /api/account', {
      headers: { Authorization: 'Bearer ld_wrong' },
    });
    // The limit of a key, of which nothing is used.
    expect(rates(refused)).toEqual(['1', '1', expect.stringMatching(/^\d{10}$/), null]);
    await api.call('OPTIONS /api/account', {
      headers: { Origin: 'https://portal.example', 'Access-Control-Request-Method': 'GET' },
    });
    await api.call('GET /api/nothing');
    await api.call('GET /api/account', {
      headers: { Authorization: `Bearer ${await api.otherKey('b@example.com')}` },
    });
    expect((await api.call('GET /api/account')).status).toBe(200);
    expect((await api.call('GET /api/account')).status).toBe(429);
  });

  test('Without a limit there are no headers about it', async () => {
    for (let times = 0; times < 40; times += 1) {
      const reply = await api.call('GET /api/account');
      expect([reply.status, ...rates(reply)]).toEqual([200, null, null, null, null]);
    }
  });
});

describe('replies', () => {
  test('All of them are kept by nobody and taken for no page', async () => {
    const replies = [
      await api.call('GET /api/account'),
      await api.call('GET /api/account', { headers: { Authorization: '' } }),
      await api.call('GET /api/nothing'),
      await api.call('DELETE /api/account'),
    ];
    for (const { headers } of replies) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    }
  });

  test('A failure of the service is reported to who runs it, and the caller learns nothing of it', async () => {
    await api.store.db.schema.dropTable('pixel').execute();
    const { body } = await api.call('POST /api/url/add', { body: { url: 'https://example.com/' } });
    expect(body).toMatchObject({ error: 0 });
    const reply = await api.call('GET /api/pixels');
    expect(reply.status).toBe(500);
    expect(reply.body).toEqual({
      error: 1,
      message: 'The service failed to answer this request. Try again later.',
    });
    expect(String(api.reported[0])).toContain('pixel');
  });

  test('Without a listener a failure goes to the console', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    await api.store.db.schema.dropTable('apiKey').execute();
    const options = {
      store: api.store,
      now: () => beginning,
      linksUrl: 'http://go.test',
      rateLimit: 0,
      corsOrigins: [],
    };
    const headers = { Authorization: `Bearer ${api.key}` };
    const reply = await createService(options).fetch(
      new Request('http://api.test/api/account', { headers }),
    );
    expect(reply.status).toBe(500);
    expect(logged).toHaveBeenCalledOnce();
    expect(JSON.stringify(logged.mock.calls)).not.toContain(api.key);
  });
});
