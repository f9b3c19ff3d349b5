import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import type { SendRequest } from '#client/request.ts';
import { addAccount, addKey } from '#service/administration.ts';
import { faults, limitFaults, withFault } from '#testing/faults.ts';
import { createTestService } from '#testing/test-service.ts';
import { createWoundClock, settled } from '#testing/wound-clock.ts';
import { createSession, type Session } from './session.ts';
import type { TabStorage } from './tab-memory.ts';

interface Given {
  fetch?: (service: SendRequest) => SendRequest;
  secure?: boolean;
  /** The browser of an earlier tab, which has been closed. */
  browser?: IDBFactory;
}

/** A browser tab in front of a real service. `reload` is the same tab after a reload, with a host of its own. */
async function openTab({ fetch = (service) => service, secure = true, browser = new IDBFactory() }: Given = {}) {
  const service = await createTestService();
  const stored = new Map<string, string>();
  const clock = createWoundClock();
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  const storage: TabStorage = {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
    removeItem: (name) => void stored.delete(name),
  };
  const reload = () =>
    createSession({
      hosting: 'page',
      fetch: fetch(service.fetch),
      origin: service.address,
      storage: () => storage,
      indexedDB: () => browser,
      crypto: secure ? crypto : { getRandomValues },
      online: () => true,
      clock,
      passphraseRounds: 1000,
    });
  const restored = async () => {
    const session = reload();
    await session.restore();
    return session;
  };
  const credentials = { serviceAddress: '', key: service.key };
  return { service, stored, clock, browser, reload, restored, session: await restored(), credentials };
}

function engineOf(session: Session) {
  const { engine } = session.state;
  if (engine === undefined) throw new Error('Nobody is signed in');
  return engine;
}

/** Every value that can be reached from here through properties, own and inherited, as text. */
function reachable(value: unknown, seen = new Set<unknown>()): string[] {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return [JSON.stringify(value)];
  if (seen.has(value) || value === Object.prototype || value === Function.prototype) return [];
  seen.add(value);
  const inner = Reflect.ownKeys(value).flatMap((name) => [String(name), ...reachable(readable(value, name), seen)]);
  return [...inner, ...reachable(Object.getPrototypeOf(value), seen)];
}

/** What a property says; some that are inherited say nothing to an object that only inherits them. */
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
    expect(session.state).toMatchObject({ status: 'signed-out', keeps: true, accounts: [] });
    await session.connect(credentials);
    expect(service.asked).toEqual(['GET /api/account']);
    expect(session.state).toMatchObject({
      status: 'signed-in',
      current: { kept: 'session', email: service.email },
      checked: { reply: { data: { email: service.email } }, at: clock.now() },
      engine: { serviceAddress: service.address, accountId: expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
    await expect(engineOf(session).call('links.list', {})).resolves.toMatchObject({ data: { result: 0 } });
  });

  it('takes the key as people paste it', async () => {
    const { session, service } = await openTab();
    await session.connect({ serviceAddress: `${service.address}/`, key: ` Bearer ${service.key}\n` });
    expect(session.state.status).toBe('signed-in');
  });

  it('tells those who listen, and no longer those who stopped', async () => {
    const { session, credentials } = await openTab();
    const [told, stopped] = [vi.fn(), vi.fn()];
    session.subscribe(told);
    session.subscribe(stopped)();
    await session.connect(credentials);
    expect(told).toHaveBeenCalled();
    expect(stopped).not.toHaveBeenCalled();
  });

  it.each([
    ['a refused key', { key: 'ld_nobodys' }, {}, 'key'],
    ['no key', { key: ' ' }, {}, 'invalid'],
    ['a wrong address', { serviceAddress: 'sho' }, {}, 'invalid'],
    ['a web page', {}, { fetch: (service: SendRequest) => withFault(service, faults.htmlPage) }, 'malformed'],
    ['a dead address', {}, { fetch: () => () => Promise.reject(new TypeError('Failed to fetch')) }, 'unreachable'],
    ['a failing service', {}, { fetch: (service: SendRequest) => withFault(service, faults.badGateway) }, 'server'],
    ['the limit', {}, { fetch: (service: SendRequest) => withFault(service, limitFaults.headerSeconds) }, 'limit'],
  ])('with %s stores nothing, and says why', async (_, wrong, given, kind) => {
    const { session, stored, credentials } = await openTab(given);
    await expect(session.connect({ ...credentials, ...wrong })).rejects.toMatchObject({ kind });
    expect(session.state.status).toBe('signed-out');
    expect(stored.size).toBe(0);
  });

  it('that fails leaves whoever was signed in', async () => {
    const { session, credentials } = await openTab();
    await session.connect(credentials);
    const before = engineOf(session);
    await expect(session.connect({ ...credentials, key: 'ld_nobodys' })).rejects.toMatchObject({ kind: 'key' });
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
    const connecting = expect(session.connect(credentials)).rejects.toMatchObject({ kind: 'cancelled' });
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
    expect(after.state).toMatchObject({ status: 'signed-in', current: { kept: 'session', email: service.email } });
    expect(after.state).not.toHaveProperty('checked');
    expect(engineOf(after).accountId).toBe(engineOf(session).accountId);
    expect(service.asked).toEqual([]);
    await expect(engineOf(after).call('account.get', {})).resolves.toMatchObject({ data: { email: service.email } });
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
    expect(session.state.keeps).toBe(false);
    await session.connect(credentials);
    expect(session.state).toMatchObject({ status: 'signed-in', current: { kept: 'memory' } });
    expect(JSON.stringify([...stored])).not.toContain('sealed');
    expect((await restored()).state.status).toBe('signed-out');
  });
});

describe('A lock', () => {
  it('drops the key at once, ends what waits, and says why', async () => {
    const { session, restored, stored, credentials } = await openTab({
      fetch: (service) => withFault(service, faults.hanging, { only: 'links.list' }),
    });
    await session.connect(credentials);
    const engine = engineOf(session);
    const { ended } = session.state as { ended: AbortSignal };
    const waiting = expect(engine.call('links.list', {})).rejects.toMatchObject({ kind: 'cancelled' });
    await settled();
    const locking = session.lock();
    expect(session.state.status).toBe('signed-out');
    expect(ended.aborted).toBe(true);
    expect(stored.size).toBe(0);
    await locking;
    await waiting;
    expect(session.state).toMatchObject({ lockedBy: 'hand', accounts: [{ kept: 'session', state: 'locked' }] });
    await expect(engine.call('account.get', {})).rejects.toMatchObject({ kind: 'cancelled' });
    expect((await restored()).state).toMatchObject({ status: 'signed-out', accounts: [] });
  });

  it('leaves nothing that opens what a tab still holds', async () => {
    const { session, restored, stored, credentials } = await openTab();
    await session.connect(credentials);
    const held = new Map(stored);
    await session.lock();
    for (const [name, value] of held) stored.set(name, value);
    expect((await restored()).state.status).toBe('signed-out');
  });

  it.each([
    ['after a quarter of an hour in which nobody acts', 15 * 60_000 + 15_000, 'idle'],
    ['after a night of sleep, as soon as it is over', 9 * 3_600_000, 'idle'],
  ])('comes by itself %s', async (_, milliseconds, why) => {
    const { session, clock, credentials } = await openTab();
    await session.connect(credentials);
    await clock.advance(milliseconds);
    expect(session.state).toMatchObject({ status: 'signed-out', lockedBy: why });
  });

  it('does not come while somebody acts, until half a day has passed', async () => {
    const { session, clock, credentials } = await openTab();
    await session.connect(credentials);
    for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
      await clock.advance(10 * 60_000);
      engineOf(session).touch();
    }
    expect(session.state.status).toBe('signed-in');
    await clock.advance(10 * 60_000);
    expect(session.state).toMatchObject({ status: 'signed-out', lockedBy: 'time' });
  });

  it('is not put off by whoever comes back too late', async () => {
    const { session, clock, credentials, restored } = await openTab();
    await session.connect(credentials);
    // As a sleeping computer has it: the wall clock goes on, and no timer comes round.
    clock.sleep(16 * 60_000);
    engineOf(session).touch();
    await settled();
    expect(session.state).toMatchObject({ status: 'signed-out', lockedBy: 'idle' });
    expect((await restored()).state.status).toBe('signed-out');
  });

  it('is not put off by a clock that is set back, with or without a reload', async () => {
    const { session, clock, credentials, restored } = await openTab();
    const idle = async (watched: Session) => {
      watched.look();
      await settled();
      clock.sleep(15 * 60_000);
      watched.look();
      await settled();
      expect(watched.state).toMatchObject({ status: 'signed-out', lockedBy: 'idle' });
    };
    await session.connect(credentials);
    clock.sleep(-5 * 3_600_000);
    await idle(session);
    await session.connect(credentials);
    clock.sleep(-5 * 3_600_000);
    session.leave();
    const after = await restored();
    expect(after.state.status).toBe('signed-in');
    await idle(after);
  });

  it('is not put off by a reload either', async () => {
    const { session, clock, credentials, restored } = await openTab();
    await session.connect(credentials);
    session.leave();
    clock.sleep(16 * 60_000);
    const after = await restored();
    expect(after.state).toMatchObject({ status: 'signed-out', lockedBy: 'idle', accounts: [{ state: 'locked' }] });
  });

  it('comes when somebody wants it, where never was chosen', async () => {
    const { session, clock, credentials, restored } = await openTab();
    await session.chooseIdle(0);
    await session.connect(credentials);
    await clock.advance(11 * 3_600_000);
    expect(session.state.status).toBe('signed-in');
    expect((await restored()).state.idleMinutes).toBe(0);
  });
});

describe('An account on this device', () => {
  const passphrase = 'four quiet words here';

  async function remembered() {
    const tab = await openTab();
    await tab.session.connect({ ...tab.credentials, keep: 'device', passphrase });
    return tab;
  }

  it('is there after everything was closed, and its passphrase opens it without a request', async () => {
    const { stored, restored, service } = await remembered();
    stored.clear();
    service.asked.length = 0;
    const session = await restored();
    expect(session.state).toMatchObject({ status: 'signed-out', accounts: [{ kept: 'device', state: 'locked', email: service.email }] });
    const [account] = session.state.accounts;
    await session.unlock(account!.accountId, passphrase);
    expect(session.state.status).toBe('signed-in');
    expect(service.asked).toEqual([]);
    await expect(engineOf(session).call('account.get', {})).resolves.toMatchObject({ data: { email: service.email } });
  });

  it('says the same of every wrong passphrase, and makes each try wait longer', async () => {
    const { stored, restored, clock } = await remembered();
    stored.clear();
    const session = await restored();
    const { accountId } = session.state.accounts[0]!;
    const words = new Set<string>();
    for (const wrong of ['', 'four quiet words', `${passphrase} `]) {
      await session.unlock(accountId, wrong).catch((problem: unknown) => words.add(String(problem).replace(/Wait.*|Try.*/, '')));
    }
    expect([...words]).toEqual(['ApiError: Passphrase: that does not open this account. ']);
    await expect(session.unlock(accountId, passphrase)).rejects.toMatchObject({ kind: 'invalid', message: expect.stringContaining('Wait 2 s') });
    await clock.advance(2000);
    await session.unlock(accountId, passphrase);
    expect(session.state.status).toBe('signed-in');
  });

  it('wants a passphrase that is worth it, before anything is sent', async () => {
    const { session, credentials, service } = await openTab();
    await expect(session.connect({ ...credentials, keep: 'device', passphrase: 'short' })).rejects.toMatchObject({ kind: 'invalid' });
    expect(service.asked).toEqual([]);
  });

  it('is gone for good when it is forgotten, with all that carries its name', async () => {
    const { session, stored, browser, restored } = await remembered();
    const { accountId } = engineOf(session);
    for (const name of [`linkdeck.jobs.${accountId}`, 'linkdeck.jobs.somebody-else']) {
      await new Promise<void>((resolve) => {
        const request = browser.open(name);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      });
    }
    await session.forget(accountId);
    expect(session.state).toMatchObject({ status: 'signed-out', accounts: [] });
    expect((await browser.databases()).map(({ name }) => name).sort()).toEqual(['linkdeck.jobs.somebody-else', 'linkdeck.keys']);
    expect(stored.size).toBe(0);
    expect((await restored()).state.accounts).toEqual([]);
  });
});

describe('Several accounts', () => {
  it('are open side by side, and going to another ends what the one before asked', async () => {
    const { session, credentials, service } = await openTab({
      fetch: (send) => withFault(send, faults.hanging, { only: 'links.list' }),
    });
    await session.connect(credentials);
    const first = engineOf(session);
    const waiting = expect(first.call('links.list', {})).rejects.toMatchObject({ kind: 'cancelled' });
    const other = await addAccount(service.store, { email: 'bob@shop.example', username: 'bob', plan: 'pro' }, Date.now());
    await session.connect({ ...credentials, key: other.key });
    await waiting;
    const second = engineOf(session);
    expect(second.accountId).not.toBe(first.accountId);
    await expect(second.call('account.get', {})).resolves.toMatchObject({ data: { email: 'bob@shop.example' } });
    session.switchTo(first.accountId);
    await vi.waitFor(() => expect(session.state.engine?.accountId).toBe(first.accountId));
    await expect(engineOf(session).call('account.get', {})).resolves.toMatchObject({ data: { email: service.email } });
  });

  it('each have what their own check said, whichever of them was checked last', async () => {
    const { session, credentials, service } = await openTab();
    await session.connect(credentials);
    const { accountId } = engineOf(session);
    const other = await addAccount(service.store, { email: 'bob@shop.example', username: 'bob', plan: 'pro' }, Date.now());
    await session.connect({ ...credentials, key: other.key });
    await session.connect({ ...credentials, key: other.key });
    session.switchTo(accountId);
    await vi.waitFor(() => expect(session.state.engine?.accountId).toBe(accountId));
    expect(session.state).not.toMatchObject({ checked: { reply: { data: { email: 'bob@shop.example' } } } });
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
