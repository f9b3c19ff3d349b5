/**
 * Tests of changes that come at the same time: each is served or refused as if it had come alone.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createService } from '#service/service.ts';
import { type Store, TakenError } from '#service/store/store.ts';
import { parkedHost } from '#service/urls/parked-hosts.ts';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
});
afterEach(async () => {
  expect(api.reported).toEqual([]);
  await api.store.close();
});

async function statuses(calls: Promise<{ status: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const twenty = Array.from({ length: 20 }, (_, index) => index);

describe('Twenty at once', () => {
  test('Of campaigns with one name, one is made', async () => {
    const calls = twenty.map(() =>
      api.call('POST /api/campaign/add', { body: { name: 'Spring' } }),
    );
    expect(await statuses(calls)).toEqual({ 200: 1, 400: 19 });
  });

  test('Campaigns without a name get a name each', async () => {
    const replies = await Promise.all(twenty.map(() => api.ok('POST /api/campaign/add', {})));
    expect(new Set(replies.map(({ domain }) => domain)).size).toBe(20);
  });

  test('Of links with one alias, one is made, and only that one is counted', async () => {
    const body = { url: 'https://example.com/', custom: 'sale' };
    expect(await statuses(twenty.map(() => api.call('POST /api/url/add', { body })))).toEqual({
      200: 1,
      400: 19,
    });
    expect(await api.ok('GET /api/urls')).toMatchObject({ data: { result: 1 } });
  });

  test('Links are numbered without a gap', async () => {
    await Promise.all(
      twenty.map(() => api.ok('POST /api/url/add', { url: 'https://example.com/' })),
    );
    const rows = await api.store.db
      .selectFrom('link')
      .select('ordinal')
      .orderBy('ordinal')
      .execute();
    expect(rows.map(({ ordinal }) => ordinal)).toEqual(twenty.map((index) => index + 1));
  });
});

describe('While a record is deleted', () => {
  const links = () => api.store.db.selectFrom('link').select(['host', 'campaign']).execute();

  test('No link stays on a host without its domain', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await api.ok('POST /api/domain/add', { domain: 'https://go.example.com' });
      const making = twenty.map(() =>
        api.call('POST /api/url/add', {
          body: { url: 'https://example.com/', domain: 'https://go.example.com' },
        }),
      );
      await Promise.all([...making, api.ok(`DELETE /api/domain/${String(id)}/delete`)]);
      const hosts = new Set((await links()).map(({ host }) => host));
      expect(
        [...hosts].filter((host) => host !== parkedHost(api.accountId, 'go.example.com')),
      ).toEqual([]);
    }
  });

  test('No link keeps a campaign that is gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await api.ok('POST /api/campaign/add', { name: 'Spring' });
      const making = twenty.map(() =>
        api.call('POST /api/url/add', { body: { url: 'https://example.com/', campaign: id } }),
      );
      await Promise.all([...making, api.ok(`DELETE /api/campaign/${String(id)}/delete`)]);
      expect((await links()).filter(({ campaign }) => campaign !== null)).toEqual([]);
    }
  });

  test('No link is put into a channel that is gone', async () => {
    const { id } = await api.ok('POST /api/channel/add', { name: 'News' });
    const making = twenty.map(() =>
      api.call('POST /api/url/add', { body: { url: 'https://example.com/', channel: id } }),
    );
    await Promise.all([...making, api.ok(`DELETE /api/channel/${String(id)}/delete`)]);
    expect(await api.store.db.selectFrom('channelItem').selectAll().execute()).toEqual([]);
  });
});

test('A value that another account took between look and change is refused with its field, and nothing is changed', async () => {
  await api.otherKey('other@example.com');
  const changing = api.store.change(api.accountId, async (db) => {
    await db.updateTable('account').set({ plan: 'other' }).execute();
    await db
      .updateTable('account')
      .set({ email: 'other@example.com' })
      .where('id', '=', api.accountId)
      .execute();
  });
  await expect(changing).rejects.toThrow(TakenError);
  const accounts = await api.store.db.selectFrom('account').select('plan').execute();
  expect(accounts.map(({ plan }) => plan)).toEqual(['free', 'free']);

  const change: Store['change'] = () => Promise.reject(new TakenError('account.email', {}));
  const store = { ...api.store, change };
  const { fetch } = createService({
    store,
    now: () => api.clock.now,
    linksUrl: 'http://go.test',
    rateLimit: 0,
    corsOrigins: [],
  });
  const headers = { Authorization: `Bearer ${api.key}`, 'Content-Type': 'application/json' };
  const init = { method: 'PUT', headers, body: '{"email":"new@example.com"}' };
  const reply = await fetch(new Request('http://api.test/api/account/update', init));
  expect([reply.status, await reply.json()]).toEqual([
    400,
    { error: 1, message: 'email: Another account has this e-mail address. Enter a different one' },
  ]);
});
