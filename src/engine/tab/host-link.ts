/**
 * Host link: the connection of a tab to the engine host, which is found again where a host has
 * ended.
 */

import { ApiError } from '#client/errors/api-error.ts';
import { sentence } from '#contract/message.ts';
import type { HostApi, HostConnection, HostState, TabApi } from '#engine/rpc/protocol.ts';
import type { ConnectHost } from './connect-host.ts';

interface HostLinkDeps {
  readonly find: ConnectHost;
  /** The functions of this tab that a host calls. */
  readonly tabApi: TabApi;
  /** The ciphertext that this tab holds. */
  readonly sealed: () => string | null;
  /** Called after each connection, before it is used. */
  readonly onJoined: (state: HostState, shared: boolean) => void;
  /** The host has ended without being asked to. */
  readonly onLost: () => void;
}

/**
 * A host that this tab is connected to; `gone` resolves when it has ended without being asked to.
 */
interface ConnectedHost extends HostConnection {
  readonly gone: Promise<typeof ended>;
}

const ended = Symbol('the host has ended');

export class HostLink {
  readonly #deps: HostLinkDeps;
  #connection: Promise<ConnectedHost> | null = null;

  constructor(deps: HostLinkDeps) {
    this.#deps = deps;
  }

  /** Resolves with the present host, or with one that is found now. */
  connect(): Promise<ConnectedHost> {
    if (this.#connection === null) {
      const connection = this.#join();
      this.#connection = connection;
      connection.catch(() => {
        if (this.#connection === connection) this.#connection = null;
      });
    }
    return this.#connection;
  }

  /**
   * Calls the host; calls the next one where it ends without an answer, because no call here does
   * harm twice.
   */
  async call<T>(work: (api: HostApi, tab: string) => Promise<T>): Promise<T> {
    const { api, lock, gone } = await this.connect().catch(() => {
      throw new ApiError('unreachable', [sentence('partFailed')]);
    });
    const answer = await Promise.race([work(api, lock ?? 'only'), gone]);
    return answer === ended ? this.call(work) : answer;
  }

  /** Notifies the present host of an event, for which no other one is searched. */
  notify(work: (api: HostApi) => void): void {
    this.#connection?.then(({ api }) => work(api)).catch(() => undefined);
  }

  leave(): void {
    const connection = this.#connection;
    this.#connection = null;
    connection?.then((host) => host.leave()).catch(() => undefined);
  }

  async #join(): Promise<ConnectedHost> {
    const { find, tabApi, sealed, onJoined } = this.#deps;
    const host = await find(tabApi);
    const gone = new Promise<typeof ended>((resolve) => host.onGone(() => resolve(ended)));
    const state = await Promise.race([host.api.join(host.lock, sealed()), gone]);
    // The host ended while this tab connected.
    if (state === ended) return this.#join();
    // First, because a host may have ended already, and then the next one is joined at once.
    onJoined(state, host.shared);
    void gone.then(() => this.#onEnded());
    return { ...host, gone };
  }

  #onEnded(): void {
    // This tab has left it, or it has ended before.
    if (this.#connection === null) return;
    this.#connection = null;
    this.#deps.onLost();
  }
}
