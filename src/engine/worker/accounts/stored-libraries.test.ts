import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { newDataKey } from '#engine/storage/block-cipher.ts';
import { accountsWithLibrary, findLibraryPlace } from '#engine/storage/library-database.ts';
import type { Session } from '#engine/tab/session.ts';
import { addAccount } from '#service/admin/accounts.ts';
import { viewOf } from '#testing/library/made-up-links.ts';
import { engineOf, openTab } from '#testing/setups/open-tab.ts';
import { eventually } from '#testing/time/eventually.ts';
import { createStoredLibraries } from './stored-libraries.ts';

const passphrase = 'four quiet words here';

/** A tab whose account has 30 links, which are all here and kept. */
async function storedIn(keep: 'session' | 'device') {
  const tab = await openTab();
  await tab.service.addLinks(30);
  await tab.session.connect({ ...tab.credentials, keep, ...(keep === 'device' && { passphrase }) });
  const { library } = engineOf(tab.session);
  await engineOf(tab.session).call('links.list', { limit: 100, page: 1, order: 'date' });
  await library.keep(true);
  await library.readAllLinks();
  const whole = async (session: Session) => {
    await eventually(async () => {
      await tab.clock.advance(1000);
      expect(engineOf(session).library.get()).toMatchObject({ phase: 'whole', loaded: 30 });
    });
  };
  await whole(tab.session);
  await eventually(() => expect(library.get().keeping.bytes).toBeGreaterThan(1000));
  tab.service.asked.length = 0;
  const storedAccounts = () => accountsWithLibrary(() => tab.browser);
  const links = async (session: Session) =>
    (await engineOf(session).library.select(viewOf(), 0)).links.length;
  return { ...tab, whole, storedAccounts, links };
}

describe('Kept links of a key that is kept until Linkdeck is closed', () => {
  it('are there after a reload without a request', async () => {
    const { session, restored, whole, links, service } = await storedIn('session');
    session.leave();
    const reloaded = await restored();
    await whole(reloaded);
    expect(await links(reloaded)).toBe(30);
    expect(service.asked).toEqual([]);
  });

  it('are deleted with a lock, as nothing can open them again', async () => {
    const { session, storedAccounts } = await storedIn('session');
    expect(await storedAccounts()).toHaveLength(1);
    await session.lock();
    expect(await storedAccounts()).toEqual([]);
  });

  it('are deleted at the next start where the session has ended, and never read', async () => {
    const { session, storedAccounts, stored, restored, credentials } = await storedIn('session');
    session.leave();
    // The last tab was closed: what it held is gone.
    stored.clear();
    const later = await restored();
    expect(later.state.status).toBe('signed-out');
    await eventually(async () => expect(await storedAccounts()).toEqual([]));
    await later.connect(credentials);
    expect(engineOf(later).library.get()).toMatchObject({ phase: 'empty', loaded: 0 });
  });
});

describe('Kept links of a key behind a passphrase', () => {
  it('are opened by the passphrase without a request, after a lock and after everything was closed', async () => {
    const { session, restored, stored, whole, storedAccounts, service } = await storedIn('device');
    const [accountId = ''] = await storedAccounts();
    const { library } = engineOf(session);
    await session.lock();
    expect((await library.select(viewOf(), 0).catch(() => ({ links: [] }))).links).toEqual([]);
    expect(await storedAccounts()).toEqual([accountId]);
    await session.unlock(accountId, passphrase);
    await whole(session);
    session.leave();
    stored.clear();
    const later = await restored();
    await later.unlock(accountId, passphrase);
    await whole(later);
    expect(service.asked).toEqual([]);
  });

  it('stay readable where the user gives another API key of the account', async () => {
    const { session, whole, credentials, links } = await storedIn('device');
    await session.connect({ ...credentials, keep: 'device', passphrase });
    await whole(session);
    expect(await links(session)).toBe(30);
  });

  it.each(['forget', 'forgetAll'] as const)(
    'are gone after "%s", by name and by byte',
    async (verb) => {
      const { session, storedAccounts, browser } = await storedIn('device');
      const [accountId = ''] = await storedAccounts();
      await session[verb](accountId);
      expect(await storedAccounts()).toEqual([]);
      expect(
        (await browser.databases()).filter(({ name = '' }) => name.includes(accountId)),
      ).toEqual([]);
    },
  );

  it('of one account are no concern of another', async () => {
    const { session, storedAccounts, service, credentials, whole, links } =
      await storedIn('session');
    const bob = await addAccount(
      service.store,
      { email: 'bob@shop.example', username: 'bob', plan: 'pro' },
      Date.now(),
    );
    const [ada = ''] = await storedAccounts();
    await session.connect({ serviceAddress: '', key: bob.key });
    expect(await links(session)).toBe(0);
    await engineOf(session).library.keep(true);
    expect(await storedAccounts()).toHaveLength(2);
    await engineOf(session).library.keep(false);
    expect(await storedAccounts()).toEqual([ada]);
    await session.connect(credentials);
    await whole(session);
    expect(await links(session)).toBe(30);
  });
});

describe('A page that keeps no key', () => {
  it('keeps no links either', async () => {
    const { session, credentials, browser } = await openTab({ secure: false });
    await session.connect(credentials);
    const { library } = engineOf(session);
    expect(library.get().keeping).toEqual({
      mode: 'memory',
      isPossible: false,
      bytes: 0,
      lost: null,
    });
    await expect(library.keep(true)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await accountsWithLibrary(() => browser)).toEqual([]);
  });
});

describe('A library whose account is not known', () => {
  it.each([
    [true, []],
    [false, ['a1']],
  ])('is deleted at a start where no other host holds it: %s', async (isFree, left) => {
    const { browser } = await openTab();
    const places = { indexedDB: () => browser, crypto };
    (await (await findLibraryPlace(places, 'a1', newDataKey(crypto))).open()).close();
    const libraries = createStoredLibraries(places, { isFree: () => Promise.resolve(isFree) });
    await libraries.sweep(['a2']);
    expect(await accountsWithLibrary(places.indexedDB)).toEqual(left);
  });
});
