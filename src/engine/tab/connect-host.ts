/**
 * Connect host: finds the engine host of a tab, shared by all tabs where the browser can, else in
 * the tab or page.
 */
import type { HostConnection, TabApi } from '#engine/rpc/protocol.ts';
import type { HostDeps } from '#engine/worker/engine-host.ts';

/** Finds a host, which then calls the functions of this tab. Rejects where there can be none. */
export type ConnectHost = (tabApi: TabApi) => Promise<HostConnection>;

/** What an engine in the page is given instead of the globals of a worker. */
interface PageHosting
  extends Omit<HostDeps, 'origin' | 'keepsKeys' | 'accountLock' | 'lock' | 'whenGone'> {
  readonly hosting: 'page';
  /** False where the key stays in memory alone; true where it is missing. */
  readonly keepsKeys?: boolean;
}

/**
 * Where the engine lives. `shared`: in one worker for all tabs, as well as the browser can. `port`:
 * in a worker of this page alone, which a frame has started. `page`: in the page, for tests.
 */
export type Hosting =
  | PageHosting
  | { readonly hosting: 'shared' }
  | {
      readonly hosting: 'port';
      /** A new way to that worker each time. */
      readonly openPort: () => MessagePort | Promise<MessagePort>;
      /** Where several pages share that worker: how they are told apart, and when it has ended. */
      readonly sharing?: {
        readonly tab: string;
        /** Calls back once when another worker can be asked for a port. */
        readonly onGone: (callback: () => void) => void;
      };
    };

/** @param origin of the dashboard */
export function hostConnector(hosting: Hosting, origin: string): ConnectHost {
  if (hosting.hosting === 'page') return (tabApi) => connectInPage(hosting, origin, tabApi);
  return async (tabApi) => {
    const { connectSharedHost, connectPort } = await import('./connect-worker.ts');
    return hosting.hosting === 'shared'
      ? connectSharedHost(tabApi)
      : connectPort(tabApi, await hosting.openPort(), hosting.sharing);
  };
}

async function connectInPage(
  deps: PageHosting,
  origin: string,
  tabApi: TabApi,
): Promise<HostConnection> {
  const { EngineHost } = await import('#engine/worker/engine-host.ts');
  const host = new EngineHost({
    keepsKeys: true,
    ...deps,
    origin,
    accountLock: null,
    lock: null,
    whenGone: null,
  });
  const api = host.connectTab(tabApi);
  return { api, lock: null, shared: false, onGone: () => undefined, leave: () => api.leave() };
}
