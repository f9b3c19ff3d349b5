/** Tests of the references of a new link: records of its own account, and no others. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
});
afterEach(() => api.store.close());

const url = 'https://example.com/';

test.each([
  [{ channel: 12 }, '400 channel: There is no channel 12 in this account'],
  [{ campaign: 12 }, '400 campaign: There is no campaign 12 in this account'],
  [{ pixels: [7, 9, 7] }, '400 pixels: There is no pixel 7 or 9 in this account'],
  [{ type: '12' }, '400 type: There is no splash page 12 in this account'],
  [{ type: 'overlay-12' }, '400 type: There is no overlay 12 in this account'],
  [
    { domain: 'https://go.example.com/' },
    '400 domain: There is no domain go.example.com in this account. Add it first',
  ],
  [{ channel: 1, campaign: 2 }, /^400 channel: .*; campaign: There is no campaign 2 /],
  [{ custom: '.x', channel: 1 }, /^400 custom: .*; channel: /],
])('%j names what is not there, and nothing is made', async (fields, words) => {
  expect(await api.refusal('POST /api/url/add', { url, ...fields })).toMatch(words);
  expect(await api.store.db.selectFrom('link').select('id').execute()).toEqual([]);
});

test('What belongs to another account is not there', async () => {
  const other = await api.otherKey('other@example.com');
  const { id: channel } = await api.ok('POST /api/channel/add', { name: 'Theirs' }, other);
  const { id: campaign } = await api.ok('POST /api/campaign/add', { name: 'Theirs' }, other);
  const { id: pixel } = await api.ok(
    'POST /api/pixel/add',
    { type: 'forum', name: 'Theirs', tag: 't' },
    other,
  );
  await api.ok('POST /api/domain/add', { domain: 'https://their.example' }, other);
  const theirs = { url, channel, campaign, pixels: [pixel], domain: 'their.example' };
  const words = await api.refusal('POST /api/url/add', theirs);
  for (const field of ['channel', 'campaign', 'pixels', 'domain'])
    expect(words).toContain(`${field}: There is no `);
  await api.ok('POST /api/url/add', theirs, other);
});

test('A link opens with a splash page or an overlay of its account', async () => {
  const row = { accountId: api.accountId, name: 'One', created: '2026-03-01 12:00:00' };
  const { id: splash } = await api.store.db
    .insertInto('splash')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.store.db
    .insertInto('overlay')
    .values({ ...row, id: 40, type: 'message' })
    .execute();
  await api.ok('POST /api/url/add', { url, type: String(splash) });
  await api.ok('POST /api/url/add', { url, type: 'overlay-40' });
  expect(await api.refusal('POST /api/url/add', { url, type: '40' })).toContain(
    'type: There is no splash page 40',
  );
});

test('A link made with a channel and a campaign is in both', async () => {
  const { id: channel } = await api.ok('POST /api/channel/add', { name: 'News' });
  const { id: campaign } = await api.ok('POST /api/campaign/add', { name: 'Spring' });
  const { id } = await api.ok('POST /api/url/add', { url, channel, campaign });
  expect(await api.ok(`GET /api/channel/${String(channel)}`)).toMatchObject({
    data: { items: [{ type: 'links', id }] },
  });
  expect(await api.store.db.selectFrom('link').select('campaign').execute()).toEqual([
    { campaign },
  ]);
});

test('A link whose alias is taken is in no channel', async () => {
  const { id: channel } = await api.ok('POST /api/channel/add', { name: 'News' });
  await api.ok('POST /api/url/add', { url, custom: 'sale' });
  await api.refusal('POST /api/url/add', { url, custom: 'sale', channel });
  expect(await api.ok(`GET /api/channel/${String(channel)}`)).toMatchObject({
    data: { result: 0 },
  });
});
