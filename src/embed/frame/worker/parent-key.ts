/**
 * Parent key: requests an API key from the parent page, adds it to requests, and renews it when it
 * expires.
 */

import type { Clock } from '#base/clock.ts';
import type { SendRequest } from '#client/http/request.ts';
import type { FromFrame, ToFrame } from '#embed/protocol/messages.ts';

type Reason = FromFrame['auth.request']['reason'];
type ProvidedKey = ToFrame['auth.provide'];

/** Time for one answer, and the wait before each attempt, in milliseconds. */
const answerTimeout = 10_000;
const retryDelays = [0, 1000, 4000];

/**
 * A key is renewed this long before it expires, in milliseconds, so that the request still arrives
 * in time.
 */
const margin = 5000;

interface ParentKeyDeps {
  ask(request: FromFrame['auth.request'], signal: AbortSignal): Promise<ProvidedKey | undefined>;
  readonly fetch: SendRequest;
  readonly clock: Clock;
  /** The page has provided the key of another account. */
  onSwitch(): void;
  /** The page provided no key in three attempts. */
  onDenied(): void;
}

/** The key never leaves this object. */
export class ParentKey {
  readonly #ask: ParentKeyDeps['ask'];
  readonly #fetch: ParentKeyDeps['fetch'];
  readonly #clock: ParentKeyDeps['clock'];
  readonly #onSwitch: ParentKeyDeps['onSwitch'];
  readonly #onDenied: ParentKeyDeps['onDenied'];
  #current: ProvidedKey | undefined;
  #account: string | undefined;
  #renewing: Promise<boolean> | undefined;
  #lifetime = new AbortController();
  /** A request of one account must not be sent with the key of another. */
  #blocked = false;

  constructor({ ask, fetch, clock, onSwitch, onDenied }: ParentKeyDeps) {
    this.#ask = ask;
    this.#fetch = fetch;
    this.#clock = clock;
    this.#onSwitch = onSwitch;
    this.#onDenied = onDenied;
  }

  /**
   * Requests a key unless there is a valid one. Resolves to false where the page provided none.
   * Never rejects.
   */
  async obtain(reason: Reason): Promise<boolean> {
    const obtained = (reason !== 'switch' && this.#isValid()) || (await this.#renew(reason));
    if (obtained) this.#blocked = false;
    return obtained;
  }

  /**
   * Sends a request with the present key. A refused key is renewed once and the request sent again,
   * unless the new key is of another account: then nothing is sent until the next sign-in by
   * `obtain`.
   */
  async send(request: Request): Promise<Response> {
    // A probe without a key must stay without one.
    if (!request.headers.has('Authorization')) return this.#fetch(request);
    if (!this.#blocked && !this.#isValid())
      await this.#renew(this.#current === undefined ? 'initial' : 'expired');
    const used = this.#current?.token;
    if (this.#isBlocked() || used === undefined) throw new TypeError('There is no key');
    const again = request.clone();
    const reply = await this.#fetch(withKey(request, used));
    if (reply.status !== 401) return reply;
    // Another request may have renewed it meanwhile.
    if (this.#current?.token === used && !(await this.#renew('rejected'))) return reply;
    const fresh = this.#current?.token;
    return this.#isBlocked() || fresh === undefined || fresh === used
      ? reply
      : this.#fetch(withKey(again, fresh));
  }

  /** Forgets the key. Nothing is sent until the next one is obtained. */
  clear(): void {
    this.#lifetime.abort();
    this.#lifetime = new AbortController();
    this.#blocked = true;
    this.#current = undefined;
    this.#renewing = undefined;
  }

  async #requestKey(
    reason: Reason,
    attempt: number,
    ended: AbortSignal,
  ): Promise<ProvidedKey | undefined> {
    const late = new AbortController();
    const end = () => late.abort();
    ended.addEventListener('abort', end);
    const timer = new AbortController();
    void this.#clock.wait(answerTimeout, timer.signal).then(end);
    const given = await this.#ask({ reason, attempt }, late.signal);
    timer.abort();
    ended.removeEventListener('abort', end);
    return given !== undefined && isSendable(given.token)
      ? { ...given, token: given.token.trim() }
      : undefined;
  }

  async #requestWithRetries(reason: Reason): Promise<boolean> {
    const { signal } = this.#lifetime;
    for (const [tries, pause] of retryDelays.entries()) {
      if (pause > 0) await this.#clock.wait(pause, signal);
      if (signal.aborted) return false;
      const given = await this.#requestKey(reason, tries + 1, signal);
      if (hasEnded(signal)) return false;
      if (given === undefined) continue;
      const isOther =
        this.#account !== undefined &&
        given.account !== undefined &&
        given.account !== this.#account;
      this.#current = given;
      this.#account = given.account ?? this.#account;
      if (isOther) {
        this.#blocked = true;
        this.#onSwitch();
      }
      return true;
    }
    this.#onDenied();
    return false;
  }

  /** Concurrent callers share one request. */
  #renew(reason: Reason): Promise<boolean> {
    if (this.#renewing !== undefined) return this.#renewing;
    const request = this.#requestWithRetries(reason).finally(() => {
      // After `clear`, another request may be running.
      if (this.#renewing === request) this.#renewing = undefined;
    });
    this.#renewing = request;
    return request;
  }

  #isValid(): boolean {
    return (
      this.#current !== undefined &&
      (this.#current.expiresAt ?? Infinity) - margin > this.#clock.now()
    );
  }

  /** A function, because the value may change during an await. */
  #isBlocked(): boolean {
    return this.#blocked;
  }
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
