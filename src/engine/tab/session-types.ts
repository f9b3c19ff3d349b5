/** Session types: the state of a tab's session and the actions on it. */
import type { Engine } from '#engine/engine.ts';
import type {
  Checked,
  Credentials,
  HostApi,
  HostState,
  KnownAccount,
} from '#engine/rpc/protocol.ts';

export type { KnownAccount };

/** Whose keys this browser holds, and until when. */
export interface SessionInfo extends HostState {
  /**
   * Whether tabs share one host; if not, this tab knows nothing of the others, and forgets all with
   * the page.
   */
  readonly shared: boolean;
}

/** `failed`: no worker could be started. `retired` is about this tab's account. */
export type SessionState = SessionInfo &
  (
    | {
        readonly status: 'restoring' | 'signed-out';
        readonly engine?: undefined;
        readonly current?: undefined;
      }
    | { readonly status: 'failed'; readonly engine?: undefined; readonly current?: undefined }
    | {
        readonly status: 'retired';
        readonly engine?: undefined;
        readonly current: KnownAccount;
      }
    | {
        readonly status: 'signed-in';
        readonly engine: Engine;
        readonly current: KnownAccount;
        /**
         * The reply of the check at sign-in, so that the first screen need not ask again; none
         * after a reload.
         */
        readonly checked?: Checked;
        /** Aborts when this engine has ended and none of its replies may be used. */
        readonly ended: AbortSignal;
      }
  );

/** The functions of the host that a session passes on. */
type Passed =
  | 'lock'
  | 'forget'
  | 'forgetAll'
  | 'chooseIdle'
  | 'onVisible'
  | 'onHidden'
  | 'leave'
  | 'prepare';

export interface Session extends Pick<HostApi, Passed> {
  /** The same object until something changes. */
  readonly state: SessionState;
  /**
   * Calls back after each change; returns a function that unsubscribes. Can be handed over by
   * itself.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Finds the host and continues with what this tab or another one has open, without a request.
   * Never rejects.
   */
  restore(): Promise<void>;
  /**
   * Signs in after one `GET /api/account`.
   *
   * @throws ApiError; then nothing is stored, and the account before stays signed in
   */
  connect(credentials: Credentials): Promise<void>;
  /** @throws ApiError, with the same words for every wrong passphrase */
  unlock(accountId: string, passphrase: string): Promise<void>;
  /** Goes to another account that is open. */
  switchTo(accountId: string): void;
}
