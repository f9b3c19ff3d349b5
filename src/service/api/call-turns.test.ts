/** Tests of turns of API calls: by account, with searches in a line of their own. */
import { setImmediate as giveWay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';
import { CallTurns, takesLong } from './call-turns.ts';

let api: ApiCaller | undefined;
afterEach(async () => {
  await api?.store.close();
  api = undefined;
});

test('A call of another account is answered before most of many that came first', async () => {
  api = await openApi({ turns: new CallTurns({ maxSearches: 2, giveWay }) });
  const { call, otherKey } = api;
  const headers = { Authorization: `Bearer ${await otherKey('other@example.com')}` };
  const answered: string[] = [];
  const note = async (who: string, reply: Promise<{ status: number }>): Promise<void> => {
    const { status } = await reply;
    answered.push(`${who} ${status}`);
  };
  const body = { url: 'https://example.com/' };
  const many = Array.from({ length: 100 }, () => note('many', call('POST /api/url/add', { body })));
  const one = note('one', call('POST /api/url/add', { body, headers }));
  await Promise.all([...many, one]);
  expect(answered.filter((each) => each === 'many 200')).toHaveLength(100);
  expect(answered.indexOf('one 200')).toBeLessThan(10);
});

test('Too many calls of one account that wait are refused with the time to wait', async () => {
  api = await openApi({ turns: new CallTurns({ maxSearches: 2, giveWay }) });
  const { call } = api;
  const replies = await Promise.all(Array.from({ length: 600 }, () => call('GET /api/account')));
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(100);
  expect(refused[0]?.headers.get('Retry-After')).toBe('5');
});

test('A call that fails ends its turn', async () => {
  api = await openApi({ turns: new CallTurns({ maxSearches: 1, giveWay }) });
  const { call } = api;
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => call('GET /api/urls?q=' + 'x'.repeat(300))),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400]));
});

test.each([
  ['links.list', 'q=a', true],
  ['links.list', 'q=', false],
  ['links.list', 'page=2', false],
  ['account.get', 'q=a', false],
] as const)('%s with "%s" goes into the line of searches: %s', (name, query, isLong) => {
  expect(takesLong(name, new URLSearchParams(query))).toBe(isLong);
});
