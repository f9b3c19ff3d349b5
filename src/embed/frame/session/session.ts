/** Who is signed in inside the frame: by a key that the person types, that the page hands over, or that nobody here has. */
import { removeStoredAccount } from '#app/use-browser-device.ts';
import type { SendRequest } from '#client/http/request.ts';
import { systemClock } from '#client/time/clock.ts';
import type { Host } from '#embed/frame/connection/parent-page.ts';
import type { ToFrame } from '#embed/protocol/messages.ts';
import { createSession, type Session } from '#engine/tab/session.ts';
import { createFrameKeys } from './handed-over-key.ts';
import { createTransport } from './transport.ts';

/** Stands where the engine wants a key. The real one is put into requests behind the engine, or by somebody else. */
const standIn = 'held-by-the-page-around';

/** Requests a minute where a page has asked for a number that cannot be. */
const usualMost = 20;

export interface FrameSession {
  readonly session: Session;
  /** Signs in without the person; none where they type the key. */
  readonly signIn?: () => Promise<void>;
  /** Forgets who is signed in, with everything that was loaded for them. */
  forget(): void;
}

/**
 * @param origin of the dashboard
 * @param serviceAddress the service that the dashboard is for; '' stands for the origin
 */
export function openFrameSession(
  init: ToFrame['init'],
  host: Host,
  { origin, serviceAddress }: { origin: string; serviceAddress: string },
): FrameSession {
  // Whatever a browser lets a frame keep is kept apart from everything else, and may be gone at any time.
  const storage = () => {
    throw new DOMException('Nothing is kept in a frame', 'SecurityError');
  };
  const most = readMost(init.maxRpm, host);
  if (init.credentials === 'user') {
    const session = createSession({ hosting: 'own worker', origin, storage, ...most });
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
      keepsKeys: false,
      ...most,
    });
  const connect = (session: Session) => session.connect({ serviceAddress, key: standIn, keep: 'memory' });

  if (init.credentials === 'transport') {
    const session = inPage(createTransport(host.ask, serviceAddress === '' ? origin : serviceAddress));
    return { session, signIn: () => connect(session), forget: () => forgetAll(session) };
  }

  const keys = createFrameKeys({
    ask: host.askForKey,
    fetch: (request) => fetch(request),
    clock: systemClock,
    onSwitch: () => forgetAll(session),
    onDenied: () => {
      host.tell('error', { code: 'auth_failed', message: 'No key came from getCredential in three tries.', recoverable: true });
    },
  });
  const session = inPage(keys.send);
  let reason: 'initial' | 'switch' | 'retry' = 'initial';
  return {
    session,
    signIn: async () => {
      const asked = reason;
      reason = 'retry';
      if (!(await keys.obtain(asked))) throw new Error('The page around Linkdeck gave no key.');
      await connect(session);
    },
    forget: () => {
      reason = 'switch';
      keys.clear();
      forgetAll(session);
    },
  };
}

/** Forgets every account, with the little that screens have noted of it in the storages of this browser. */
function forgetAll(session: Session): void {
  const known = session.state.accounts.map(({ accountId }) => accountId);
  const tidy = () => {
    for (const accountId of known) removeStoredAccount(accountId);
  };
  // Afterwards, as a screen that is left may want to note something.
  session.forgetAll().then(tidy, tidy);
}

/** How many requests a minute the page leaves to the frame: where it has said something else than that, the usual number. */
function readMost(asked: unknown, host: Host): { maxRpm?: number } {
  if (asked === undefined) return {};
  if (typeof asked === 'number' && asked >= 1 && asked <= 600) return { maxRpm: asked };
  host.tell('error', {
    code: 'refused',
    message: `Not followed: maxRpm: a number from 1 to 600; it is ${usualMost} now.`,
    recoverable: true,
  });
  return { maxRpm: usualMost };
}
