/**
 * Protocol types: the functions that a tab and the engine host call on each other; only values that
 * can be cloned pass.
 */

import type { Observed } from '#base/listeners.ts';
import type { ApiError } from '#client/errors/api-error.ts';
import type { Lane } from '#client/rate-limit/lanes.ts';
import type { EndpointName, InputOf, OutputOf } from '#contract/api.ts';
import type { Engine } from '#engine/engine.ts';
import { libraryVerbs } from '#engine/library/library-types.ts';
import type { UnfinishedWork } from '#local/jobs/unfinished-work.ts';

/**
 * How long a key is stored: in memory alone, until Linkdeck is closed, or on this device behind a
 * passphrase.
 */
export type KeyRetention = 'memory' | 'session' | 'device';

export interface Credentials {
  readonly serviceAddress: string;
  readonly key: string;
  /** `session` where it is missing, as far as this browser can keep keys. */
  readonly keep?: KeyRetention;
  /** For `device`. */
  readonly passphrase?: string;
}

/**
 * `open`: its engine works. `locked`: its key is in no memory. `retired`: another
 * version of Linkdeck in this browser has taken it over; this page has to be reloaded.
 */
type AccountState = 'open' | 'locked' | 'retired';

export interface KnownAccount {
  readonly accountId: string;
  readonly serviceAddress: string;
  readonly email: string;
  readonly retention: KeyRetention;
  readonly state: AccountState;
  /** The service has refused its key. */
  readonly refused: boolean;
}

/** The state of the host, the same for all tabs. */
export interface HostState {
  /** The one that was used last comes first. */
  readonly accounts: readonly KnownAccount[];
  /** Whether this browser can keep a key over a reload. */
  readonly canStoreKeys: boolean;
  /** It cannot, because a newer version of Linkdeck has stored keys in it. */
  readonly isStorageNewer: boolean;
  /** Minutes without a user action after which everything locks; 0 for never. */
  readonly idleMinutes: number;
  /**
   * Why everything is locked: no user action, half a day has passed, or by hand; null where nothing
   * was locked.
   */
  readonly lockedBy: 'idle' | 'time' | 'hand' | null;
  /**
   * Bulk work that was left in this browser, as of the start and the last lock; of open accounts
   * too.
   */
  readonly waiting: readonly UnfinishedWork[];
}

/** A value or an error as plain data, because exceptions cannot be cloned whole. */
export type Result<T> = { readonly value: T } | { readonly error: ReturnType<ApiError['toPlain']> };

/** The reply of the check at sign-in, and when it arrived (milliseconds since 1970). */
export interface Checked {
  readonly reply: OutputOf<'account.get'>;
  readonly at: number;
}

/**
 * A call of an endpoint; `resumed` where it was sent to a host that is gone, so that its outcome is
 * unknown.
 */
export interface EndpointRequest {
  readonly name: EndpointName;
  readonly input: InputOf<EndpointName>;
  readonly lane?: Lane;
  readonly whenOverLimit?: 'wait' | 'fail';
  readonly resumed?: true;
}

/** The members of an engine with a value and a subscription. */
export type MirrorName = {
  [Name in keyof Engine]: Engine[Name] extends Observed<unknown> ? Name : never;
}[keyof Engine];

/** The other functions of such a member; all of them are async. */
type VerbOf<Name extends MirrorName> = Exclude<keyof Engine[Name], keyof Observed<unknown>>;

/** The members that tabs mirror, with their functions. No other function can be called. */
export const syncedMembers = {
  budget: [],
  log: [],
  created: [],
  assigned: [],
  expiries: ['list'],
  names: ['begin', 'choose'],
  plans: ['save', 'remove', 'restore'],
  notes: ['save', 'remove', 'restore'],
  // A sound cast: these are its keys.
  library: [
    ...(Object.keys(libraryVerbs) as (keyof typeof libraryVerbs)[]),
    'readNewest',
    'keep',
    'keepHistory',
    'remove',
  ],
  jobs: [
    'add',
    'undo',
    'start',
    'pause',
    'resume',
    'cancel',
    'retry',
    'sendAs',
    'choose',
    'remove',
    'rows',
    'linksOf',
    'campaignsOf',
    'assignmentsOf',
    'sentAs',
  ],
} as const satisfies { readonly [Name in MirrorName]: readonly VerbOf<Name>[] };

/** The values of all members, by name. */
export type Snapshots = Readonly<Record<MirrorName, unknown>>;

/**
 * The functions that a tab can call. None gives a key, or sends to an address of the tab's choice.
 */
export interface HostApi {
  /**
   * Proves that the host answers: the Web Lock that it holds as long as it lives, or null where it
   * ends with the tab.
   */
  hello(): Promise<string | null>;
  /**
   * The first call: hands over the ciphertext that this tab holds, to be opened where no other tab
   * has done so.
   *
   * @param tab the name of the Web Lock that the tab holds as long as it lives, or null where there
   * are none
   */
  join(tab: string | null, sealed: string | null): Promise<HostState>;
  connect(credentials: Credentials): Promise<Result<{ accountId: string; checked: Checked }>>;
  unlock(accountId: string, passphrase: string): Promise<Result<{ accountId: string }>>;
  /** Makes this the tab's account, in place of any other; null where it is not open. */
  attach(accountId: string): Promise<Snapshots | null>;
  call(number: number, wanted: EndpointRequest): Promise<Result<unknown>>;
  /** Gives a call up, as its AbortSignal would. */
  cancel(number: number): void;
  /** Asks for a function of a mirrored member. */
  invoke(member: string, verb: string, args: readonly unknown[]): Promise<Result<unknown>>;
  /** The user acts at this tab. */
  touch(): void;
  /** The tab is shown again: locks what should have been locked meanwhile. */
  onVisible(): void;
  /** The tab is hidden or about to go: what is not written yet is written now. */
  onHidden(): void;
  /** Drops all keys, in all tabs. */
  lock(): Promise<void>;
  /** Forgets all that is stored of an account, in all tabs. */
  forget(accountId: string): Promise<void>;
  /** Forgets everything, of all accounts. */
  forgetAll(): Promise<void>;
  /** Minutes without a user action after which everything locks; 0 for never. */
  chooseIdle(minutes: number): Promise<void>;
  /** Loads what the first call needs. */
  prepare(): void;
  /** The tab is about to go. */
  leave(): void;
}

/** The functions of a tab that the host calls. */
export interface TabApi {
  state(state: HostState): void;
  snapshot(accountId: string, name: MirrorName, value: unknown): void;
  /** The ciphertext that the tab holds over a reload; null for none. */
  storeSealed(sealed: string | null): void;
}

/** The part of the engine host that tabs need; `onEnd` is called when the tab has gone. */
export interface TabHost {
  connectTab(end: TabApi, onEnd: () => void): HostApi;
}

/** A connection to the engine host. */
export interface HostConnection {
  readonly api: HostApi;
  /**
   * The name of this tab at the host: the Web Lock that it holds, by which the host learns that it is
   * gone; null where the host goes with the tab.
   */
  readonly lock: string | null;
  /** Whether other tabs of this browser are with the same host. */
  readonly shared: boolean;
  /** Calls back once when the host has ended unasked. */
  onGone(callback: () => void): void;
  leave(): void;
}

/**
 * The part of a MessagePort that is used; a worker, or a channel between tabs, can be made to fit.
 */
export interface Port {
  postMessage(data: unknown): void;
  /** There is one listener at most. */
  listen(listener: (data: unknown) => void): void;
  close(): void;
}
