/** Frame session: signs in with a typed key, a key from the parent page, or the page's transport without a key. */
import { removeStoredAccount } from '#app/use-browser-device.ts';
import type { SendRequest } from '#client/http/request.ts';
import type { Clock } from '#client/time/clock.ts';
import type { ParentPage } from '#embed/frame/connection/parent-page.ts';
import type { ToFrame } from '#embed/protocol/messages.ts';
import { createSession, type Session } from '#engine/tab/session.ts';
import { createHandedOverKey } from './handed-over-key.ts';
import { createTransport } from './transport.ts';

/** For the engine, which needs a key. The real one is added behind the engine, or by the page's backend. */
const placeholderKey = 'held-by-the-page-around';

/** Requests a minute where the page asks for an invalid number. */
const defaultMaxRpm = 20;

export interface FrameSession {
  readonly session: Session;
  /** Signs in without the person; undefined where they type the key. */
  readonly signIn?: () => Promise<void>;
  /** Forgets the account with everything that was loaded for it. */
  forget(): void;
}

/**
 * @param deps.origin the dashboard's own
 * @param deps.serviceAddress '' means the origin
 */
export function createFrameSession(
  init: ToFrame['init'],
  page: ParentPage,
  { origin, serviceAddress, clock }: { origin: string; serviceAddress: string; clock: Clock },
): FrameSession {
  // A frame's storage is partitioned and may be cleared at any time, so nothing is stored.
  const storage = () => {
    throw new DOMException('Nothing is kept in a frame', 'SecurityError');
  };
  const maxRpm = readMaxRpm(init.maxRpm, page);
  if (init.credentials === 'user') {
    const session = createSession({ hosting: 'own worker', origin, storage, maxRpm });
    return { session, forget: () => forgetAll(session) };
  }

  const inPage = (fetch: SendRequest) =>
    createSession({
      hosting: 'page',
      origin,
      storage,
      fetch,
      indexedDB: () => indexedDB,
      crypto,
      online: () => navigator.onLine,
      clock,
      keepsKeys: false,
      maxRpm,
    });
  const connect = (session: Session) => session.connect({ serviceAddress, key: placeholderKey, keep: 'memory' });

  if (init.credentials === 'transport') {
    const session = inPage(createTransport(page.requestApi, serviceAddress === '' ? origin : serviceAddress));
    return { session, signIn: () => connect(session), forget: () => forgetAll(session) };
  }

  const keys = createHandedOverKey({
    ask: page.requestKey,
    fetch: (request) => fetch(request),
    clock,
    onSwitch: () => forgetAll(session),
    onDenied: () => {
      page.send('error', { code: 'auth_failed', message: 'No key came from getCredential in three tries.', recoverable: true });
    },
  });
  const session = inPage(keys.send);
  let reason: 'initial' | 'switch' | 'retry' = 'initial';
  return {
    session,
    signIn: async () => {
      const present = reason;
      reason = 'retry';
      if (!(await keys.obtain(present))) throw new Error('The page around Linkdeck gave no key.');
      await connect(session);
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

/** The page's limit of requests a minute, or a default where it is invalid. */
function readMaxRpm(given: unknown, page: ParentPage): number | undefined {
  if (given === undefined || (typeof given === 'number' && given >= 1 && given <= 600)) return given;
  page.send('error', {
    code: 'refused',
    message: `Not followed: maxRpm: a number from 1 to 600; it is ${defaultMaxRpm} now.`,
    recoverable: true,
  });
  return defaultMaxRpm;
}
