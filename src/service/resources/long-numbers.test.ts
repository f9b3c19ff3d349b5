/**
 * Tests of numbers beyond those of records: refused or missing wherever an id is taken, and never a
 * failure of the service.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
});
afterEach(() => api.store.close());

const numbers = [
  '9007199254740991',
  '9007199254740992',
  '9223372036854775808',
  '9'.repeat(20),
  '9'.repeat(400),
];

test.each(numbers)('%.30s in a path names nothing', async (number) => {
  for (const { endpoint } of endpoints) {
    if (!endpoint.path.includes(':')) continue;
    const path = endpoint.path.replace(':type', 'links').replaceAll(/:\w+/g, number);
    const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
    const { status } = await api.call(
      `${endpoint.method} ${path}`,
      hasBody ? { body: { name: 'x', redirectroot: 'https://example.com/' } } : {},
    );
    expect([path, status]).toEqual([path, 404]);
  }
  expect(api.reported).toEqual([]);
});

// A number without end is no JSON.
test.each(numbers.slice(0, 4))('%.30s in a new link names nothing', async (number) => {
  const url = 'https://example.com/';
  for (const fields of [
    { type: number },
    { type: `overlay-${number}` },
    { channel: Number(number) },
    { campaign: Number(number) },
    { pixels: [Number(number)] },
  ])
    expect(await api.refusal('POST /api/url/add', { url, ...fields })).toMatch(/^400 /);
  expect(api.reported).toEqual([]);
});

test.each(numbers)('%.30s as a page or a limit is no failure', async (number) => {
  await api.ok('POST /api/url/add', { url: 'https://example.com/' });
  for (const query of [
    `page=${number}`,
    `limit=${number}`,
    `q=a&page=${number}`,
    `order=click&page=${number}`,
  ])
    expect((await api.call(`GET /api/urls?${query}`)).status).toBeLessThan(500);
  expect(api.reported).toEqual([]);
});
