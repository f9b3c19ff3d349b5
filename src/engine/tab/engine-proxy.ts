/** Engine proxy: the interface of an engine in a tab, with every call carried out by the host. */

import { createListeners } from '#base/listeners.ts';
import { ApiError } from '#client/errors/api-error.ts';
import { cancelledError } from '#client/errors/error-messages.ts';
import { sentence } from '#contract/message.ts';
import type { Engine } from '#engine/engine.ts';
import {
  type EndpointRequest,
  type HostApi,
  type MirrorName,
  type Result,
  type Snapshots,
  syncedMembers,
} from '#engine/rpc/protocol.ts';
import { lostResult } from '#engine/rpc/result.ts';

export type EngineProxy = ReturnType<typeof createEngineProxy>;

/** What a tab has of an account at one host. */
export interface Attachment {
  readonly api: HostApi;
  /** The tab's name at that host. */
  readonly tab: string;
  readonly snapshots: Snapshots;
}

interface PendingCall {
  /** @param again whether it was sent to a host that is gone, so that its outcome is unknown */
  readonly ask: (api: HostApi, again: boolean) => Promise<Result<unknown>>;
  readonly settle: (outcome: Result<unknown>) => void;
}

/** Numbers of calls, which no two engines of a tab share. */
let calls = 0;

/** Calls from a tab to its host, which continue with the next host where one ends. */
class HostCalls {
  #api: HostApi;
  #isClosed = false;
  readonly #pending = new Set<PendingCall>();

  constructor(api: HostApi) {
    this.#api = api;
  }

  /** The host; null where this was closed. */
  get api(): HostApi | null {
    return this.#isClosed ? null : this.#api;
  }

  call(wanted: EndpointRequest, signal: AbortSignal | undefined): Promise<unknown> {
    const number = ++calls;
    const ask: PendingCall['ask'] = (api, again) =>
      api.call(number, again ? { ...wanted, resumed: true } : wanted);
    return this.#start(ask, signal, () => this.#api.cancel(number));
  }

  invoke(member: string, verb: string, args: readonly unknown[]): Promise<unknown> {
    return this.#start((api, again) => {
      const mayHaveRun = again && onceOnly.includes(verb);
      return mayHaveRun
        ? Promise.resolve({ error: lostResult().toPlain() })
        : api.invoke(member, verb, args);
    });
  }

  /** Later calls go to another host. */
  attach(api: HostApi): void {
    this.#api = api;
  }

  /** Sends pending calls again. */
  resend(): void {
    for (const pending of [...this.#pending]) this.#send(pending, true);
  }

  close(): void {
    this.#isClosed = true;
    for (const { settle } of [...this.#pending]) settle({ error: cancelledError().toPlain() });
  }

  /** @param onGiveUp called where the signal aborts before there is an outcome */
  #start(ask: PendingCall['ask'], signal?: AbortSignal, onGiveUp = () => {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed || signal?.aborted === true) {
        reject(cancelledError());
        return;
      }
      const giveUp = () => {
        onGiveUp();
        settle({ error: cancelledError().toPlain() });
      };
      const settle = (outcome: Result<unknown>) => {
        this.#pending.delete(pending);
        signal?.removeEventListener('abort', giveUp);
        if ('error' in outcome) reject(ApiError.fromPlain(outcome.error));
        else resolve(outcome.value);
      };
      const pending = { ask, settle };
      signal?.addEventListener('abort', giveUp);
      this.#pending.add(pending);
      this.#send(pending, false);
    });
  }

  #send({ ask, settle }: PendingCall, again: boolean): void {
    const api = this.#api;
    ask(api, again).then(settle, (problem: unknown) => {
      // A call to a host that is gone is sent again by `resume`.
      if (this.api === api) settle({ error: brokenConnection(problem).toPlain() });
    });
  }
}

/** The engine of an account that this tab is attached to. */
export function createEngineProxy(
  account: { accountId: string; serviceAddress: string },
  given: Attachment,
) {
  let { tab } = given;
  const host = new HostCalls(given.api);
  const members = new Map(mirrorNames.map((name) => [name, createMirror(given.snapshots[name])]));
  const mirrored = mirrorNames.map((name) => {
    const member = members.get(name);
    const verbs = syncedMembers[name].map(
      (verb: string) => [verb, (...args: unknown[]) => host.invoke(name, verb, args)] as const,
    );
    return [
      name,
      { get: member?.get, subscribe: member?.subscribe, ...Object.fromEntries(verbs) },
    ] as const;
  });

  return {
    // A sound cast: the table of mirrors names each member, and the host checks the table against
    // its type.
    engine: {
      ...account,
      get tab() {
        return tab;
      },
      ...Object.fromEntries(mirrored),
      call: (
        name: EndpointRequest['name'],
        input: EndpointRequest['input'],
        { signal, ...options } = noOptions,
      ) => host.call({ name, input, ...options }, signal),
      touch: () => host.api?.touch(),
      flush: () => host.api?.onHidden(),
      close: () => host.close(),
    } as unknown as Engine,
    /** Sets the value of a member. */
    setSnapshot: (name: MirrorName, value: unknown): void => members.get(name)?.set(value),
    /** Continues with another host after the last one has gone: pending calls are sent again. */
    resume: ({ snapshots, api, tab: newTab }: Attachment): void => {
      tab = newTab;
      host.attach(api);
      for (const name of mirrorNames) members.get(name)?.set(snapshots[name]);
      host.resend();
    },
  };
}

/** Functions of mirrored members that must not be called twice. */
const onceOnly: readonly string[] = ['add'];

const noOptions: NonNullable<Parameters<Engine['call']>[2]> = {};

// A sound cast: the table's own type says that its names are these.
const mirrorNames = Object.keys(syncedMembers) as MirrorName[];

function createMirror(first: unknown) {
  const { subscribe, notify } = createListeners();
  let current = first;
  return {
    get: () => current,
    set: (value: unknown) => {
      current = value;
      notify();
    },
    subscribe,
  };
}

function brokenConnection(problem: unknown): ApiError {
  if (problem instanceof ApiError) return problem;
  return new ApiError('unreachable', [sentence('partStopped')]);
}
