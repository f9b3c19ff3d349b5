/**
 * Session of a tab: connects to the host, hands it keys and passphrases once, and has an engine
 * while an account is open.
 */

import { createListeners } from '#base/listeners.ts';
import type {
  Checked,
  Credentials,
  HostApi,
  HostState,
  KnownAccount,
  TabApi,
} from '#engine/rpc/protocol.ts';
import { valueOf } from '#engine/rpc/result.ts';
import { type ConnectHost, type Hosting, hostConnector } from './connect-host.ts';
import { type Attachment, createEngineProxy, type EngineProxy } from './engine-proxy.ts';
import { HostLink } from './host-link.ts';
import type { Session, SessionInfo, SessionState } from './session-types.ts';
import { openTabStorage, type TabStorage } from './tab-storage.ts';

export type { Session, SessionState };

type SessionDeps = Hosting & {
  /**
   * The service address that '' stands for: where the dashboard is, e.g.
   * `https://dash.example/deck`.
   */
  readonly dashboardUrl: string;
  /** `() => sessionStorage`: the mere name throws where storage is blocked. */
  readonly storage: () => TabStorage;
};

/** The account that is on screen; `ending` aborts when it is closed. */
interface OpenAccount {
  readonly accountId: string;
  readonly proxy: EngineProxy;
  readonly ending: AbortController;
  readonly checked?: Checked;
}

const emptyInfo: SessionInfo = {
  accounts: [],
  canStoreKeys: false,
  isStorageNewer: false,
  idleMinutes: 0,
  lockedBy: null,
  waiting: [],
  shared: false,
};

export class TabSession implements Session {
  readonly #dashboardUrl: string;
  readonly #listeners = createListeners();
  readonly #storage: ReturnType<typeof openTabStorage>;
  readonly #host: HostLink;
  #info: SessionInfo = emptyInfo;
  #state: SessionState = { ...emptyInfo, status: 'restoring' };
  #open: OpenAccount | null = null;
  /** The account that is selected in this tab, open or not. */
  #accountId: string | null;
  /** The check of a key at sign-in, until its account is open here. */
  #keyCheck: { readonly accountId: string; readonly checked: Checked } | null = null;
  #signInsRunning = 0;

  /** @param find finds the host where the hosting says; another way is for tests alone */
  constructor(
    deps: SessionDeps,
    find: ConnectHost = hostConnector(deps, new URL(deps.dashboardUrl).origin),
  ) {
    this.#dashboardUrl = deps.dashboardUrl;
    this.#storage = openTabStorage(deps.storage);
    this.#accountId = this.#storage.account;
    this.#host = new HostLink({
      find,
      tabApi: this.#tabApi(),
      sealed: () => this.#storage.sealed,
      onJoined: (state, shared) => this.#onJoined(state, shared),
      onLost: () => void this.restore(),
    });
  }

  get state(): SessionState {
    return this.#state;
  }

  /** An arrow function, because React calls it without its object. */
  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);

  /**
   * Also continues with another host after the last one has gone, or after this page came back by
   * the Back button.
   */
  async restore(): Promise<void> {
    const before = this.#open;
    try {
      await this.#host.connect();
      const next =
        before !== null && this.#isOpen(before.accountId)
          ? await this.#attach(before.accountId)
          : null;
      if (before !== null && before === this.#open) {
        if (next === null) this.#closeAccount();
        else before.proxy.resume(next);
      }
      await this.#update();
    } catch {
      this.#closeAccount();
      this.#change({ ...this.#info, status: 'failed' });
    }
  }

  connect(credentials: Credentials): Promise<void> {
    return this.#signIn(async (api) => {
      const serviceAddress = credentials.serviceAddress.trim() || this.#dashboardUrl;
      const result = await api.connect({ ...credentials, serviceAddress });
      const { accountId, checked } = valueOf(result);
      this.#keyCheck = { accountId, checked };
      return accountId;
    });
  }

  unlock(accountId: string, passphrase: string): Promise<void> {
    return this.#signIn(async (api) => valueOf(await api.unlock(accountId, passphrase)).accountId);
  }

  switchTo(accountId: string): void {
    this.#select(accountId);
    void this.#update().catch(() => undefined);
  }

  lock(): Promise<void> {
    // The screen is emptied at once, not when the host has answered.
    const locking = this.#host.call((api) => api.lock());
    this.#select(null);
    this.#storage.setSealed(null);
    this.#show();
    return locking;
  }

  forget(accountId: string): Promise<void> {
    return this.#host.call((api) => api.forget(accountId));
  }

  forgetAll(): Promise<void> {
    return this.#host.call((api) => api.forgetAll());
  }

  chooseIdle(minutes: number): Promise<void> {
    return this.#host.call((api) => api.chooseIdle(minutes));
  }

  onVisible(): void {
    this.#host.notify((api) => api.onVisible());
  }

  onHidden(): void {
    this.#host.notify((api) => api.onHidden());
  }

  prepare(): void {
    this.#host.notify((api) => api.prepare());
  }

  leave(): void {
    this.#host.leave();
  }

  /** What the host calls. */
  #tabApi(): TabApi {
    return {
      state: (state) => this.#onState(state),
      snapshot: (accountId, name, value) => {
        if (this.#open?.accountId === accountId) this.#open.proxy.setSnapshot(name, value);
      },
      storeSealed: (sealed) => this.#storage.setSealed(sealed),
    };
  }

  #onJoined(state: HostState, shared: boolean): void {
    this.#info = { ...state, shared };
    const open = state.accounts.filter((account) => account.state !== 'locked');
    if (!open.some(({ accountId }) => accountId === this.#accountId))
      this.#select(open[0]?.accountId ?? null);
  }

  #onState(state: HostState): void {
    this.#info = { ...this.#info, ...state };
    if (this.#selected === undefined) this.#select(null);
    // A signed-out tab follows a sign-in at another tab.
    const open = state.accounts.find((account) => account.state === 'open');
    if (this.#accountId === null && this.#signInsRunning === 0 && open !== undefined)
      this.#select(open.accountId);
    void this.#update().catch(() => undefined);
  }

  /** The selected account, if the host knows it. */
  get #selected(): KnownAccount | undefined {
    return this.#info.accounts.find(({ accountId }) => accountId === this.#accountId);
  }

  #isOpen(accountId: string): boolean {
    return this.#info.accounts.some(
      (account) => account.accountId === accountId && account.state === 'open',
    );
  }

  /** Opens an account at the host, and selects it. */
  async #signIn(work: (api: HostApi) => Promise<string>): Promise<void> {
    this.#signInsRunning += 1;
    try {
      this.#select(await this.#host.call(work));
      await this.#update();
    } finally {
      this.#signInsRunning -= 1;
    }
  }

  #select(accountId: string | null): void {
    this.#accountId = accountId;
    this.#storage.setAccount(accountId);
  }

  /** Opens the selected account as far as it is open at the host, and shows what there is. */
  async #update(): Promise<void> {
    const current = this.#selected;
    if (current?.state === 'open' && this.#open?.accountId !== current.accountId) {
      const attachment = await this.#attach(current.accountId);
      // Another account was selected meanwhile; that call shows it.
      if (this.#accountId !== current.accountId) return;
      if (attachment !== null && this.#open?.accountId !== current.accountId)
        this.#openAccount(current, attachment);
    }
    this.#show();
  }

  #attach(accountId: string): Promise<Attachment | null> {
    return this.#host.call(async (api, tab) => {
      const snapshots = await api.attach(accountId);
      return snapshots && { api, tab, snapshots };
    });
  }

  #openAccount({ accountId, serviceAddress }: KnownAccount, attachment: Attachment): void {
    this.#closeAccount();
    this.#open = {
      accountId,
      proxy: createEngineProxy({ accountId, serviceAddress }, attachment),
      ending: new AbortController(),
      checked: this.#keyCheck?.accountId === accountId ? this.#keyCheck.checked : undefined,
    };
    this.#keyCheck = null;
    this.#storage.setAccount(accountId);
  }

  #closeAccount(): void {
    this.#open?.proxy.engine.close();
    this.#open?.ending.abort();
    this.#open = null;
    this.#storage.setAccount(null);
  }

  /** Shows the selected account, or why it cannot be shown. */
  #show(): void {
    const current = this.#selected;
    const open = this.#open;
    if (open !== null && current?.state === 'open' && open.accountId === current.accountId) {
      const { proxy, ending, checked } = open;
      this.#change({
        ...this.#info,
        status: 'signed-in',
        engine: proxy.engine,
        current,
        checked,
        ended: ending.signal,
      });
      return;
    }
    this.#closeAccount();
    if (current?.state === 'retired') this.#change({ ...this.#info, status: 'retired', current });
    else this.#change({ ...this.#info, status: 'signed-out' });
  }

  #change(next: SessionState): void {
    this.#state = next;
    this.#listeners.notify();
  }
}
