/**
 * Frame session: signs in with a typed key, a key from the parent page, or the page's transport
 * without a key.
 */
import { removeStoredAccount } from '#app/use-browser-device.ts';
import { createListeners, type Observed } from '#base/listeners.ts';
import type { FrameWorker } from '#embed/frame/worker/start-frame-worker.ts';
import type { ToFrame } from '#embed/protocol/messages.ts';
import { type Session, TabSession } from '#engine/tab/session.ts';
import type { ParentPage } from './parent-page.ts';

/**
 * For the engine, which needs a key. The real one is added behind the engine, in the worker or by
 * the page's backend.
 */
const placeholderKey = 'held-by-the-page-around';

/** Requests a minute where the page asks for none, or for an invalid number. */
const defaultMaxRpm = 20;

export interface FrameSession {
  readonly session: Session;
  /** Signs in without the user; undefined where they type the key. */
  readonly signIn?: () => Promise<void>;
  /** Whether the page's backend sends the requests, without those that it refuses. */
  readonly usesTransport: boolean;
  /** The requests that the page's backend passes on; null while that is not known. */
  readonly allowed: Observed<readonly string[] | null>;
  /** Forgets the account with everything that was loaded for it. */
  forget(): void;
}

/**
 * Starts the engine host in the worker.
 *
 * @param where.dashboardUrl where the dashboard is, without a slash at its end
 * @param where.serviceAddress '' means the dashboard's
 */
export function createFrameSession(
  init: ToFrame['init'],
  page: ParentPage,
  worker: FrameWorker,
  where: { dashboardUrl: string; serviceAddress: string },
): FrameSession {
  // A frame's storage is partitioned and may be cleared at any time, so nothing is stored.
  const storage = () => {
    throw new DOMException('Nothing is kept in a frame', 'SecurityError');
  };
  const { dashboardUrl } = where;
  const serviceAddress = where.serviceAddress || dashboardUrl;
  const session = new TabSession({
    hosting: 'port',
    openPort: worker.openSession,
    dashboardUrl,
    storage,
  });
  const { credentials } = init;
  const { subscribe, notify } = createListeners();
  let names: readonly string[] | null = null;
  const allowed = { get: () => names, subscribe };
  const keys = worker.startHost(
    {
      credentials,
      maxRpm: readMaxRpm(init.maxRpm, page),
      serviceAddress,
    },
    {
      switched: () => forgetAll(session),
      allowed: (next) => {
        // Without it the page could not have signed in, so that the list is another one.
        if (!next.includes('account.get')) return;
        names = next;
        notify();
      },
    },
  );
  if (credentials === 'user')
    return { session, usesTransport: false, allowed, forget: () => forgetAll(session) };

  let reason: 'initial' | 'switch' | 'retry' = 'initial';
  return {
    session,
    usesTransport: credentials === 'transport',
    allowed,
    signIn: async () => {
      const present = reason;
      reason = 'retry';
      const hasKey = credentials === 'transport' || (await keys.obtain(present));
      if (!hasKey) throw new Error('The page around Linkdeck gave no key.');
      await session.connect({ serviceAddress, key: placeholderKey, keep: 'memory' });
    },
    forget: () => {
      reason = 'switch';
      keys.clear();
      forgetAll(session);
    },
  };
}

/** Forgets all accounts, and what screens have stored for them. */
function forgetAll(session: Session): void {
  const { accounts } = session.state;
  // Afterwards, because screens may store something when they are left.
  const remove = () => accounts.forEach(({ accountId }) => removeStoredAccount(accountId));
  session.forgetAll().then(remove, remove);
}

/** The page's limit of requests a minute, or the default. */
function readMaxRpm(given: unknown, page: ParentPage): number {
  if (given === undefined) return defaultMaxRpm;
  if (typeof given === 'number' && given >= 1 && given <= 600) return given;
  page.send('error', {
    code: 'refused',
    message: `Not followed: maxRpm: a number from 1 to 600; it is ${defaultMaxRpm} now.`,
    recoverable: true,
  });
  return defaultMaxRpm;
}
