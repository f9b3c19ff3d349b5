/** Statistics of links that were read: in memory and sealed, for the same key alone. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { LinkDetail } from '#contract/resources/links.ts';
import { StoredValues } from '#engine/storage/stored-values.ts';
import { derivedKey } from '#local/keys/text-cipher.ts';
import type { KnownDetail } from './known-detail.ts';
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
  const values = new StoredValues({ indexedDB: () => factory, crypto, accountId: 'a' });
  const place = values.value<readonly KnownDetail[]>('details', () =>
    derivedKey(crypto, key, 'a', 'details'),
  );
  const details = new LinkDetails(place);
  const stored = async () => {
    await details.open();
    await place.write(details.all());
  };
  return { details, stored };
}

test('What was read is there after a restart with the same key, and with no other', async () => {
  const factory = new IDBFactory();
  const { details, stored } = open(factory, 'key');
  details.readReply('links.get', replyOf(7, {}), 1000);
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
  await stored();
  details.clear();
  expect(details.of(7)).toBeNull();

  const again = open(factory, 'key').details;
  await again.open();
  expect(again.of(7)).toEqual(known);
  const other = open(factory, 'other key').details;
  await other.open();
  expect(other.of(7)).toBeNull();
});

test('What is read while the stored ones are opened counts, as it is newer', async () => {
  const factory = new IDBFactory();
  const before = open(factory, 'key');
  before.details.readReply('links.get', replyOf(7, { clicks: 5 }), 1);
  await before.stored();
  const { details } = open(factory, 'key');
  const opening = details.open();
  details.readReply('links.get', replyOf(7, { clicks: 9 }), 2);
  await opening;
  expect(details.of(7)?.clicks).toBe(9);
});
