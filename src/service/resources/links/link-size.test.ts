/** Tests of the size of links: what one may have, and what all of an account may take. */
import { afterEach, expect, test } from 'vitest';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
afterEach(() => api.store.close());

const url = 'https://example.com/';
const targets = (number: number, length: number) =>
  Array.from({ length: number }, () => ({ location: 'Germany', link: url + 'x'.repeat(length) }));

test('A link has at most 64 KiB of text, and the refusal names the longest field', async () => {
  api = await openApi();
  await api.ok('POST /api/url/add', { url, geotarget: targets(8, 7900) });
  expect(
    await api.refusal('POST /api/url/add', {
      url,
      description: 'short',
      geotarget: targets(9, 7900),
    }),
  ).toBe(
    '400 geotarget: All texts of this link take 71 KiB, and a link may have 64 KiB. Use fewer or shorter ones',
  );
  expect(
    await api.refusal('POST /api/url/add', {
      url,
      parameters: Array.from({ length: 30 }, (_, index) => ({
        name: `p${index}`,
        value: 'ä'.repeat(1900),
      })),
    }),
  ).toContain('parameters: All texts of this link take ');
});

test('The links of an account take no more than they may, and another account still has room', async () => {
  api = await openApi({ storagePerAccount: 100 * 1024 });
  const add = { url, geotarget: targets(5, 7900) };
  await api.ok('POST /api/url/add', add);
  await api.ok('POST /api/url/add', add);
  expect(await api.refusal('POST /api/url/add', add)).toMatch(
    /^400 url: The links of this account take 0 MiB, as much as they may\. Ask the operator .*--storage-per-account/,
  );
  // What was refused is not counted, so that a short one still has room.
  await api.ok('POST /api/url/add', { url });
  await api.ok('POST /api/url/add', add, await api.otherKey('other@example.com'));
  const { stored, links } = await api.store.db
    .selectFrom('account')
    .select(['stored', 'links'])
    .where('id', '=', api.accountId)
    .executeTakeFirstOrThrow();
  expect(links).toBe(3);
  expect(stored).toBeGreaterThan(80_000);
  expect(stored).toBeLessThan(100 * 1024);
});
