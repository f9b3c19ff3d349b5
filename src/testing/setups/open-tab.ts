/** A browser tab with a session in front of a real service, and a host in the same page. */
import { IDBFactory } from 'fake-indexeddb';
import type { SendRequest } from '#client/http/request.ts';
import { type Session, TabSession } from '#engine/tab/session.ts';
import type { TabStorage } from '#engine/tab/tab-storage.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';

interface Given {
  fetch?: (service: SendRequest) => SendRequest;
  secure?: boolean;
  /** The browser of an earlier tab, which has been closed. */
  browser?: IDBFactory;
  /** Where the dashboard is on the host of the service. */
  path?: string;
}

/** A browser tab in front of a real service. `reload` is the same tab after a reload, with another host. */
export async function openTab({
  fetch = (service) => service,
  secure = true,
  browser = new IDBFactory(),
  path = '',
}: Given = {}) {
  const service = await createTestService();
  const stored = new Map<string, string>();
  const clock = createManualClock();
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  const storage: TabStorage = {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
    removeItem: (name) => void stored.delete(name),
  };
  const reload = () =>
    new TabSession({
      hosting: 'page',
      fetch: fetch(service.fetch),
      dashboardUrl: service.address + path,
      storage: () => storage,
      indexedDB: () => browser,
      crypto: secure ? crypto : { getRandomValues },
      online: () => true,
      clock,
      passphraseRounds: 1000,
    });
  const restored = async () => {
    const session = reload();
    await session.restore();
    return session;
  };
  const credentials = { serviceAddress: '', key: service.key };
  return {
    service,
    stored,
    clock,
    browser,
    reload,
    restored,
    session: await restored(),
    credentials,
  };
}

/** The engine of the account that is signed in. */
export function engineOf(session: Session) {
  const { engine } = session.state;
  if (engine === undefined) throw new Error('Nobody is signed in');
  return engine;
}
