/** Statistics of links that were read: in memory and sealed, for the same key alone. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { LinkDetail } from '#contract/resources/links.ts';
import { createTextCipher } from '#local/keys/text-cipher.ts';
import { openSealedLinks } from '#local/sealed-links.ts';
import { LinkDetails } from './link-details.ts';

const replyOf = (id: number, data: Partial<LinkDetail['data']>): LinkDetail => ({
  id,
  details: {
    id,
    shorturl: null,
    longurl: null,
    title: null,
    description: null,
    location: null,
    device: null,
    expiry: null,
    date: null,
  },
  data: {
    clicks: 5,
    uniqueClicks: 4,
    topCountries: { kind: 'counts', counts: [{ name: 'DE', count: 5 }] },
    topReferrers: { kind: 'nothing' },
    topBrowsers: { kind: 'number', number: 5 },
    topOs: null,
    socialCount: { network1: 2 },
    ...data,
  },
});

function open(factory: IDBFactory, key: string) {
  return new LinkDetails({
    store: openSealedLinks('details', () => factory, 'a'),
    seal: createTextCipher(crypto, key, 'a', 'details'),
    clock: { now: () => 1000 },
  });
}

/** Resolves when a link is stored. */
async function stored(factory: IDBFactory, id: number): Promise<void> {
  const store = openSealedLinks('details', () => factory, 'a');
  while ((await store.read(id)) === undefined) await new Promise((turn) => setTimeout(turn));
}

test('What was read is there after a restart with the same key, and with no other', async () => {
  const factory = new IDBFactory();
  const details = open(factory, 'key');
  details.readReply('links.get', replyOf(7, {}));
  const known = {
    id: 7,
    at: 1000,
    clicks: 5,
    uniqueClicks: 4,
    countries: [['DE', 5]],
    referrers: null,
    browsers: null,
    systems: null,
    networks: [['network1', 2]],
  };
  expect(details.of(7)).toEqual(known);
  await stored(factory, 7);
  details.close();
  expect(details.of(7)).toBeNull();

  const again = open(factory, 'key');
  await again.open();
  expect(again.of(7)).toEqual(known);
  const other = open(factory, 'other key');
  await other.open();
  expect(other.of(7)).toBeNull();
});

test('What is read while the stored ones are opened counts, as it is newer', async () => {
  const factory = new IDBFactory();
  const before = open(factory, 'key');
  before.readReply('links.get', replyOf(7, { clicks: 5 }));
  await stored(factory, 7);
  const details = open(factory, 'key');
  const opening = details.open();
  details.readReply('links.get', replyOf(7, { clicks: 9 }));
  await opening;
  expect(details.of(7)?.clicks).toBe(9);
});
