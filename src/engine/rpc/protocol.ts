/** Protocol types: the functions that a tab and the engine host call on each other; only values that can be cloned pass. */
import type { ApiError } from '#client/errors/api-error.ts';
import type { Lane } from '#client/rate-limit/lanes.ts';
import type { EndpointName, InputOf, OutputOf } from '#contract/api.ts';
import type { Engine } from '#engine/engine.ts';

/** How long a key is kept: in memory alone, until Linkdeck is closed, or on this device behind a passphrase. */
export type Keeping = 'memory' | 'session' | 'device';

export interface Credentials {
  /** '' stands for where the dashboard comes from. */
  readonly serviceAddress: string;
  readonly key: string;
  /** `session` where nothing is said, as far as this browser can keep anything. */
  readonly keep?: Keeping;
  /** For `device`. */
  readonly passphrase?: string;
}

/**
 * `open`: its engine works. `locked`: its key is in no memory. `elsewhere`: another version of Linkdeck in this browser
 * holds it and does not let go. `retired`: a newer version has taken it over; this page is to be loaded anew.
 */
type AccountState = 'open' | 'locked' | 'elsewhere' | 'retired';

export interface KnownAccount {
  readonly accountId: string;
  readonly serviceAddress: string;
  readonly email: string;
  readonly kept: Keeping;
  readonly state: AccountState;
  /** The service has refused its key. */
  readonly refused: boolean;
}

/** What all tabs know of the host. */
export interface HostState {
  /** The one that was used last comes first. */
  readonly accounts: readonly KnownAccount[];
  /** Whether this browser can keep a key over a reload. */
  readonly keeps: boolean;
  /** Minutes without anybody acting after which everything locks; 0 for never. */
  readonly idleMinutes: number;
  /** Why everything is locked: nobody acted, half a day has passed, somebody wanted it; null where nothing was locked. */
  readonly lockedBy: 'idle' | 'time' | 'hand' | null;
}

/** What came of something that can fail, without an exception, which no wire carries whole. */
export type Result<T> = { readonly value: T } | { readonly error: ReturnType<ApiError['toPlain']> };

/** The reply of the check at sign-in, and when it was heard (milliseconds since 1970). */
export interface Checked {
  readonly reply: OutputOf<'account.get'>;
  readonly at: number;
}

/** A call of an endpoint; `resumed` where it was sent to a host that is gone, so that nobody knows what came of it. */
export interface WantedCall {
  readonly name: EndpointName;
  readonly input: InputOf<EndpointName>;
  readonly lane?: Lane;
  readonly whenOverLimit?: 'wait' | 'fail';
  readonly resumed?: true;
}

interface Mirror {
  get(): unknown;
  subscribe(listener: () => void): () => void;
}

/** The members of an engine that say something and tell of each change. */
export type MirrorName = { [Name in keyof Engine]: Engine[Name] extends Mirror ? Name : never }[keyof Engine];

/** The functions that such a member has besides, by name; all of them are async. */
type VerbOf<Name extends MirrorName> = Exclude<keyof Engine[Name], keyof Mirror>;

/** A line for each member that tabs mirror, with its functions. What is not named here cannot be asked for. */
export const mirrors = {
  budget: [],
  log: [],
  created: [],
  jobs: ['add', 'undo', 'start', 'pause', 'resume', 'cancel', 'retry', 'choose', 'remove', 'rows', 'linksOf'],
} as const satisfies { readonly [Name in MirrorName]: readonly VerbOf<Name>[] };

/** What a member says now, by its name. */
export type Snapshots = Readonly<Record<MirrorName, unknown>>;

/** What a tab can ask the host for. There is no way to a key in it, nor to an address of the tab's choice. */
export interface HostApi {
  /** Whether anybody is there: the Web Lock that the host holds as long as it lives, or null where it goes with the tab. */
  hello(): Promise<string | null>;
  /**
   * First of all: what this tab holds from before, to be opened where nobody else has.
   *
   * @param tab the name of the Web Lock that the tab holds as long as it lives, or null where there are none
   */
  enter(tab: string | null, sealed: string | null): Promise<HostState>;
  connect(credentials: Credentials): Promise<Result<{ accountId: string; checked: Checked }>>;
  unlock(accountId: string, passphrase: string): Promise<Result<{ accountId: string }>>;
  /** Makes this the tab's account, in place of any other; null where it is not open. */
  attach(accountId: string): Promise<Snapshots | null>;
  call(number: number, wanted: WantedCall): Promise<Result<unknown>>;
  /** Gives a call up, as its AbortSignal would. */
  cancel(number: number): void;
  /** Asks for a function of a mirrored member. */
  invoke(member: string, verb: string, args: readonly unknown[]): Promise<Result<unknown>>;
  /** Somebody acts at this tab. */
  touch(): void;
  /** The tab is looked at again: locks what should have been locked meanwhile. */
  look(): void;
  lock(): Promise<void>;
  /** Forgets all that is kept of an account. */
  forget(accountId: string): Promise<void>;
  /** Forgets everything, of all accounts. */
  forgetAll(): Promise<void>;
  chooseIdle(minutes: number): Promise<void>;
  /** Takes an account away from another version that does not let go of it. */
  takeOver(accountId: string): void;
  /** Loads what the first call needs. */
  prepare(): void;
  /** The tab is about to go. */
  leave(): void;
}

/** What the host tells a tab. */
export interface TabApi {
  state(state: HostState): void;
  snapshot(accountId: string, name: MirrorName, value: unknown): void;
  /** What the tab is to hold over a reload, in place of what it held; null for nothing. */
  hold(sealed: string | null): void;
}

/** A host that was found. */
export interface HostConnection {
  readonly api: HostApi;
  /** The Web Lock that this tab holds, by which the host learns that it is gone; null where the host goes with the tab. */
  readonly lock: string | null;
  /** Whether other tabs of this browser are with the same host. */
  readonly shared: boolean;
  /** Tells once that the host has ended without being asked to. */
  onGone(callback: () => void): void;
  leave(): void;
}

/** The part of a MessagePort that is used; a worker, or a channel between tabs, can be made to fit. */
export interface Port {
  postMessage(data: unknown): void;
  /** There is one listener at most. */
  listen(listener: (data: unknown) => void): void;
  close(): void;
}
