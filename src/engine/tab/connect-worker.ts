/** The workers that a tab can find its host in: one that all tabs share, one that a tab leads with, or its own. */
import { findHouse, type Role } from '#engine/rpc/leader-channel.ts';
import { beThere, whenGone } from '#engine/rpc/liveness-lock.ts';
import { portOf, portTo } from '#engine/rpc/ports.ts';
import { type Port, type Reached, reachDoor, type TabEnd } from '#engine/rpc/protocol.ts';

/** How long a worker may take to answer for the first time, in milliseconds, before something else is tried. */
const patience = 8000;

/** The host that all tabs share: in a SharedWorker, else in the worker of the tab that leads; else one for this tab. */
export async function reachSharedHost(end: TabEnd): Promise<Reached> {
  // Without Web Locks nobody can tell who is still there, and two hosts could send at once.
  if ('locks' in navigator) {
    if ('SharedWorker' in globalThis) {
      const reached = await reachSharedWorker(end).catch(() => undefined);
      if (reached !== undefined) return reached;
    }
    if ('BroadcastChannel' in globalThis) {
      const reached = await reachLeader(end).catch(() => undefined);
      if (reached !== undefined) return reached;
    }
  }
  return reachOwnWorker(end);
}

/** A host in a worker of this page alone, which keeps nothing beyond memory. */
export async function reachOwnWorker(end: TabEnd, maxRpm?: number): Promise<Reached> {
  const worker = startWorker(maxRpm === undefined ? { role: 'own' } : { role: 'own', maxRpm });
  const port = portTo(worker, worker, () => worker.terminate());
  const { other: door, close } = reachDoor(port, end);
  await unlessFailed(door.hello(), failureOf(worker), close);
  return { door, lock: null, shared: false, onGone: () => undefined, leave: close };
}

async function reachSharedWorker(end: TabEnd): Promise<Reached> {
  const worker = new SharedWorker(new URL('../worker/shared-worker.ts', import.meta.url), { type: 'module', name: 'linkdeck' });
  return greet(portOf(worker.port), end, failureOf(worker), () => undefined);
}

async function reachLeader(end: TabEnd): Promise<Reached> {
  // Tabs of another version speak another language: the name of this file changes with what it says.
  const name = `linkdeck.wire ${import.meta.url}`;
  const leaving = new AbortController();
  const channel = new BroadcastChannel(name);
  const leading = async () => {
    if (leaving.signal.aborted) return;
    const worker = startWorker({ role: 'lead', channel: name });
    await new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
    worker.terminate();
  };
  navigator.locks.request(`linkdeck.leader ${name}`, { signal: leaving.signal }, leading).catch(() => undefined);
  const leave = () => {
    leaving.abort();
    channel.close();
  };
  try {
    const port = await Promise.race([findHouse(channel, crypto.randomUUID()), tooLate()]);
    return await greet(port, end, tooLate(), leave);
  } catch (problem) {
    leave();
    throw problem;
  }
}

/** Asks whether anybody is there, and takes a lock by which the host learns when this tab is gone. */
async function greet(port: Port, end: TabEnd, failure: Promise<never>, leave: () => void): Promise<Reached> {
  const { other: door, close } = reachDoor(port, end);
  const hostLock = await unlessFailed(door.hello(), failure, close);
  const lock = `linkdeck.tab.${crypto.randomUUID()}`;
  const release = await beThere(navigator.locks, lock);
  let stopWaiting = () => {};
  return {
    door,
    lock,
    shared: true,
    onGone: (callback) => {
      if (hostLock !== null) stopWaiting = whenGone(navigator.locks, hostLock, callback);
    },
    leave: () => {
      stopWaiting();
      door.leave();
      release();
      close();
      leave();
    },
  };
}

/** The first answer; where none comes, lets go of what it would have come by. */
function unlessFailed<T>(answer: Promise<T>, failure: Promise<never>, close: () => void): Promise<T> {
  return Promise.race([answer, failure, tooLate()]).catch((problem: unknown) => {
    close();
    throw problem;
  });
}

function startWorker(role: Role): Worker {
  const worker = new Worker(new URL('../worker/dedicated-worker.ts', import.meta.url), { type: 'module', name: 'linkdeck' });
  worker.postMessage(role);
  return worker;
}

/** Rejects where the worker's file cannot be loaded or run. */
function failureOf(worker: EventTarget): Promise<never> {
  return new Promise((_, reject) => worker.addEventListener('error', () => reject(new Error('The worker could not be started'))));
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('The worker does not answer')), patience));
}
