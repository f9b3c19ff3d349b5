/** Handed-over key: requests an API key from the parent page, adds it to requests, and renews it when it expires. */
import type { SendRequest } from '#client/http/request.ts';
import type { Clock } from '#client/time/clock.ts';
import type { FromFrame, ToFrame } from '#embed/protocol/messages.ts';

type Reason = FromFrame['auth.request']['reason'];
type ProvidedKey = ToFrame['auth.provide'];

/** Time for one answer, and the wait before each attempt, in milliseconds. */
const answerTimeout = 10_000;
const retryDelays = [0, 1000, 4000];

/** A key is renewed this long before it expires, in milliseconds, so that the request still arrives in time. */
const margin = 5000;

interface HandedOverKeyDeps {
  ask(request: FromFrame['auth.request'], signal: AbortSignal): Promise<ProvidedKey | undefined>;
  readonly fetch: SendRequest;
  readonly clock: Clock;
  /** The page has provided the key of another account. */
  onSwitch(): void;
  /** The page provided no key in three attempts. */
  onDenied(): void;
}

/** The key never leaves this closure. */
export function createHandedOverKey({ ask, fetch, clock, onSwitch, onDenied }: HandedOverKeyDeps) {
  let current: ProvidedKey | undefined;
  let account: string | undefined;
  let renewing: Promise<boolean> | undefined;
  let lifetime = new AbortController();
  /** A request of one account must not be sent with the key of another. */
  let blocked = false;

  async function requestKey(reason: Reason, attempt: number, ended: AbortSignal): Promise<ProvidedKey | undefined> {
    const late = new AbortController();
    const end = () => late.abort();
    ended.addEventListener('abort', end);
    const timer = new AbortController();
    void clock.wait(answerTimeout, timer.signal).then(end);
    const given = await ask({ reason, attempt }, late.signal);
    timer.abort();
    ended.removeEventListener('abort', end);
    return given !== undefined && isSendable(given.token) ? { ...given, token: given.token.trim() } : undefined;
  }

  async function requestWithRetries(reason: Reason): Promise<boolean> {
    const { signal } = lifetime;
    for (const [tries, pause] of retryDelays.entries()) {
      if (pause > 0) await clock.wait(pause, signal);
      if (signal.aborted) return false;
      const given = await requestKey(reason, tries + 1, signal);
      if (hasEnded(signal)) return false;
      if (given === undefined) continue;
      const isOther = account !== undefined && given.account !== undefined && given.account !== account;
      current = given;
      account = given.account ?? account;
      if (isOther) {
        blocked = true;
        onSwitch();
      }
      return true;
    }
    onDenied();
    return false;
  }

  /** Concurrent callers share one request. */
  function renew(reason: Reason): Promise<boolean> {
    if (renewing !== undefined) return renewing;
    const request = requestWithRetries(reason).finally(() => {
      // After `clear`, another request may be running.
      if (renewing === request) renewing = undefined;
    });
    renewing = request;
    return request;
  }

  const isValid = () => current !== undefined && (current.expiresAt ?? Infinity) - margin > clock.now();

  /** A function, because the value may change during an await. */
  const isBlocked = () => blocked;

  /**
   * Sends a request with the present key. A refused key is renewed once and the request sent again, unless the new key
   * is of another account: then nothing is sent until the next sign-in by `obtain`.
   */
  const send: SendRequest = async (request) => {
    // A probe without a key must stay without one.
    if (!request.headers.has('Authorization')) return fetch(request);
    if (!blocked && !isValid()) await renew(current === undefined ? 'initial' : 'expired');
    const used = current?.token;
    if (isBlocked() || used === undefined) throw new TypeError('There is no key');
    const again = request.clone();
    const reply = await fetch(withKey(request, used));
    if (reply.status !== 401) return reply;
    // Another request may have renewed it meanwhile.
    if (current?.token === used && !(await renew('rejected'))) return reply;
    const fresh = current?.token;
    return isBlocked() || fresh === undefined || fresh === used ? reply : fetch(withKey(again, fresh));
  };

  return {
    /** Requests a key unless there is a valid one. Resolves to false where the page provided none. Never rejects. */
    obtain: async (reason: Reason): Promise<boolean> => {
      const obtained = (reason !== 'switch' && isValid()) || (await renew(reason));
      if (obtained) blocked = false;
      return obtained;
    },
    send,
    /** Forgets the key. Nothing is sent until the next one is obtained. */
    clear: (): void => {
      lifetime.abort();
      lifetime = new AbortController();
      blocked = true;
      current = undefined;
      renewing = undefined;
    },
  };
}

function withKey(request: Request, key: string): Request {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${key}`);
  return new Request(request, { headers });
}

/** Whether a request header can carry it. The browser's own error would quote the key. */
function isSendable(token: string): boolean {
  return /^[\u0021-\u007e]+$/.test(token.trim());
}

/** A function, because the signal may abort during an await. */
function hasEnded(signal: AbortSignal): boolean {
  return signal.aborted;
}
