/**
 * Connect worker: connects a tab to its host in a SharedWorker, in the worker of the leading tab,
 * or in its own worker.
 */
import { connectToHost } from '#engine/rpc/birpc.ts';
import { findLeader, type Role } from '#engine/rpc/leader-channel.ts';
import { holdLock, whenGone } from '#engine/rpc/liveness-lock.ts';
import { portOf, portTo } from '#engine/rpc/ports.ts';
import type { HostConnection, Port, TabApi } from '#engine/rpc/protocol.ts';

/**
 * How long a worker may take to answer for the first time, in milliseconds, before something else
 * is tried.
 */
const helloTimeout = 8000;

/**
 * The host that all tabs share: in a SharedWorker, else in the worker of the tab that leads; else
 * one for this tab.
 */
export async function connectSharedHost(tabApi: TabApi): Promise<HostConnection> {
  for (const connect of sharedWays()) {
    const connection = await connect(tabApi).catch(() => undefined);
    if (connection !== undefined) return connection;
  }
  return connectOwnWorker(tabApi);
}

/** The ways to a shared host that this browser has, the best first. */
function sharedWays(): readonly ((tabApi: TabApi) => Promise<HostConnection>)[] {
  // Without Web Locks a host cannot know which tabs are alive, and two hosts could send at once.
  if (!('locks' in navigator)) return [];
  const ways = [];
  if ('SharedWorker' in globalThis) ways.push(connectSharedWorker);
  if ('BroadcastChannel' in globalThis) ways.push(connectLeader);
  return ways;
}

/** A host in a worker of this page alone, which keeps nothing beyond memory. */
async function connectOwnWorker(tabApi: TabApi): Promise<HostConnection> {
  const worker = startWorker({ role: 'own' });
  const port = portTo(worker, worker, () => worker.terminate());
  const { other: api, close } = connectToHost(port, tabApi);
  await unlessFailed(api.hello(), failureOf(worker), close);
  return { api, lock: null, shared: false, onGone: () => undefined, leave: close };
}

/**
 * A host for this page alone, at the other end of a port, which goes on when this page leaves it.
 */
export async function connectPort(
  tabApi: TabApi,
  port: MessagePort,
  sharing: { readonly tab: string; readonly onGone: HostConnection['onGone'] } | undefined,
): Promise<HostConnection> {
  const { other: api, close } = connectToHost(portOf(port), tabApi);
  await unlessFailed(api.hello(), new Promise(() => undefined), close);
  const leave = () => {
    api.leave();
    close();
  };
  const { tab = null, onGone = () => undefined } = sharing ?? {};
  return { api, lock: tab, shared: false, onGone, leave };
}

async function connectSharedWorker(tabApi: TabApi): Promise<HostConnection> {
  const worker = new SharedWorker(new URL('../worker/shared-worker.ts', import.meta.url), {
    type: 'module',
    name: 'linkdeck',
  });
  return awaitHello(portOf(worker.port), tabApi, failureOf(worker), () => undefined);
}

async function connectLeader(tabApi: TabApi): Promise<HostConnection> {
  // Tabs of another version have another protocol: the name of this file changes with its content.
  const name = `linkdeck.wire ${import.meta.url}`;
  const leaving = new AbortController();
  const channel = new BroadcastChannel(name);
  const leading = async () => {
    if (leaving.signal.aborted) return;
    const worker = startWorker({ role: 'lead', channel: name });
    await new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
    worker.terminate();
  };
  navigator.locks
    .request(`linkdeck.leader ${name}`, { signal: leaving.signal }, leading)
    .catch(() => undefined);
  const leave = () => {
    leaving.abort();
    channel.close();
  };
  try {
    const port = await Promise.race([findLeader(channel, crypto.randomUUID()), tooLate()]);
    return await awaitHello(port, tabApi, tooLate(), leave);
  } catch (problem) {
    leave();
    throw problem;
  }
}

/**
 * Waits for the host to answer, and takes a lock by which the host learns when this tab is gone.
 */
async function awaitHello(
  port: Port,
  tabApi: TabApi,
  failure: Promise<never>,
  leave: () => void,
): Promise<HostConnection> {
  const { other: api, close } = connectToHost(port, tabApi);
  const hostLock = await unlessFailed(api.hello(), failure, close);
  const lock = `linkdeck.tab.${crypto.randomUUID()}`;
  const release = await holdLock(navigator.locks, lock);
  let stopWaiting = () => {};
  return {
    api,
    lock,
    shared: true,
    onGone: (callback) => {
      if (hostLock !== null) stopWaiting = whenGone(navigator.locks, hostLock, callback);
    },
    leave: () => {
      stopWaiting();
      api.leave();
      release();
      close();
      leave();
    },
  };
}

/** The first answer; closes the port where none comes. */
function unlessFailed<T>(
  answer: Promise<T>,
  failure: Promise<never>,
  close: () => void,
): Promise<T> {
  return Promise.race([answer, failure, tooLate()]).catch((problem: unknown) => {
    close();
    throw problem;
  });
}

function startWorker(role: Role): Worker {
  const worker = new Worker(new URL('../worker/dedicated-worker.ts', import.meta.url), {
    type: 'module',
    name: 'linkdeck',
  });
  worker.postMessage(role);
  return worker;
}

/** Rejects where the worker's file cannot be loaded or run. */
function failureOf(worker: EventTarget): Promise<never> {
  return new Promise((_, reject) =>
    worker.addEventListener('error', () => reject(new Error('The worker could not be started'))),
  );
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new Error('The worker does not answer')), helloTimeout),
  );
}
