/** The key that the page around hands over: asked for when it is needed, put into requests, renewed when it no longer holds. */

import type { SendRequest } from '#client/http/request.ts';
import type { Clock } from '#client/time/clock.ts';
import type { FromFrame, ToFrame } from '#embed/protocol/messages.ts';

type Reason = FromFrame['auth.request']['reason'];
type Given = ToFrame['auth.provide'];

/** How long the page may take for one answer, in milliseconds, and how long to wait before each try. */
const patience = 10_000;
const pauses = [0, 1000, 4000];

/** A key is renewed when it holds no longer than this, in milliseconds: the request has to arrive as well. */
const margin = 5000;

interface FrameKeys {
  /** Asks for a key unless there is one that holds. Resolves to false where the page gave none. Never rejects. */
  obtain(reason: Reason): Promise<boolean>;
  /**
   * Sends with the present key in place of whatever the request carries. A refused key is renewed once, then it is sent
   * anew, unless the new key is of another account: after that nothing is sent before somebody has signed in by `obtain`.
   */
  readonly send: SendRequest;
  /** Forgets the key. Nothing is sent before the next one was obtained. */
  clear(): void;
}

interface FrameKeysDeps {
  ask(request: FromFrame['auth.request'], signal: AbortSignal): Promise<Given | undefined>;
  readonly fetch: SendRequest;
  readonly clock: Clock;
  /** The page has given the key of somebody else. */
  onSwitch(): void;
  /** The page gave no key, three times in a row. */
  onDenied(): void;
}

/** Keeps the key in this closure alone. */
export function createFrameKeys({ ask, fetch, clock, onSwitch, onDenied }: FrameKeysDeps): FrameKeys {
  let current: Given | undefined;
  let account: string | undefined;
  let asking: Promise<boolean> | undefined;
  let life = new AbortController();
  /** What was asked for in the name of one account must not be sent with the key of another one. */
  let shut = false;

  async function askOnce(reason: Reason, attempt: number, ended: AbortSignal): Promise<Given | undefined> {
    const late = new AbortController();
    const end = () => late.abort();
    ended.addEventListener('abort', end);
    const timer = new AbortController();
    void clock.wait(patience, timer.signal).then(end);
    const given = await ask({ reason, attempt }, late.signal);
    timer.abort();
    ended.removeEventListener('abort', end);
    return given !== undefined && isSendable(given.token) ? { ...given, token: given.token.trim() } : undefined;
  }

  async function askThrice(reason: Reason): Promise<boolean> {
    const { signal } = life;
    for (const [tries, pause] of pauses.entries()) {
      if (pause > 0) await clock.wait(pause, signal);
      if (signal.aborted) return false;
      const given = await askOnce(reason, tries + 1, signal);
      if (hasEnded(signal)) return false;
      if (given === undefined) continue;
      const isOther = account !== undefined && given.account !== undefined && given.account !== account;
      current = given;
      account = given.account ?? account;
      if (isOther) {
        shut = true;
        onSwitch();
      }
      return true;
    }
    onDenied();
    return false;
  }

  /** All who need a key wait for one question. */
  function renew(reason: Reason): Promise<boolean> {
    if (asking !== undefined) return asking;
    const mine = askThrice(reason).finally(() => {
      // After everything was forgotten, another question may be under way.
      if (asking === mine) asking = undefined;
    });
    asking = mine;
    return mine;
  }

  const holds = () => current !== undefined && (current.expiresAt ?? Infinity) - margin > clock.now();

  /** Asked anew after a wait. */
  const isShut = () => shut;

  const send: SendRequest = async (request) => {
    // A probe carries no key, and must not get one.
    if (!request.headers.has('Authorization')) return fetch(request);
    if (!shut && !holds()) await renew(current === undefined ? 'initial' : 'expired');
    const used = current?.token;
    if (isShut() || used === undefined) throw new TypeError('There is no key');
    const again = request.clone();
    const reply = await fetch(withKey(request, used));
    if (reply.status !== 401) return reply;
    // Somebody else's request may have had it renewed meanwhile.
    if (current?.token === used && !(await renew('rejected'))) return reply;
    const fresh = current?.token;
    return isShut() || fresh === undefined || fresh === used ? reply : fetch(withKey(again, fresh));
  };

  return {
    obtain: async (reason) => {
      const obtained = (reason !== 'switch' && holds()) || (await renew(reason));
      if (obtained) shut = false;
      return obtained;
    },
    send,
    clear: () => {
      life.abort();
      life = new AbortController();
      shut = true;
      current = undefined;
      asking = undefined;
    },
  };
}

function withKey(request: Request, key: string): Request {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${key}`);
  return new Request(request, { headers });
}

/** Whether a request header can carry it: the browser's own complaint would quote it. */
function isSendable(token: string): boolean {
  return /^[\u0021-\u007e]+$/.test(token.trim());
}

/** Asked anew after a wait, as it may have aborted in between. */
function hasEnded(signal: AbortSignal): boolean {
  return signal.aborted;
}
