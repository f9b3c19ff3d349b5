/**
 * Tab connection: one tab as its host has it, with its account, its calls, and the changes that are
 * pushed to it.
 */
import { cancelledError } from '#client/errors/error-messages.ts';
import type { Engine } from '#engine/engine.ts';
import {
  type EndpointRequest,
  type MirrorName,
  type Result,
  type Snapshots,
  syncedMembers,
  type TabApi,
} from '#engine/rpc/protocol.ts';
import { lostResult, resultOf } from '#engine/rpc/result.ts';

// A sound cast: the table's own type says that its names are these.
const mirrorNames = Object.keys(syncedMembers) as MirrorName[];

export class TabConnection {
  readonly tabApi: TabApi;
  readonly #engineOf: (accountId: string) => Engine | null;
  readonly #running = new Map<number, AbortController>();
  /** The name of its Web Lock, if it has one. */
  #tab: string | null = null;
  /** The account that it shows. */
  #attached: string | null = null;
  #listening: (() => void)[] = [];

  constructor(tabApi: TabApi, engineOf: (accountId: string) => Engine | null) {
    this.tabApi = tabApi;
    this.#engineOf = engineOf;
  }

  /** The tab has come in; its name is that of its Web Lock, if it has one. */
  enter(name: string | null): void {
    this.#tab = name;
  }

  attach(accountId: string): Promise<Snapshots | null> {
    if (accountId !== this.#attached) this.#detach();
    this.#attached = accountId;
    const engine = this.#engineHere();
    if (engine === null) return Promise.resolve(null);
    this.#listen(accountId, engine);
    return Promise.resolve(snapshotsOf(engine));
  }

  async call(
    number: number,
    { name, input, lane, whenOverLimit, resumed }: EndpointRequest,
  ): Promise<Result<unknown>> {
    const controller = new AbortController();
    this.#running.set(number, controller);
    const outcome = await this.#withEngine(async (engine) => {
      if (resumed === true && (await changesSomething(name))) throw lostResult();
      return engine.call(name, input, { signal: controller.signal, lane, whenOverLimit });
    });
    this.#running.delete(number);
    return outcome;
  }

  cancel(number: number): void {
    this.#running.get(number)?.abort();
  }

  invoke(member: string, verb: string, args: readonly unknown[]): Promise<Result<unknown>> {
    return this.#withEngine(async (engine) => {
      const name = mirrorNames.find((known) => known === member);
      const isVerb =
        name !== undefined && syncedMembers[name].some((known: string) => known === verb);
      const asked: unknown = isVerb ? Reflect.get(engine[name], verb) : undefined;
      if (typeof asked !== 'function') throw new RangeError('There is no such function');
      const result: unknown = await Reflect.apply(asked, undefined, args);
      return result;
    });
  }

  /** Lets the engine know that the user acts at this tab. */
  touch(): void {
    this.#engineHere()?.touch();
  }

  /** The engine of an account was created again, or has ended. */
  engineChanged(accountId: string): void {
    if (accountId !== this.#attached) return;
    this.#stopListening();
    const engine = this.#engineHere();
    if (engine === null) return;
    this.#listen(accountId, engine);
    for (const name of mirrorNames) this.tabApi.snapshot(accountId, name, engine[name].get());
  }

  /** Everything is locked: the tab drops its ciphertext. */
  lock(): void {
    this.#detach();
    this.#attached = null;
    this.tabApi.storeSealed(null);
  }

  leave(): void {
    this.#detach();
    this.#attached = null;
  }

  #stopListening(): void {
    for (const stop of this.#listening) stop();
    this.#listening = [];
  }

  #detach(): void {
    this.#stopListening();
    for (const call of [...this.#running.values()]) call.abort();
    if (this.#tab !== null) this.#engineHere()?.jobs.leave(this.#tab);
  }

  #listen(accountId: string, engine: Engine): void {
    this.#stopListening();
    this.#listening = mirrorNames.map((name) =>
      engine[name].subscribe(() => this.tabApi.snapshot(accountId, name, engine[name].get())),
    );
  }

  #engineHere(): Engine | null {
    return this.#attached === null ? null : this.#engineOf(this.#attached);
  }

  #withEngine(work: (engine: Engine) => Promise<unknown>): Promise<Result<unknown>> {
    const engine = this.#engineHere();
    return resultOf(() => (engine === null ? Promise.reject(cancelledError()) : work(engine)));
  }
}

function snapshotsOf(engine: Engine): Snapshots {
  // A sound cast: every name of the table gets its value.
  return Object.fromEntries(
    mirrorNames.map((name) => [name, engine[name].get()]),
  ) as unknown as Snapshots;
}

async function changesSomething(name: EndpointRequest['name']): Promise<boolean> {
  const { endpoints } = await import('#contract/api.ts');
  return endpoints.some((each) => each.name === name && each.endpoint.method !== 'GET');
}
