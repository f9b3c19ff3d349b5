/** Tests of authentication: which API keys are valid, and the reply to others. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { revokeKey } from '#service/admin/revoke-key.ts';
import { type ApiCaller, beginning, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
});
afterEach(() => api.store.close());

const unauthorized = {
  error: 1,
  message:
    'The API key is missing, unknown, revoked or expired. Send a valid key in the header "Authorization: Bearer <API key>".',
};

describe('keys', () => {
  test('A good key gets its account', async () => {
    expect(await api.call('GET /api/account')).toMatchObject({
      status: 200,
      body: {
        error: 0,
        data: {
          id: api.accountId,
          email: 'owner@linkdeck.example',
          username: 'owner',
          avatar: 'http://go.test/a/O.svg',
          status: 'free',
          expires: null,
          registered: '2026-03-01 12:00:00',
        },
      },
    });
  });

  test.each(['', 'Bearer', 'Bearer ', 'Bearer ld_unknown', 'Basic b3duZXI6b3duZXI=', 'Bearer a b'])(
    'This is no key: "%s"',
    async (authorization) => {
      const reply = await api.call('GET /api/account', {
        headers: { Authorization: authorization },
      });
      expect(reply).toMatchObject({ status: 401, body: unauthorized });
      expect(reply.headers.get('WWW-Authenticate')).toBe('Bearer');
    },
  );

  test('A key without its scheme is refused, and the scheme may be written in any case', async () => {
    expect(
      (await api.call('GET /api/account', { headers: { Authorization: api.key } })).status,
    ).toBe(401);
    expect(
      (await api.call('GET /api/account', { headers: { Authorization: `bearer ${api.key}` } }))
        .status,
    ).toBe(200);
  });

  test('A revoked key is refused from the next request on', async () => {
    expect((await api.call('GET /api/account')).status).toBe(200);
    await revokeKey(api.store, { id: 1 }, api.clock.now);
    expect(await api.call('GET /api/account')).toMatchObject({ status: 401, body: unauthorized });
  });

  test('A key works until the second in which it expires', async () => {
    const headers = { Authorization: `Bearer ${await api.expiringKey('2026-03-01 12:00:10')}` };
    api.clock.now = beginning + 9_999;
    expect((await api.call('GET /api/account', { headers })).status).toBe(200);
    api.clock.now = beginning + 10_000;
    expect(await api.call('GET /api/account', { headers })).toMatchObject({
      status: 401,
      body: unauthorized,
    });
  });
});
