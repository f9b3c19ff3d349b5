import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import type { SendRequest } from '#client/request.ts';
import { faults, limitFaults, withFault } from '#testing/faults.ts';
import { createTestService } from '#testing/test-service.ts';
import { createWoundClock, settled } from '#testing/wound-clock.ts';
import { createSession, type Session } from './session.ts';

interface Given {
  fetch?: (service: SendRequest) => SendRequest;
  secure?: boolean;
}

/** A browser tab in front of a real service. `reload` is the same tab after a reload. */
async function openTab({ fetch = (service) => service, secure = true }: Given = {}) {
  const service = await createTestService();
  const stored = new Map<string, string>();
  const indexedDB = new IDBFactory();
  const clock = createWoundClock();
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  const reload = () =>
    createSession({
      fetch: fetch(service.fetch),
      origin: service.address,
      storage: () => ({
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
        removeItem: (name) => void stored.delete(name),
      }),
      indexedDB: () => indexedDB,
      crypto: secure ? crypto : { getRandomValues },
      online: () => true,
      clock,
    });
  const credentials = { serviceAddress: '', key: service.key };
  return { service, stored, clock, reload, session: reload(), credentials };
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
  const inner = Reflect.ownKeys(value).flatMap((name) => [String(name), ...reachable(Reflect.get(value, name), seen)]);
  return [...inner, ...reachable(Object.getPrototypeOf(value), seen)];
}

describe('Signing in', () => {
  it('asks for the account once, and hands out what it said', async () => {
    const { session, service, credentials, clock } = await openTab();
    expect(session.state).toEqual({ status: 'signed-out', remembered: 'tab' });
    await session.connect(credentials);
    expect(service.asked).toEqual(['GET /api/account']);
    expect(session.state).toMatchObject({
      status: 'signed-in',
      remembered: 'tab',
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
    expect(told).toHaveBeenCalledTimes(1);
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
    const before = session.state;
    await expect(session.connect({ ...credentials, key: 'ld_nobodys' })).rejects.toMatchObject({ kind: 'key' });
    expect(session.state).toBe(before);
    await expect(engineOf(session).call('account.get', {})).resolves.toBeDefined();
  });

  it('as someone else ends the engine of the one before', async () => {
    const { session, credentials } = await openTab();
    await session.connect(credentials);
    const before = engineOf(session);
    await session.connect(credentials);
    expect(engineOf(session).accountId).not.toBe(before.accountId);
    await expect(before.call('account.get', {})).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('is overtaken by a later one, in memory and in what is kept', async () => {
    const { session, credentials, reload } = await openTab();
    const first = expect(session.connect(credentials)).rejects.toMatchObject({ kind: 'cancelled' });
    await session.connect(credentials);
    await first;
    const { accountId } = engineOf(session);
    const after = reload();
    await after.restore();
    expect(engineOf(after).accountId).toBe(accountId);
  });

  it('is overtaken by signing out', async () => {
    const { session, credentials, stored } = await openTab();
    const connecting = expect(session.connect(credentials)).rejects.toMatchObject({ kind: 'cancelled' });
    await session.disconnect();
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
    expect(after.state).toMatchObject({ status: 'signed-in', remembered: 'tab' });
    expect(after.state).not.toHaveProperty('checked');
    expect(engineOf(after).accountId).toBe(engineOf(session).accountId);
    expect(service.asked).toEqual([]);
    await expect(engineOf(after).call('account.get', {})).resolves.toMatchObject({ data: { email: service.email } });
  });

  it('of a tab where nobody signed in is signed out from the first moment', async () => {
    const { reload } = await openTab();
    const session = reload();
    expect(session.state.status).toBe('signed-out');
    await session.restore();
    expect(session.state.status).toBe('signed-out');
  });

  it('with something unreadable signs out and forgets it', async () => {
    const { session, reload, stored, credentials } = await openTab();
    await session.connect(credentials);
    for (const name of stored.keys()) stored.set(name, '{"slot":1,"iv":"AAAA","data":"AAAA"}');
    const after = reload();
    await after.restore();
    expect(after.state.status).toBe('signed-out');
    expect(stored.size).toBe(0);
  });

  it('is overtaken by signing in or out meanwhile', async () => {
    const { session, reload, credentials } = await openTab();
    await session.connect(credentials);
    const after = reload();
    const restoring = after.restore();
    const leaving = after.disconnect();
    await Promise.all([restoring, leaving]);
    expect(after.state.status).toBe('signed-out');
  });

  it('outside a secure context asks again, as was said before', async () => {
    const { session, reload, stored, credentials } = await openTab({ secure: false });
    expect(session.state.remembered).toBe('memory');
    await session.connect(credentials);
    expect(session.state).toMatchObject({ status: 'signed-in', remembered: 'memory' });
    expect(stored.size).toBe(0);
    expect(reload().state.status).toBe('signed-out');
  });
});

describe('Signing out', () => {
  it('forgets the key, and ends what waits', async () => {
    const { session, reload, stored, credentials } = await openTab({
      fetch: (service) => withFault(service, faults.hanging, { only: 'links.list' }),
    });
    await session.connect(credentials);
    const engine = engineOf(session);
    const waiting = expect(engine.call('links.list', {})).rejects.toMatchObject({ kind: 'cancelled' });
    await settled();
    const leaving = session.disconnect();
    expect(session.state).toEqual({ status: 'signed-out', remembered: 'tab' });
    expect(stored.size).toBe(0);
    await leaving;
    await waiting;
    await expect(engine.call('account.get', {})).rejects.toMatchObject({ kind: 'cancelled' });
    expect(reload().state.status).toBe('signed-out');
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
