/**
 * Service reach: knows whether the service answers, and after a failure asks it again by itself, by
 * reads alone.
 */
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import type { Clock } from '#base/clock.ts';
import { createListeners, type Observed } from '#base/listeners.ts';
import type { Engine } from '#engine/engine.ts';
import { rememberAccount } from '#queries/resources/account.ts';

/** Why the screen shows nothing newer. */
export interface Outage {
  readonly kind: 'offline' | 'away';
  readonly error: Error;
  /** When the service is asked again, in milliseconds since 1970; null while it is asked. */
  readonly nextTryAt: number | null;
  /**
   * When what the screen shows was read, in milliseconds since 1970; null where it shows nothing.
   */
  readonly dataFrom: number | null;
}

/** The longest pause between two tries, in milliseconds. */
const maxPause = 60_000;

interface Failure {
  readonly error: Error;
  /** When what is shown in its place was read; 0 where there is nothing. */
  readonly readAt: number;
}

interface FailedState {
  readonly error: unknown;
  readonly dataUpdatedAt: number;
}

const awayKinds: readonly unknown[] = ['offline', 'unreachable', 'timeout', 'server'];

export class ServiceReach implements Observed<Outage | null> {
  readonly #engine: Engine;
  readonly #client: QueryClient;
  readonly #clock: Clock;
  readonly #listeners = createListeners();
  /** What a screen shows that could not be read, by its hash. */
  readonly #failed = new Map<string, Failure>();
  /** Why nothing was read last; null once the service has answered. */
  #unanswered: Error | null = null;
  #tries = 0;
  #waiting: AbortController | null = null;
  #isTrying = false;
  #outage: Outage | null = null;

  constructor(engine: Engine, client: QueryClient, clock: Clock) {
    this.#engine = engine;
    this.#client = client;
    this.#clock = clock;
  }

  readonly get = (): Outage | null => this.#outage;

  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);

  /** Watches the replies until the returned function is called. */
  start(): () => void {
    const stop = this.#client.getQueryCache().subscribe((event) => this.#onCacheEvent(event));
    return () => {
      stop();
      this.#failed.clear();
      this.#unanswered = null;
      this.#settle();
    };
  }

  /** Asks at once, where the service has failed. */
  readonly tryNow = async (): Promise<void> => {
    if (this.#isTrying || this.#outage === null) return;
    this.#waiting?.abort();
    this.#waiting = null;
    this.#isTrying = true;
    this.#set({ ...this.#outage, nextTryAt: null });
    if (await this.#answers()) {
      this.#unanswered = null;
      await this.#readAgain();
    }
    this.#isTrying = false;
    this.#settle();
  };

  #onCacheEvent(event: QueryCacheNotifyEvent): void {
    const { query } = event;
    const isGone = event.type === 'removed' || query.getObserversCount() === 0;
    if (isGone) {
      // A query that did not fail changes nothing; a new one is added while a component renders.
      if (!this.#failed.delete(query.queryHash)) return;
    } else if (event.type === 'observerAdded') {
      // A screen shows again what has failed, and nothing was read since.
      if (!this.#noteFailure(query.queryHash, query.state)) return;
    } else if (event.type !== 'updated') return;
    else if (event.action.type === 'success') {
      this.#failed.delete(query.queryHash);
      if (event.action.manual !== true) this.#unanswered = null;
    } else if (event.action.type !== 'error') return;
    else if (!this.#noteFailure(query.queryHash, query.state)) return;
    if (!this.#isTrying) this.#settle();
  }

  /** Whether the service did not answer this query. */
  #noteFailure(hash: string, { error, dataUpdatedAt }: FailedState): boolean {
    if (!(error instanceof Error) || !isAway(error)) return false;
    this.#failed.set(hash, { error, readAt: dataUpdatedAt });
    this.#unanswered = error;
    return true;
  }

  /** Whether the service answers the smallest read. */
  async #answers(): Promise<boolean> {
    try {
      const reply = await this.#engine.call('account.get', {}, { lane: 'read' });
      // Not where a lock has emptied the cache meanwhile.
      if (this.#failed.size > 0)
        rememberAccount(this.#client, this.#engine, reply, this.#clock.now());
      return true;
    } catch (error) {
      return !isAway(error);
    }
  }

  /** Also what is read on demand alone, such as a list that is refreshed: `refetchQueries` leaves that out. */
  async #readAgain(): Promise<void> {
    const failed = this.#client.getQueryCache().findAll({
      predicate: ({ state }) => isAway(state.error),
    });
    const isShown = (query: Query) => this.#failed.has(query.queryHash);
    for (const query of failed.filter((each) => !isShown(each))) this.#forgetError(query);
    await Promise.allSettled(failed.filter(isShown).map((query) => query.fetch()));
  }

  /** The screen that shows it next reads it, and does not say what was so before. */
  #forgetError(query: Query): void {
    if (query.state.data === undefined) this.#client.getQueryCache().remove(query);
    else query.setState({ error: null, status: 'success', isInvalidated: true });
  }

  /** Ends the outage, or plans the next try. */
  #settle(): void {
    // Only an answer ends it: another screen may show nothing that has failed.
    const last = [...this.#failed.values()].at(-1)?.error ?? this.#unanswered;
    if (last === null) {
      this.#waiting?.abort();
      this.#waiting = null;
      this.#tries = 0;
      this.#set(null);
      return;
    }
    const nextTryAt = this.#waiting === null ? this.#plan() : (this.#outage?.nextTryAt ?? null);
    this.#set({
      kind: kindOf(last) === 'offline' ? 'offline' : 'away',
      error: last,
      nextTryAt,
      dataFrom: this.#dataFrom(),
    });
  }

  /** After 2, 4, 8 … seconds. */
  #plan(): number {
    this.#tries += 1;
    const pause = Math.min(maxPause, 1000 * 2 ** this.#tries);
    const waiting = new AbortController();
    this.#waiting = waiting;
    void this.#clock.wait(pause, waiting.signal).then(() => {
      if (!waiting.signal.aborted) void this.tryNow();
    });
    return this.#clock.now() + pause;
  }

  #dataFrom(): number | null {
    const times = [...this.#failed.values()].map(({ readAt }) => readAt);
    const newest = Math.max(...times);
    return newest > 0 ? newest : null;
  }

  #set(outage: Outage | null): void {
    if (outage === null && this.#outage === null) return;
    this.#outage = outage;
    this.#listeners.notify();
  }
}

function isAway(error: unknown): boolean {
  return awayKinds.includes(kindOf(error));
}

function kindOf(error: unknown): unknown {
  return error instanceof Error && 'kind' in error ? error.kind : undefined;
}
