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

interface Pending {
  /** @param again whether it was sent to a host that is gone, so that its outcome is unknown */
  readonly ask: (api: HostApi, again: boolean) => Promise<Result<unknown>>;
  readonly settle: (outcome: Result<unknown>) => void;
}

/** Numbers of calls, which no two engines of a tab share. */
let calls = 0;

/** The engine of an account that this tab is attached to. */
export function createEngineProxy(
  account: { accountId: string; serviceAddress: string },
  given: Attachment,
) {
  let { api, tab } = given;
  let closed = false;
  const pending = new Set<Pending>();
  const members = new Map(mirrorNames.map((name) => [name, createMirror(given.snapshots[name])]));

  const send = ({ ask, settle }: Pending, again: boolean) => {
    const asked = api;
    ask(asked, again).then(settle, (problem: unknown) => {
      // A call to a host that is gone is sent again by `resume`.
      if (asked === api && !closed) settle({ error: brokenConnection(problem).toPlain() });
    });
  };

  /**
   * Calls the host, and the next one where it ends; `onGiveUp` is called where the signal aborts
   * first.
   */
  const wait = (ask: Pending['ask'], signal?: AbortSignal, onGiveUp = () => {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (closed || signal?.aborted === true) {
        reject(cancelledError());
        return;
      }
      const giveUp = () => {
        onGiveUp();
        settle({ error: cancelledError().toPlain() });
      };
      const settle = (outcome: Result<unknown>) => {
        pending.delete(waiting);
        signal?.removeEventListener('abort', giveUp);
        if ('error' in outcome) reject(ApiError.fromPlain(outcome.error));
        else resolve(outcome.value);
      };
      const waiting = { ask, settle };
      signal?.addEventListener('abort', giveUp);
      pending.add(waiting);
      send(waiting, false);
    });

  const call = (wanted: EndpointRequest, signal: AbortSignal | undefined): Promise<unknown> => {
    const number = ++calls;
    const ask: Pending['ask'] = (asked, again) =>
      asked.call(number, again ? { ...wanted, resumed: true } : wanted);
    return wait(ask, signal, () => api.cancel(number));
  };

  const invoke = (member: string, verb: string, args: readonly unknown[]): Promise<unknown> =>
    wait((asked, again) => {
      const mayHaveRun = again && onceOnly.includes(verb);
      return mayHaveRun
        ? Promise.resolve({ error: lostResult().toPlain() })
        : asked.invoke(member, verb, args);
    });

  const mirrored = mirrorNames.map((name) => {
    const member = members.get(name);
    const verbs = syncedMembers[name].map(
      (verb: string) => [verb, (...args: unknown[]) => invoke(name, verb, args)] as const,
    );
    return [
      name,
      { get: member?.get, subscribe: member?.subscribe, ...Object.fromEntries(verbs) },
    ] as const;
  });

  return {
    // A sound cast: the table of mirrors names each member, and the host checks the table against its
    // type.
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
      ) => call({ name, input, ...options }, signal),
      touch: () => {
        if (!closed) api.touch();
      },
      flush: () => {
        if (!closed) api.onHidden();
      },
      close: () => {
        closed = true;
        for (const { settle } of [...pending]) settle({ error: cancelledError().toPlain() });
      },
    } as unknown as Engine,
    /** Sets the value of a member. */
    setSnapshot: (name: MirrorName, value: unknown): void => members.get(name)?.set(value),
    /** Continues with another host after the last one has gone: pending calls are sent again. */
    resume: ({ snapshots, ...next }: Attachment): void => {
      ({ api, tab } = next);
      for (const name of mirrorNames) members.get(name)?.set(snapshots[name]);
      for (const waiting of [...pending]) send(waiting, true);
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
