/** The engine as a tab has it: the same interface, with everything behind it done by the host. */
import { ApiError } from '#client/api-error.ts';
import { cancelled } from '#client/words.ts';
import type { Engine } from './engine.ts';
import { type Door, mirrors, type MirrorName, type Outcome, type Snapshots, type WantedCall } from './wire.ts';

export interface RemoteEngine {
  readonly engine: Engine;
  /** What a member says now. */
  told(name: MirrorName, value: unknown): void;
  /** Goes on with another host, after the one before has gone: what still waited is asked for again. */
  resume(door: Door, snapshots: Snapshots): void;
}

interface Pending {
  readonly wanted: WantedCall;
  readonly settle: (outcome: Outcome<unknown>) => void;
}

/** Numbers of calls, which no two engines of a tab share. */
let calls = 0;

/** The engine of an account that this tab is attached to. */
export function createRemoteEngine(
  account: { accountId: string; serviceAddress: string },
  given: { door: Door; snapshots: Snapshots },
): RemoteEngine {
  let { door } = given;
  let closed = false;
  const pending = new Map<number, Pending>();
  const members = new Map(mirrorNames.map((name) => [name, createMirror(given.snapshots[name])]));

  const ask = (number: number, wanted: WantedCall, { settle }: Pending) => {
    const asked = door;
    asked.call(number, wanted).then(settle, (problem: unknown) => {
      // Of a host that is gone: whoever finds the next one asks again.
      if (asked === door && !closed) settle({ error: brokenWire(problem).toPlain() });
    });
  };

  const call = (wanted: WantedCall, signal: AbortSignal | undefined): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (closed || signal?.aborted === true) {
        reject(cancelled());
        return;
      }
      const number = ++calls;
      const giveUp = () => {
        door.cancel(number);
        settle({ error: cancelled().toPlain() });
      };
      const settle = (outcome: Outcome<unknown>) => {
        pending.delete(number);
        signal?.removeEventListener('abort', giveUp);
        if ('error' in outcome) reject(ApiError.fromPlain(outcome.error));
        else resolve(outcome.value);
      };
      signal?.addEventListener('abort', giveUp);
      const waiting = { wanted, settle };
      pending.set(number, waiting);
      ask(number, wanted, waiting);
    });

  const invoke = async (member: string, verb: string, args: readonly unknown[]): Promise<unknown> => {
    if (closed) throw cancelled();
    const outcome = await door.invoke(member, verb, args);
    if ('error' in outcome) throw ApiError.fromPlain(outcome.error);
    return outcome.value;
  };

  const mirrored = mirrorNames.map((name) => {
    const member = members.get(name);
    const verbs = mirrors[name].map((verb: string) => [verb, (...args: unknown[]) => invoke(name, verb, args)] as const);
    return [name, { get: member?.get, subscribe: member?.subscribe, ...Object.fromEntries(verbs) }] as const;
  });

  return {
    // A sound cast: the table of mirrors has a line for each member, which the host holds to its own type.
    engine: {
      ...account,
      ...Object.fromEntries(mirrored),
      call: (name: WantedCall['name'], input: WantedCall['input'], { signal, ...options } = noOptions) =>
        call({ name, input, ...options }, signal),
      touch: () => {
        if (!closed) door.touch();
      },
      close: () => {
        closed = true;
        for (const { settle } of [...pending.values()]) settle({ error: cancelled().toPlain() });
      },
    } as unknown as Engine,
    told: (name, value) => members.get(name)?.set(value),
    resume: (next, snapshots) => {
      door = next;
      for (const name of mirrorNames) members.get(name)?.set(snapshots[name]);
      for (const [number, waiting] of pending) ask(number, { ...waiting.wanted, resumed: true }, waiting);
    },
  };
}

const noOptions: NonNullable<Parameters<Engine['call']>[2]> = {};

// A sound cast: the table's own type says that its names are these.
const mirrorNames = Object.keys(mirrors) as MirrorName[];

function createMirror(first: unknown) {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    set: (value: unknown) => {
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function brokenWire(problem: unknown): ApiError {
  if (problem instanceof ApiError) return problem;
  return new ApiError('unreachable', 'A part of Linkdeck has stopped. Load the page anew; then look whether what you asked for was done.');
}
