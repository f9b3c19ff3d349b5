import { ApiError } from '#client/errors/api-error.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { createEngineProxy } from '#engine/tab/engine-proxy.ts';
import { EngineHost } from '#engine/worker/engine-host.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { eventually } from '#testing/time/eventually.ts';
import { connectToHost, refuseTab, serveTab } from './birpc.ts';
import { portOf } from './ports.ts';
import type { HostApi, HostState, TabApi } from './protocol.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A host, and tabs with a real channel to it, over which nothing passes that cannot be cloned. */
async function openHost(through: (send: SendRequest) => SendRequest = (send) => send) {
  const service = await createTestService({ rateLimit: 30 });
  const gone = new Map<string, () => void>();
  const factory = new IDBFactory();
  const newHost = () =>
    new EngineHost({
      origin: service.address,
      fetch: through(service.fetch),
      indexedDB: () => factory,
      crypto,
      online: () => true,
      keepsKeys: true,
      accountLock: null,
      lock: 'host',
      whenGone: (lock, callback) => {
        gone.set(lock, callback);
        return () => gone.delete(lock);
      },
    });
  const tab = async (lock: string, host = newHost()) => {
    const { port1, port2 } = new MessageChannel();
    const received: { state?: HostState; held?: string | null; snapshots: unknown[] } = {
      snapshots: [],
    };
    const end: TabApi = {
      state: (state) => (received.state = state),
      snapshot: (_, name, value) => received.snapshots.push([name, value]),
      storeSealed: (sealed) => (received.held = sealed),
    };
    const port = portOf(port1);
    const close1 = vi.fn(() => port.close());
    serveTab({ ...port, close: close1 }, host);
    const { other: api, close } = connectToHost(portOf(port2), end);
    closing.push(close);
    await api.join(lock, null);
    return { api, received, unserved: close1 };
  };
  const host = newHost();
  return { service, gone, newHost, tab: (lock: string) => tab(lock, host), tabOf: tab };
}

async function signIn(api: HostApi, { address, key }: TestService): Promise<string> {
  const outcome = await api.connect({ serviceAddress: address, key });
  if ('error' in outcome) throw ApiError.fromPlain(outcome.error);
  return outcome.value.accountId;
}

/** A service that never answers when it is asked for links, and what became of those requests. */
function hangingLists() {
  const lists: ('asked' | 'ended')[] = [];
  const through = (send: SendRequest): SendRequest => {
    const hanging = withFault(send, faults.hanging, { only: 'links.list' });
    return (request) => {
      if (request.url.includes('/api/urls')) {
        lists.push('asked');
        request.signal.addEventListener('abort', () => lists.push('ended'));
      }
      return hanging(request);
    };
  };
  return { through, lists };
}

describe('Over the wire', () => {
  it('two tabs have one engine: equal reads at once are one request, and both see the budget', async () => {
    const { service, tab } = await openHost();
    const one = await tab('tab 1');
    const other = await tab('tab 2');
    const accountId = await signIn(one.api, service);
    for (const { api } of [one, other])
      expect(await api.attach(accountId)).toMatchObject({
        budget: { limit: 30 },
        log: [{ path: '/api/account' }],
      });
    service.asked.length = 0;
    const replies = await Promise.all(
      [one, other].map(({ api }) => api.call(1, { name: 'links.list', input: {} })),
    );
    expect(replies).toEqual([
      { value: expect.objectContaining({ data: expect.anything() }) },
      { value: expect.anything() },
    ]);
    expect(service.asked).toEqual(['GET /api/urls']);
    for (const { received } of [one, other]) {
      await eventually(() =>
        expect(received.snapshots).toContainEqual([
          'budget',
          expect.objectContaining({ left: 27 }),
        ]),
      );
    }
  });

  it('an error arrives as the error that it was', async () => {
    const { service, tab } = await openHost();
    const { api } = await tab('tab');
    const accountId = await signIn(api, service);
    const snapshots = await api.attach(accountId);
    const { engine } = createEngineProxy(
      { accountId, serviceAddress: service.address },
      { tab: 'tab', api, snapshots: snapshots! },
    );
    await expect(engine.call('links.get', { id: 77 })).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'missing',
      status: 404,
    });
    await expect(
      engine.jobs.add({ kind: 'create', title: 'none', drafts: [], trial: 0 }),
    ).rejects.toMatchObject({
      kind: 'invalid',
    });
    await expect(engine.jobs.rows('nobody')).resolves.toEqual([]);
    engine.close();
    await expect(engine.call('links.list', {})).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('a call is given up by its signal, and ends on the network', async () => {
    const { through, lists } = hangingLists();
    const { service, tab } = await openHost(through);
    const { api } = await tab('tab');
    const accountId = await signIn(api, service);
    const snapshots = await api.attach(accountId);
    const { engine } = createEngineProxy(
      { accountId, serviceAddress: service.address },
      { tab: 'tab', api, snapshots: snapshots! },
    );
    const giving = new AbortController();
    const call = expect(
      engine.call('links.list', {}, { signal: giving.signal }),
    ).rejects.toMatchObject({ kind: 'cancelled' });
    await eventually(() => expect(lists).toEqual(['asked']));
    giving.abort();
    await call;
    await eventually(() => expect(lists).toEqual(['asked', 'ended']));
  });

  it('a tab that has crashed is as one that gave everything up', async () => {
    const { through, lists } = hangingLists();
    const { service, gone, tab } = await openHost(through);
    const { api, unserved } = await tab('the tab');
    await api.attach(await signIn(api, service));
    void api.call(1, { name: 'links.list', input: {} }).catch(() => undefined);
    await eventually(() => expect(lists).toEqual(['asked']));
    expect(unserved).not.toHaveBeenCalled();
    gone.get('the tab')?.();
    await eventually(() => expect(lists).toEqual(['asked', 'ended']));
    // Nothing of it is left: its port would be listened to for as long as the host lives.
    expect(unserved).toHaveBeenCalledTimes(1);
  });

  it('nothing can be asked for but what the api offers', async () => {
    const { service, tab } = await openHost();
    const { api } = await tab('tab');
    await api.attach(await signIn(api, service));
    service.asked.length = 0;
    for (const name of ['constructor', 'toString', 'key', 'fetch', 'hasOwnProperty']) {
      const ask: unknown = Reflect.get(api, name);
      if (typeof ask !== 'function') throw new Error('every name can be tried');
      await expect(Reflect.apply(ask, undefined, [])).rejects.toThrow(/not found/);
    }
    for (const [member, verb] of [
      ['jobs', 'close'],
      ['jobs', 'get'],
      ['call', 'bind'],
      ['nothing', 'at all'],
      ['log', '__proto__'],
    ]) {
      expect(await api.invoke(member!, verb!, [])).toMatchObject({
        error: { kind: 'unreachable' },
      });
    }
    expect(service.asked).toEqual([]);
  });

  it('a tab that found another host asks again what only reads, and leaves alone what may have been done', async () => {
    const { service, tabOf, newHost } = await openHost();
    const first = await tabOf('tab', newHost());
    const accountId = await signIn(first.api, service);
    const snapshots = await first.api.attach(accountId);
    // A api behind which nobody answers any more.
    const silent: HostApi = {
      ...first.api,
      call: () => new Promise(() => undefined),
      cancel: () => undefined,
    };
    const remote = createEngineProxy(
      { accountId, serviceAddress: service.address },
      { tab: 'tab', api: silent, snapshots: snapshots! },
    );
    const read = remote.engine.call('links.list', {});
    const written = expect(
      remote.engine.call('channels.create', { name: 'Once' }),
    ).rejects.toMatchObject({
      kind: 'unreachable',
      message: 'engineHostEnded; outcomeUnknown',
    });
    const second = await tabOf('tab', newHost());
    await signIn(second.api, service);
    service.asked.length = 0;
    remote.resume({
      api: second.api,
      tab: 'two',
      snapshots: (await second.api.attach(accountId))!,
    });
    await expect(read).resolves.toMatchObject({ data: { result: 0 } });
    await written;
    expect(service.asked).toEqual(['GET /api/urls']);
  });
});

it('A worker that cannot be a host says so at once, so that the tab looks for another one', async () => {
  const { port1, port2 } = new MessageChannel();
  refuseTab(portOf(port1));
  const { other, close } = connectToHost(portOf(port2), {
    state: () => {},
    snapshot: () => {},
    storeSealed: () => {},
  });
  closing.push(close, () => port1.close());
  await expect(other.hello()).rejects.toThrow('This worker cannot be a host');
});
