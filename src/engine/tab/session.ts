/** Session of a tab: connects to the host, hands it keys and passphrases once, and has an engine while an account is open. */

import { ApiError } from '#client/errors/api-error.ts';
import { createListeners } from '#client/listeners.ts';
import { sentence } from '#contract/message.ts';
import type { Checked, HostApi, HostConnection, TabApi } from '#engine/rpc/protocol.ts';
import { valueOf } from '#engine/rpc/result.ts';
import { type ConnectHost, type Hosting, hostConnector } from './connect-host.ts';
import { type Attachment, createEngineProxy, type EngineProxy } from './engine-proxy.ts';
import type { Session, SessionInfo, SessionState } from './session-types.ts';
import { openTabStorage, type TabStorage } from './tab-storage.ts';

export type { Session, SessionState };

type SessionDeps = Hosting & {
  /** The service address that '' stands for: the origin of the dashboard, e.g. `https://dash.example`. */
  readonly origin: string;
  /** `() => sessionStorage`: the mere name throws where storage is blocked. */
  readonly storage: () => TabStorage;
};

interface Attached {
  readonly accountId: string;
  readonly remote: EngineProxy;
  readonly ending: AbortController;
  readonly checked?: Checked;
}

/** A host that this tab is connected to; `gone` resolves when it has ended unasked. */
interface Entered extends HostConnection {
  readonly gone: Promise<typeof ended>;
}

const ended = Symbol('the host has ended');

const unknown: SessionInfo = { accounts: [], keeps: false, idleMinutes: 0, lockedBy: null, waiting: [], shared: false };

/** @param reach finds the host where the hosting says; another way is for tests alone */
export function createSession(deps: SessionDeps, reach: ConnectHost = hostConnector(deps, deps.origin)): Session {
  const { subscribe, notify } = createListeners();
  const memory = openTabStorage(deps.storage);
  let known: SessionInfo = unknown;
  let state: SessionState = { ...unknown, status: 'restoring' };
  let reaching: Promise<Entered> | null = null;
  let attached: Attached | null = null;
  // The account that this tab is to show, open or not.
  let wanted: string | null = memory.account;
  let checked: { readonly accountId: string; readonly heard: Checked } | undefined;
  let signingIn = 0;

  const change = (next: SessionState) => {
    state = next;
    notify();
  };

  const detach = () => {
    attached?.remote.engine.close();
    attached?.ending.abort();
    attached = null;
    memory.look(null);
  };
  const want = (accountId: string | null) => {
    wanted = accountId;
    memory.look(accountId);
  };

  const show = () => {
    const current = known.accounts.find(({ accountId }) => accountId === wanted);
    if (attached !== null && current?.state === 'open' && attached.accountId === current.accountId) {
      const { remote, ending, checked: heard } = attached;
      const signedIn = { ...known, status: 'signed-in', engine: remote.engine, current, ended: ending.signal } as const;
      change(heard === undefined ? signedIn : { ...signedIn, checked: heard });
      return;
    }
    detach();
    if (current?.state === 'elsewhere' || current?.state === 'retired') change({ ...known, status: current.state, current });
    else change({ ...known, status: 'signed-out' });
  };

  /** Goes to the wanted account as far as it is open, and shows what there is. */
  const settle = async (): Promise<void> => {
    const open = known.accounts.find(({ accountId, state: is }) => accountId === wanted && is === 'open');
    if (open !== undefined && attached?.accountId !== open.accountId) {
      const found = await attach(open.accountId);
      if (wanted !== open.accountId) return;
      if (found !== null && attached?.accountId !== open.accountId) {
        detach();
        const remote = createEngineProxy({ accountId: open.accountId, serviceAddress: open.serviceAddress }, found);
        const heard = checked?.accountId === open.accountId ? { checked: checked.heard } : {};
        attached = { accountId: open.accountId, remote, ending: new AbortController(), ...heard };
        checked = undefined;
        memory.look(open.accountId);
      }
    }
    show();
  };

  const end: TabApi = {
    state: (told) => {
      known = { ...known, ...told };
      if (!known.accounts.some(({ accountId }) => accountId === wanted)) want(null);
      // A signed-out tab follows a sign-in at another tab.
      const open = known.accounts.find(({ state: is }) => is === 'open');
      if (wanted === null && signingIn === 0 && open !== undefined) want(open.accountId);
      void settle().catch(() => undefined);
    },
    snapshot: (accountId, name, value) => {
      if (attached?.accountId === accountId) attached.remote.told(name, value);
    },
    hold: (sealed) => memory.hold(sealed),
  };

  const enter = async (): Promise<Entered> => {
    const found = await reach(end);
    const gone = new Promise<typeof ended>((resolve) => found.onGone(() => resolve(ended)));
    const told = await Promise.race([found.api.enter(found.lock, memory.sealed), gone]);
    // The host ended while this tab connected.
    if (told === ended) return enter();
    known = { ...told, shared: found.shared };
    void gone.then(() => {
      if (reaching === null) return;
      reaching = null;
      void comeBack();
    });
    const open = known.accounts.filter(({ state: is }) => is !== 'locked');
    if (!open.some(({ accountId }) => accountId === wanted)) want(open[0]?.accountId ?? null);
    return { ...found, gone };
  };
  const reached = (): Promise<Entered> => {
    if (reaching === null) {
      const finding = enter();
      reaching = finding;
      finding.catch(() => {
        if (reaching === finding) reaching = null;
      });
    }
    return reaching;
  };

  /** Calls the host; calls the next one where it ends without an answer, because no call here does harm twice. */
  const ask = async <T>(work: (api: HostApi, tab: string) => Promise<T>): Promise<T> => {
    const { api, lock, gone } = await reached().catch(() => {
      throw new ApiError('unreachable', [sentence('partFailed')]);
    });
    const answer = await Promise.race([work(api, lock ?? 'only'), gone]);
    return answer === ended ? ask(work) : answer;
  };
  const tell = (work: (found: HostConnection) => void): void => {
    // An event is not worth finding a host for.
    reaching?.then(work).catch(() => undefined);
  };
  const attach = (accountId: string) =>
    ask(async (api, tab): Promise<Attachment | null> => {
      const snapshots = await api.attach(accountId);
      return snapshots && { api, tab, snapshots };
    });

  /** Continues with another host after the last one has gone, or after this page was put aside. */
  const comeBack = async (): Promise<void> => {
    const before = attached;
    try {
      await reached();
      const isOpen = known.accounts.some(({ accountId, state: is }) => accountId === before?.accountId && is === 'open');
      const next = before !== null && isOpen ? await attach(before.accountId) : null;
      if (before !== null && before === attached) {
        if (next === null) detach();
        else before.remote.resume(next);
      }
      await settle();
    } catch {
      detach();
      change({ ...known, status: 'failed' });
    }
  };

  /** Opens an account by the host, and goes there. */
  const signIn = async (work: (api: HostApi) => Promise<string>): Promise<void> => {
    signingIn += 1;
    try {
      want(await ask(work));
      await settle();
    } finally {
      signingIn -= 1;
    }
  };

  return {
    get state() {
      return state;
    },
    subscribe,
    restore: comeBack,
    connect: (credentials) =>
      signIn(async (api) => {
        const { accountId, checked: heard } = valueOf(await api.connect(credentials));
        checked = { accountId, heard };
        return accountId;
      }),
    unlock: (accountId, passphrase) => signIn(async (api) => valueOf(await api.unlock(accountId, passphrase)).accountId),
    switchTo: (accountId) => {
      want(accountId);
      void settle().catch(() => undefined);
    },
    lock: () => {
      // The screen is emptied at once, not when the host has answered.
      const locking = ask((api) => api.lock());
      want(null);
      memory.hold(null);
      show();
      return locking;
    },
    forget: (accountId) => ask((api) => api.forget(accountId)),
    forgetAll: () => ask((api) => api.forgetAll()),
    chooseIdle: (minutes) => ask((api) => api.chooseIdle(minutes)),
    takeOver: (accountId) => tell(({ api }) => api.takeOver(accountId)),
    look: () => tell(({ api }) => api.look()),
    leave: () => {
      const left = reaching;
      reaching = null;
      left?.then((found) => found.leave()).catch(() => undefined);
    },
    prepare: () => tell(({ api }) => api.prepare()),
  };
}
