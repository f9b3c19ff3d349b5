/** Tab connection: one tab as its host has it, with its account, its calls, and the changes that are pushed to it. */
import { cancelledError } from '#client/errors/error-messages.ts';
import type { Engine } from '#engine/engine.ts';
import { type MirrorName, mirrors, type Result, type Snapshots, type TabApi, type WantedCall } from '#engine/rpc/protocol.ts';
import { lostResult, resultOf } from '#engine/rpc/result.ts';

export type TabConnection = ReturnType<typeof createTabConnection>;

// A sound cast: the table's own type says that its names are these.
const mirrorNames = Object.keys(mirrors) as MirrorName[];

export function createTabConnection(end: TabApi, engineOf: (accountId: string) => Engine | null) {
  const running = new Map<number, AbortController>();
  let tab: string | null = null;
  let attached: string | null = null;
  let listening: (() => void)[] = [];

  const stopListening = () => {
    for (const stop of listening) stop();
    listening = [];
  };
  const detach = () => {
    stopListening();
    for (const giving of [...running.values()]) giving.abort();
    if (tab !== null) engineHere()?.jobs.leave(tab);
  };
  const listen = (accountId: string, engine: Engine) => {
    stopListening();
    listening = mirrorNames.map((name) => engine[name].subscribe(() => end.snapshot(accountId, name, engine[name].get())));
  };
  const engineHere = () => (attached === null ? null : engineOf(attached));

  const withEngine = (work: (engine: Engine) => Promise<unknown>): Promise<Result<unknown>> => {
    const engine = engineHere();
    return resultOf(() => (engine === null ? Promise.reject(cancelledError()) : work(engine)));
  };

  return {
    end,
    /** The tab has come in; its name is that of its Web Lock, if it has one. */
    enter: (name: string | null): void => {
      tab = name;
    },
    attach: (accountId: string): Promise<Snapshots | null> => {
      if (accountId !== attached) detach();
      attached = accountId;
      const engine = engineHere();
      if (engine === null) return Promise.resolve(null);
      listen(accountId, engine);
      return Promise.resolve(snapshotsOf(engine));
    },
    call: async (number: number, { name, input, lane, whenOverLimit, resumed }: WantedCall): Promise<Result<unknown>> => {
      const giving = new AbortController();
      running.set(number, giving);
      const outcome = await withEngine(async (engine) => {
        if (resumed === true && (await changesSomething(name))) throw lostResult();
        return engine.call(name, input, { signal: giving.signal, lane, whenOverLimit });
      });
      running.delete(number);
      return outcome;
    },
    cancel: (number: number): void => running.get(number)?.abort(),
    invoke: (member: string, verb: string, args: readonly unknown[]): Promise<Result<unknown>> =>
      withEngine(async (engine) => {
        const name = mirrorNames.find((known) => known === member);
        const isVerb = name !== undefined && mirrors[name].some((known: string) => known === verb);
        const asked: unknown = isVerb ? Reflect.get(engine[name], verb) : undefined;
        if (typeof asked !== 'function') throw new RangeError('There is no such function');
        const result: unknown = await Reflect.apply(asked, undefined, args);
        return result;
      }),
    /** Lets the engine know that the user acts at this tab. */
    touch: (): void => engineHere()?.touch(),
    /** The engine of an account was created again, or has ended. */
    engineChanged: (accountId: string): void => {
      if (accountId !== attached) return;
      stopListening();
      const engine = engineHere();
      if (engine === null) return;
      listen(accountId, engine);
      for (const name of mirrorNames) end.snapshot(accountId, name, engine[name].get());
    },
    /** Everything is locked: the tab drops its ciphertext. */
    lockUp: (): void => {
      detach();
      attached = null;
      end.hold(null);
    },
    leave: (): void => {
      detach();
      attached = null;
    },
  };
}

function snapshotsOf(engine: Engine): Snapshots {
  // A sound cast: every name of the table gets its value.
  return Object.fromEntries(mirrorNames.map((name) => [name, engine[name].get()])) as unknown as Snapshots;
}

async function changesSomething(name: WantedCall['name']): Promise<boolean> {
  const { endpoints } = await import('#contract/api.ts');
  return endpoints.some((each) => each.name === name && each.endpoint.method !== 'GET');
}
