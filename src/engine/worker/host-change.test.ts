/**
 * A host that ends without being asked to, as the tab that led is closed: the session goes on with
 * the next one.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { HostApi, HostConnection, TabApi } from '#engine/rpc/protocol.ts';
import { TabSession } from '#engine/tab/session.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { eventually } from '#testing/time/eventually.ts';
import { EngineHost } from './engine-host.ts';

/**
 * A api behind which nobody answers any more once the host has ended, and what the tab has asked
 * for at it.
 */
function mortal(api: HostApi) {
  const asked: string[] = [];
  const never = new Promise<never>(() => undefined);
  let hasEnded = false;
  const answer = (name: keyof HostApi, args: unknown[]): unknown => {
    asked.push(name);
    if (hasEnded) return never;
    const said: unknown = Reflect.apply(api[name], undefined, args);
    return said instanceof Promise
      ? said.then((value: unknown) => (hasEnded ? never : value))
      : said;
  };
  const own = Object.fromEntries(
    Object.keys(api).map((name) => [
      name,
      (...args: unknown[]) => answer(name as keyof HostApi, args),
    ]),
  );
  return { api: own as unknown as HostApi, asked, end: () => (hasEnded = true) };
}

/**
 * A browser with one host after the other; `silence` lets the present one end, and `gone` tells the
 * tab of it.
 */
async function openBrowser({ firstIsSilent = false } = {}) {
  const service = await createTestService();
  const factory = new IDBFactory();
  const stored = new Map<string, string>();
  const hosts: { asked: string[]; silence: () => void; gone: () => void }[] = [];
  const reach = (end: TabApi): Promise<HostConnection> => {
    const given = {
      origin: service.address,
      fetch: service.fetch,
      indexedDB: () => factory,
      crypto,
      online: () => true,
    };
    const host = new EngineHost({
      ...given,
      keepsKeys: true,
      accountLock: null,
      lock: 'host',
      whenGone: null,
    });
    const { api, asked, end: silence } = mortal(host.connectTab(end));
    const gone = new AbortController();
    if (firstIsSilent && hosts.length === 0) silence();
    hosts.push({ asked, silence, gone: () => gone.abort() });
    const onGone = (callback: () => void) => gone.signal.addEventListener('abort', callback);
    return Promise.resolve({ api, lock: null, shared: true, onGone, leave: () => undefined });
  };
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  const session = new TabSession(
    { hosting: 'shared', dashboardUrl: service.address, storage: () => storage },
    reach,
  );
  const present = () => hosts.at(-1)!;
  return {
    service,
    session,
    hosts,
    present,
    credentials: { serviceAddress: '', key: service.key },
  };
}

describe('When the host ends', () => {
  it('while a tab comes in, the tab comes in to the next one', async () => {
    const { session, hosts, present } = await openBrowser({ firstIsSilent: true });
    const restoring = session.restore();
    await eventually(() => expect(hosts[0]?.asked).toEqual(['join']));
    present().gone();
    await restoring;
    expect(hosts).toHaveLength(2);
    expect(session.state.status).toBe('signed-out');
  });

  it('while a user signs in, they are signed in at the next one', async () => {
    const { session, present, credentials } = await openBrowser();
    await session.restore();
    present().silence();
    const connecting = session.connect(credentials);
    await eventually(() => expect(present().asked).toContain('connect'));
    present().gone();
    await connecting;
    expect(session.state.status).toBe('signed-in');
  });

  it('before it has locked, the next one locks, and opens nothing that a tab still holds', async () => {
    const { session, hosts, present, credentials } = await openBrowser();
    await session.restore();
    await session.connect(credentials);
    present().silence();
    const locking = session.lock();
    await eventually(() => expect(present().asked).toContain('lock'));
    present().gone();
    await locking;
    expect(hosts).toHaveLength(2);
    expect(session.state).toMatchObject({ status: 'signed-out', lockedBy: 'hand' });
  });

  it('what only reads jobs is asked again, and a job that may have been kept is not added twice', async () => {
    const { session, present, credentials } = await openBrowser();
    await session.restore();
    await session.connect(credentials);
    const { engine } = session.state;
    if (engine === undefined) throw new Error('Nobody is signed in');
    present().silence();
    const added = expect(
      engine.jobs.add({
        kind: 'create',
        title: 'One',
        trial: 0,
        drafts: [{ body: { url: 'https://shop.example/' } }],
      }),
    ).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'unreachable',
      message: expect.stringContaining('outcomeUnknown'),
    });
    const rows = expect(engine.jobs.rows('nobody')).resolves.toEqual([]);
    present().gone();
    await Promise.all([added, rows]);
    expect(engine.jobs.get()).toEqual([]);
  });
});
