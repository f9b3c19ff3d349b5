/** Demo account: links that the service accepts, and figures that add up. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newLink } from '#contract/resources/links.ts';
import { addAccount } from '#service/admin/accounts.ts';
import type { Store } from '#service/store/store.ts';
import { openTestStore } from '#testing/service/test-store.ts';
import { fillDemo } from './demo.ts';
import { demoLinks } from './demo-links.ts';

const now = Date.UTC(2026, 2, 1, 12);
let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

async function filled(email: string): Promise<number> {
  const { id } = await addAccount(store, { email }, now);
  await fillDemo(store, id, now);
  return id;
}

test('Every link of the demonstration is one that the service would accept', () => {
  const links = demoLinks();
  expect(links.length).toBeGreaterThan(220);
  for (const { channel: _, campaign: __, ...link } of links)
    expect(newLink.safeParse(link).error).toBeUndefined();
  const aliases = links.flatMap(({ custom }) => custom ?? []);
  expect(aliases.filter((alias, index) => aliases.indexOf(alias) !== index)).toEqual([]);
});

test('The figures of every link add up to its clicks, and its visitors are no more than they', async () => {
  await filled('a@example.com');
  const links = await store.db
    .selectFrom('linkClicks')
    .select(['linkId as id', 'clicks', 'uniqueClicks'])
    .execute();
  const sums = await store.db
    .selectFrom('clickCount')
    .select(({ fn }) => ['linkId', 'dimension', fn.sum<number | string>('count').as('sum')])
    .groupBy(['linkId', 'dimension'])
    .execute();
  const sumOf = new Map(
    sums.map(({ linkId, dimension, sum }) => [`${linkId} ${dimension}`, Number(sum)]),
  );
  for (const { id, clicks, uniqueClicks } of links) {
    expect(uniqueClicks).toBeLessThanOrEqual(clicks);
    for (const dimension of ['country', 'referrer', 'browser', 'os']) {
      expect(sumOf.get(`${id} ${dimension}`) ?? 0).toBe(clicks);
    }
    expect(sumOf.get(`${id} network`) ?? 0).toBeLessThanOrEqual(clicks);
  }
});

test('A few links get most of the clicks, many get few, some get none', async () => {
  await filled('a@example.com');
  const links = await store.db
    .selectFrom('linkClicks')
    .select('clicks')
    .orderBy('clicks', 'desc')
    .execute();
  const clicks = links.map((link) => link.clicks);
  const sum = (some: number[]): number => some.reduce((before, each) => before + each, 0);
  expect(sum(clicks.slice(0, clicks.length / 5))).toBeGreaterThan(0.6 * sum(clicks));
  expect(clicks.filter((each) => each < 20).length).toBeGreaterThan(40);
  expect(clicks.at(-1)).toBe(0);
});

test('Links were made over three months up to today, and some end soon or have ended', async () => {
  await filled('a@example.com');
  const links = await store.db
    .selectFrom('link')
    .select(['created', 'expiry'])
    .orderBy('created')
    .execute();
  expect(links[0]?.created.slice(0, 7)).toBe('2025-12');
  expect(links.at(-1)?.created.slice(0, 10)).toBe('2026-03-01');
  expect(links.every(({ created }) => created <= '2026-03-01 12:00:00')).toBe(true);
  const ends = links.flatMap(({ expiry }) => expiry ?? []);
  expect(ends.some((end) => end > '2026-03-01 12:00:00' && end < '2026-03-04')).toBe(true);
  expect(ends.some((end) => end < '2026-03-01')).toBe(true);
});

test('It is the same each time, and a second account gets it too, under aliases that are free', async () => {
  const first = await filled('a@example.com');
  const second = await filled('b@example.com');
  const titles = async (accountId: number) => {
    const links = store.db
      .selectFrom('link')
      .innerJoin('linkClicks', 'linkId', 'id')
      .select(['title', 'linkClicks.clicks']);
    return links.where('link.accountId', '=', accountId).orderBy('id').execute();
  };
  expect(await titles(second)).toEqual(await titles(first));
  const [some] = await store.db
    .selectFrom('link')
    .select('alias')
    .where('accountId', '=', second)
    .orderBy('id')
    .execute();
  expect(some?.alias).toMatch(/^[a-z2-9]{9}$/);
});
