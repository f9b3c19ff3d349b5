/** Tests of item creation: checked as strictly as the input of the interface. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '#service/store/store.ts';
import { openTestStore } from '#testing/service/test-store.ts';
import { AdministrationError, addAccount } from './accounts.ts';
import { addBioPage, addOverlay, addQrItem, addSplashPage } from './create-item.ts';

const now = Date.UTC(2026, 2, 1, 12);
const email = 'ada@example.com';
let store: Store;
beforeEach(async () => {
  store = await openTestStore();
  await addAccount(store, { email }, now);
});
afterEach(() => store.close());

const named = { email: ' ADA@example.com ', name: ' Name ' };
const url = 'https://example.com/';
const noOffer = { message: '', button: '', link: '' };

test('Each is made for the account of an address, under a name without blanks around it', async () => {
  expect(await addOverlay(store, named, now)).toEqual({ id: 1, email, name: 'Name' });
  expect(await addSplashPage(store, named, now)).toEqual({ id: 1, email, name: 'Name' });
  expect(await addBioPage(store, { ...named, links: [] }, now)).toEqual({
    id: 1,
    email,
    name: 'Name',
    alias: expect.stringMatching(/^[a-z2-9]{7}$/),
  });
  expect(await addQrItem(store, { ...named, url, alias: 'cafe\u0301' }, now)).toEqual({
    id: 1,
    email,
    name: 'Name',
    alias: 'caf\u00e9',
  });
  expect(await store.db.selectFrom('overlay').selectAll().execute()).toEqual([
    {
      id: 1,
      accountId: 1,
      type: 'message',
      name: 'Name',
      created: '2026-03-01 12:00:00',
      ...noOffer,
      position: 'bottom',
      color: '#0b6e6e',
    },
  ]);
  expect(await store.db.selectFrom('splash').selectAll().execute()).toEqual([
    {
      id: 1,
      accountId: 1,
      name: 'Name',
      created: '2026-03-01 12:00:00',
      ...noOffer,
      title: '',
      seconds: 0,
    },
  ]);
});

test('An overlay and a splash page keep what they show', async () => {
  const offer = { button: ' Have a look ', link: 'mailto:ada@example.com' };
  const shown = { button: 'Have a look', link: 'mailto:ada@example.com', message: 'One\nTwo' };
  await addOverlay(
    store,
    {
      ...named,
      ...offer,
      type: 'contact',
      message: ' One\nTwo ',
      position: 'top',
      color: '#FFD400',
    },
    now,
  );
  await addSplashPage(
    store,
    { ...named, ...offer, title: ' Hello ', message: 'One\nTwo', seconds: 8 },
    now,
  );
  expect(await store.db.selectFrom('overlay').selectAll().execute()).toMatchObject([
    { ...shown, type: 'contact', position: 'top', color: '#FFD400' },
  ]);
  expect(await store.db.selectFrom('splash').selectAll().execute()).toMatchObject([
    { ...shown, title: 'Hello', seconds: 8 },
  ]);
});

test('A bio page and a QR item may have one alias, two of a kind may not', async () => {
  await addBioPage(store, { ...named, alias: 'one', links: [] }, now);
  await addQrItem(store, { ...named, alias: 'one', url }, now);
  await expect(addBioPage(store, { ...named, alias: 'one', links: [] }, now)).rejects.toThrow(
    'There is a bio page with the alias "one" already.',
  );
  await expect(addQrItem(store, { ...named, alias: 'one', url }, now)).rejects.toThrow(
    'There is a QR item with the alias "one" already.',
  );
});

test.each([
  [
    () => addOverlay(store, { email: 'nobody@example.com', name: 'x' }, now),
    'There is no account for nobody@example.com.',
  ],
  [
    () => addOverlay(store, { email, name: 'x', type: 'poll' }, now),
    '"poll" is no type: write message or contact.',
  ],
  [
    () => addOverlay(store, { ...named, position: 'left' }, now),
    '"left" is no position: write bottom or top or bottom-left or bottom-right.',
  ],
  [
    () => addOverlay(store, { ...named, color: 'red' }, now),
    '"red" is no colour: write six digits, such as #0b6e6e.',
  ],
  [
    () => addOverlay(store, { ...named, message: 'x'.repeat(1001) }, now),
    'The message is longer than 1000 characters.',
  ],
  [
    () => addOverlay(store, { ...named, button: 'Look' }, now),
    'A button needs both its words and a link to lead to.',
  ],
  [
    () => addOverlay(store, { ...named, link: url }, now),
    'A button needs both its words and a link to lead to.',
  ],
  [
    () => addOverlay(store, { ...named, button: 'Look', link: 'javascript:alert(1)' }, now),
    'Must start with http:// or https://.',
  ],
  [
    () => addSplashPage(store, { ...named, button: ' ', link: url }, now),
    'The text of the button is empty.',
  ],
  [
    () => addSplashPage(store, { ...named, seconds: 61 }, now),
    'The seconds are a whole number from 0, for never, to 60.',
  ],
  [
    () => addSplashPage(store, { ...named, seconds: NaN }, now),
    'The seconds are a whole number from 0, for never, to 60.',
  ],
  [() => addSplashPage(store, { email, name: ' ' }, now), 'The name is empty.'],
  [
    () => addSplashPage(store, { email, name: 'x'.repeat(101) }, now),
    'The name is longer than 100 characters.',
  ],
  [
    () => addBioPage(store, { ...named, alias: 'a/b', links: [] }, now),
    '"a/b" is no alias. May contain only letters, digits and - _ . ~.',
  ],
  [
    () => addBioPage(store, { ...named, alias: '..', links: [] }, now),
    '".." is no alias. Must not begin with a dot.',
  ],
  [
    () => addBioPage(store, { ...named, links: [{ title: '', url }] }, now),
    'The title of a link is empty.',
  ],
  [
    () => addBioPage(store, { ...named, links: [{ title: 'x', url: 'javascript:alert(1)' }] }, now),
    'Must start with http:// or https://.',
  ],
  [
    () => addQrItem(store, { ...named, url: 'example.com' }, now),
    '"example.com" is no address to lead to.',
  ],
  [
    () => addQrItem(store, { ...named, url: url + 'x'.repeat(3000) }, now),
    'The address is too long for a QR code.',
  ],
])('What cannot be is refused in words and leaves nothing behind (%#)', async (make, words) => {
  const error: unknown = await make().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AdministrationError);
  expect(String(error)).toContain(words);
  for (const table of ['overlay', 'splash', 'bio', 'qr'] as const) {
    expect(await store.db.selectFrom(table).select('id').execute()).toEqual([]);
  }
});
