import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { addAccount, addKey } from '#service/admin/accounts.ts';
import { faults, limitFaults, withFault } from '#testing/replies/faults.ts';
import { engineOf, openTab } from '#testing/setups/open-tab.ts';
import { eventually } from '#testing/time/eventually.ts';

/** Every value that can be reached from here through properties, own and inherited, as text. */
function reachable(value: unknown, seen = new Set<unknown>()): string[] {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
    return [JSON.stringify(value)];
  if (seen.has(value) || value === Object.prototype || value === Function.prototype) return [];
  seen.add(value);
  const inner = Reflect.ownKeys(value).flatMap((name) => [
    String(name),
    ...reachable(readable(value, name), seen),
  ]);
  return [...inner, ...reachable(Object.getPrototypeOf(value), seen)];
}

/**
 * What a property says; some that are inherited say nothing to an object that only inherits them.
 */
function readable(value: object, name: PropertyKey): unknown {
  try {
    return Reflect.get(value, name);
  } catch {
    return undefined;
  }
}

describe('Signing in', () => {
  it('asks for the account once, and hands out what it said', async () => {
    const { session, service, credentials, clock } = await openTab();
    expect(session.state).toMatchObject({ status: 'signed-out', canStoreKeys: true, accounts: [] });
    await session.connect(credentials);
    expect(service.asked).toEqual(['GET /api/account']);
    expect(session.state).toMatchObject({
      status: 'signed-in',
      current: { retention: 'session', email: service.email },
      checked: { reply: { data: { email: service.email } }, at: clock.now() },
      engine: {
        serviceAddress: service.address,
        accountId: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    });
    await expect(engineOf(session).call('links.list', {})).resolves.toMatchObject({
      data: { result: 0 },
    });
  });

  it('without an address of a service asks below the path of the dashboard', async () => {
    const urls: string[] = [];
    const { session, service, credentials } = await openTab({
      path: '/tools/deck',
      fetch: (send) => (request) => {
        urls.push(request.url);
        return send(new Request(request.url.replace('/tools/deck', ''), request));
      },
    });
    await session.connect(credentials);
    expect(urls).toEqual([`${service.address}/tools/deck/api/account`]);
    expect(engineOf(session).serviceAddress).toBe(`${service.address}/tools/deck`);
  });

  it('takes the key as people paste it', async () => {
    const { session, service } = await openTab();
    await session.connect({
      serviceAddress: `${service.address}/`,
      key: ` Bearer ${service.key}\n`,
    });
    expect(session.state.status).toBe('signed-in');
  });

  it('tells those who listen, and no longer those who stopped', async () => {
    const { session, credentials } = await openTab();
    const onChange = vi.fn();
    const stopped = vi.fn();
    session.subscribe(onChange);
    session.subscribe(stopped)();
    await session.connect(credentials);
    expect(onChange).toHaveBeenCalled();
    expect(stopped).not.toHaveBeenCalled();
  });

  it.each([
    ['a refused key', { key: 'ld_nobodys' }, {}, 'key'],
    ['no key', { key: ' ' }, {}, 'invalid'],
    ['a wrong address', { serviceAddress: 'sho' }, {}, 'invalid'],
    [
      'a web page',
      {},
      { fetch: (service: SendRequest) => withFault(service, faults.htmlPage) },
      'malformed',
    ],
    [
      'a dead address',
      {},
      { fetch: () => () => Promise.reject(new TypeError('Failed to fetch')) },
      'unreachable',
    ],
    [
      'a failing service',
      {},
      { fetch: (service: SendRequest) => withFault(service, faults.badGateway) },
      'server',
    ],
    [
      'the limit',
      {},
      { fetch: (service: SendRequest) => withFault(service, limitFaults.headerSeconds) },
      'limit',
    ],
  ])('with %s stores nothing, and says why', async (_, wrong, given, kind) => {
    const { session, stored, credentials } = await openTab(given);
    await expect(session.connect({ ...credentials, ...wrong })).rejects.toMatchObject({ kind });
    expect(session.state.status).toBe('signed-out');
    expect(stored.size).toBe(0);
  });

  it('that fails leaves the account that was signed in', async () => {
    const { session, credentials } = await openTab();
    await session.connect(credentials);
    const before = engineOf(session);
    await expect(session.connect({ ...credentials, key: 'ld_nobodys' })).rejects.toMatchObject({
      kind: 'key',
    });
    expect(engineOf(session)).toBe(before);
    await expect(engineOf(session).call('account.get', {})).resolves.toBeDefined();
  });

  it('is the same account whenever and with whichever of its keys it is, and is counted together', async () => {
    const { session, credentials, service } = await openTab();
    await session.connect(credentials);
    const before = engineOf(session);
    await session.connect(credentials);
    expect(engineOf(session)).toBe(before);
    const { key } = await addKey(service.store, { email: service.email }, Date.now());
    await session.connect({ ...credentials, key });
    expect(engineOf(session).accountId).toBe(before.accountId);
    expect(service.asked).toHaveLength(3);
    await expect(engineOf(session).call('account.get', {})).resolves.toBeDefined();
  });

  it('twice at the same time asks once', async () => {
    const { session, credentials, service } = await openTab();
    const first = session.connect(credentials).catch((problem: unknown) => problem);
    await session.connect(credentials);
    await expect(first).resolves.toMatchObject({ kind: 'cancelled' });
    expect(service.asked).toEqual(['GET /api/account']);
    expect(session.state.status).toBe('signed-in');
  });

  it('is overtaken by a lock', async () => {
    const { session, credentials, stored } = await openTab();
    const connecting = expect(session.connect(credentials)).rejects.toMatchObject({
      kind: 'cancelled',
    });
    await session.lock();
    await connecting;
    expect(session.state.status).toBe('signed-out');
    expect(stored.size).toBe(0);
  });
});

describe('A reload', () => {
  it('stays signed in as the same account, and asks nothing', async () => {
    const { session, reload, service, credentials } = await openTab();
    await session.connect(credentials);
    service.asked.length = 0;
    const after = reload();
    expect(after.state.status).toBe('restoring');
    await after.restore();
    expect(after.state).toMatchObject({
      status: 'signed-in',
      current: { retention: 'session', email: service.email },
    });
    expect(after.state).toHaveProperty('checked', undefined);
    expect(engineOf(after).accountId).toBe(engineOf(session).accountId);
    expect(service.asked).toEqual([]);
    await expect(engineOf(after).call('account.get', {})).resolves.toMatchObject({
      data: { email: service.email },
    });
  });

  it('of a tab where nobody signed in is signed out', async () => {
    const { restored } = await openTab();
    expect((await restored()).state.status).toBe('signed-out');
  });

  it('with something unreadable signs out and forgets it', async () => {
    const { session, restored, stored, credentials } = await openTab();
    await session.connect(credentials);
    for (const name of stored.keys()) stored.set(name, '{"slot":"1","iv":"AAAA","data":"AAAA"}');
    expect((await restored()).state.status).toBe('signed-out');
    expect(stored.size).toBe(0);
  });

  it('outside a secure context asks again, as was said before', async () => {
    const { session, restored, stored, credentials } = await openTab({ secure: false });
    expect(session.state.canStoreKeys).toBe(false);
    await session.connect(credentials);
    expect(session.state).toMatchObject({ status: 'signed-in', current: { retention: 'memory' } });
    expect(JSON.stringify([...stored])).not.toContain('sealed');
    expect((await restored()).state.status).toBe('signed-out');
  });
});

describe('A browser in which a newer version has stored keys', () => {
  /** Makes a database as a newer version of Linkdeck has it. */
  const store = (browser: IDBFactory, name: string) =>
    new Promise<void>((resolve) => {
      const request = browser.open(name, 1000);
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });

  it('differs from one that keeps nothing, and loses none of the links that are kept in it', async () => {
    const browser = new IDBFactory();
    await store(browser, 'linkdeck.keys');
    await store(browser, 'linkdeck.library.a1');
    const { session, credentials, restored } = await openTab({ browser });
    expect(session.state).toMatchObject({ canStoreKeys: false, isStorageNewer: true });
    await session.connect(credentials);
    expect(session.state).toMatchObject({ status: 'signed-in', current: { retention: 'memory' } });
    expect((await restored()).state.status).toBe('signed-out');
    const names = (await browser.databases()).map(({ name }) => name);
    expect(names).toContain('linkdeck.library.a1');
  });
});

describe('Several accounts', () => {
  it('are open side by side, and going to another ends what the one before asked', async () => {
    const { session, credentials, service } = await openTab({
      fetch: (send) => withFault(send, faults.hanging, { only: 'links.list' }),
    });
    await session.connect(credentials);
    const first = engineOf(session);
    const waiting = expect(first.call('links.list', {})).rejects.toMatchObject({
      kind: 'cancelled',
    });
    const other = await addAccount(
      service.store,
      { email: 'bob@shop.example', username: 'bob', plan: 'pro' },
      Date.now(),
    );
    await session.connect({ ...credentials, key: other.key });
    await waiting;
    const second = engineOf(session);
    expect(second.accountId).not.toBe(first.accountId);
    await expect(second.call('account.get', {})).resolves.toMatchObject({
      data: { email: 'bob@shop.example' },
    });
    session.switchTo(first.accountId);
    await eventually(() => expect(session.state.engine?.accountId).toBe(first.accountId));
    await expect(engineOf(session).call('account.get', {})).resolves.toMatchObject({
      data: { email: service.email },
    });
  });

  it('each have what their own check said, whichever of them was checked last', async () => {
    const { session, credentials, service } = await openTab();
    await session.connect(credentials);
    const { accountId } = engineOf(session);
    const other = await addAccount(
      service.store,
      { email: 'bob@shop.example', username: 'bob', plan: 'pro' },
      Date.now(),
    );
    await session.connect({ ...credentials, key: other.key });
    await session.connect({ ...credentials, key: other.key });
    session.switchTo(accountId);
    await eventually(() => expect(session.state.engine?.accountId).toBe(accountId));
    expect(session.state).toHaveProperty('checked', undefined);
  });
});

describe('A key that the service refuses later', () => {
  it('is marked and kept, until another one is given', async () => {
    const { session, credentials, service } = await openTab();
    await session.connect(credentials);
    await service.store.db.updateTable('apiKey').set({ revoked: '2026-01-01 00:00:00' }).execute();
    await expect(engineOf(session).call('links.list', {})).rejects.toMatchObject({ kind: 'key' });
    expect(session.state).toMatchObject({ status: 'signed-in', current: { refused: true } });
    const { key } = await addKey(service.store, { email: service.email }, Date.now());
    await session.connect({ ...credentials, key });
    expect(session.state).toMatchObject({ status: 'signed-in', current: { refused: false } });
    await expect(engineOf(session).call('links.list', {})).resolves.toBeDefined();
  });

  it('is no longer marked once the service takes it again', async () => {
    const { session, credentials, service } = await openTab();
    await session.connect(credentials);
    const keys = service.store.db.updateTable('apiKey');
    await keys.set({ revoked: '2026-01-01 00:00:00' }).execute();
    await expect(engineOf(session).call('links.list', {})).rejects.toMatchObject({ kind: 'key' });
    await keys.set({ revoked: null }).execute();
    await engineOf(session).call('links.list', {});
    expect(session.state).toMatchObject({ status: 'signed-in', current: { refused: false } });
  });
});

describe('The key', () => {
  it('is in no storage in clear text, and in nothing that the page can reach', async () => {
    const { session, stored, credentials, service } = await openTab();
    await session.connect(credentials);
    await engineOf(session).call('account.get', {});
    expect(JSON.stringify([...stored])).not.toContain(service.key);
    const all = reachable(session);
    expect(all.length).toBeGreaterThan(10);
    expect(all.join('\n')).not.toContain(service.key);
    expect(JSON.stringify(session) + JSON.stringify(engineOf(session))).not.toContain(service.key);
  });
});
