/** Who is signed in: checks a key, keeps it over reloads, and hands out the engine, never the key. */
import { ApiError } from '#client/api-error.ts';
import type { Clock } from '#client/clock.ts';
import type { SendRequest } from '#client/request.ts';
import type { OutputOf } from '#contract/api.ts';
import { createVault, type VaultContent, type VaultStorage } from '#local/vault.ts';
import { cleanKey, cleanServiceAddress } from './credentials.ts';
import type { Engine } from './engine.ts';

/** How long the key is kept: `tab` survives a reload, `memory` does not. */
type Remembered = 'tab' | 'memory';

/** While nobody is signed in, `remembered` tells what signing in will do, as far as that is known beforehand. */
export type SessionState =
  | { readonly status: 'restoring'; readonly remembered: Remembered; readonly engine?: undefined }
  | { readonly status: 'signed-out'; readonly remembered: Remembered; readonly engine?: undefined }
  | {
      readonly status: 'signed-in';
      readonly remembered: Remembered;
      readonly engine: Engine;
      /** The reply of the check at sign-in, so that the first screen need not ask again; none after a reload. */
      readonly checked?: { readonly reply: OutputOf<'account.get'>; readonly at: number };
    };

export interface Session {
  /** The same object until something changes. */
  readonly state: SessionState;
  /** Calls back after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /**
   * Signs in after one `GET /api/account`. A service address of '' stands for the `origin` of the session.
   *
   * @throws ApiError, and then nothing is stored and whoever was signed in still is
   */
  connect(credentials: { serviceAddress: string; key: string }): Promise<void>;
  /** Takes up what this tab remembers, without a request. Never rejects. */
  restore(): Promise<void>;
  /** Signs out and forgets the key. Never rejects. */
  disconnect(): Promise<void>;
}

interface SessionDeps {
  fetch: SendRequest;
  /** The address that '' stands for: where the dashboard itself comes from, e.g. `https://dash.example`. */
  origin: string;
  /** `() => sessionStorage`: merely naming it throws where storage is blocked. */
  storage: () => VaultStorage;
  /** `() => indexedDB`, for the same reason. */
  indexedDB: () => IDBFactory;
  crypto: Pick<Crypto, 'getRandomValues'> & { readonly subtle?: SubtleCrypto };
  /** `() => navigator.onLine` */
  online: () => boolean;
  /** The machine's clock where none is given. */
  clock?: Clock;
}

/** A session of one tab. Engine, client and contract are loaded when somebody signs in or is remembered. */
export function createSession(deps: SessionDeps): Session {
  const listeners = new Set<() => void>();
  const vault = createVault(deps);
  const remembered: Remembered = vault.available ? 'tab' : 'memory';
  const signedOut: SessionState = { status: 'signed-out', remembered };
  let state: SessionState = vault.holds() ? { status: 'restoring', remembered } : signedOut;
  // Each sign-in and sign-out begins a turn; what an earlier one still has under way no longer counts.
  let turn = 0;
  let vaultWork: Promise<unknown> = Promise.resolve();

  const change = (next: SessionState) => {
    if (next === state) return;
    state.engine?.close();
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const openEngine = async ({ accountId, serviceAddress, key }: VaultContent): Promise<Engine> => {
    const { createEngine } = await import('./engine.ts');
    const { fetch, online, clock, indexedDB } = deps;
    const pageOrigin = new URL(deps.origin).origin;
    const given = { accountId, serviceAddress, key, fetch, online, pageOrigin, indexedDB };
    return createEngine(clock === undefined ? given : { ...given, clock });
  };

  /** Stores one after the other, so that of two sign-ins the later one is what is kept. */
  const keep = (content: VaultContent, isWanted: () => boolean): Promise<boolean> => {
    const work = vaultWork.then(async () => {
      if (!isWanted()) return false;
      const kept = await vault.put(content);
      if (kept && !isWanted()) await vault.forget();
      return kept;
    });
    vaultWork = work;
    return work;
  };

  return {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    connect: async (credentials) => {
      const key = cleanKey(credentials.key);
      const serviceAddress = cleanServiceAddress(credentials.serviceAddress, deps.origin);
      const mine = ++turn;
      if (state.status === 'restoring') change(signedOut);
      const content = { accountId: randomId(deps.crypto), serviceAddress, key };
      const engine = await openEngine(content).catch(() => {
        throw new ApiError('unreachable', 'A part of Linkdeck could not be loaded. Reload the page and try again.');
      });
      try {
        // Whoever waits at the sign-in form is told of the limit now, not after a minute.
        const reply = await engine.call('account.get', {}, { whenOverLimit: 'fail' });
        const at = (deps.clock ?? Date).now();
        const kept = await keep(content, () => mine === turn);
        if (mine !== turn) throw new ApiError('cancelled', 'Another sign-in or a sign-out came first.');
        change({ status: 'signed-in', remembered: kept ? 'tab' : 'memory', engine, checked: { reply, at } });
      } catch (problem) {
        engine.close();
        throw problem;
      }
    },
    restore: async () => {
      if (state.status !== 'restoring') return;
      const mine = turn;
      const engine = await vault
        .take()
        .then((content) => content && openEngine(content))
        .catch(() => undefined);
      if (mine !== turn) engine?.close();
      else change(engine === undefined ? signedOut : { status: 'signed-in', remembered, engine });
    },
    disconnect: async () => {
      turn += 1;
      change(signedOut);
      await vault.forget();
    },
  };
}

/** 128 random bits. `crypto.randomUUID` is missing outside secure contexts. */
function randomId(crypto: Pick<Crypto, 'getRandomValues'>): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
