/** Leftover work: what a page test has not finished is run out or dropped when it ends, and an error after that fails by name. */

import { nextTurn } from './next-turn.ts';

type Callback = (...args: unknown[]) => unknown;

/** Timers that fire this soon are run out; what waits longer waits for a user who has left. In milliseconds. */
const soon = 20;
/** A test that is still at work after so many turns of the event loop has a loop without an end. */
const maxTurns = 2_000;
const between = 'the time between two tests';

const nativeSetTimeout = globalThis.setTimeout;
const nativeClearTimeout = globalThis.clearTimeout;

/** One for each worker of Vitest, as its timers are the worker's. */
class LeftoverWork {
  #test = between;
  /** When each is due. Intervals are not tracked: the clock of animation frames is one, and goes on from test to test. */
  readonly #timers = new Map<unknown, number>();
  readonly #replies = new Set<Promise<unknown>>();
  #lateErrors: string[] = [];

  /** Tracks the timers of this worker from here on. */
  install(): void {
    const setTracked = (callback: Callback, delay?: number, ...args: unknown[]): unknown => {
      const timer: unknown = nativeSetTimeout(
        this.#guarded(callback, () => this.#timers.delete(timer)),
        delay,
        ...args,
      );
      this.#timers.set(timer, performance.now() + (delay ?? 0));
      return timer;
    };
    globalThis.setTimeout = Object.assign(setTracked, nativeSetTimeout) as typeof setTimeout;
    globalThis.clearTimeout = (timer) => {
      this.#timers.delete(timer);
      nativeClearTimeout(timer);
    };
  }

  begin(test: string): void {
    this.throwLateErrors();
    this.#test = test;
  }

  /** Hands a reply on, and holds the end of the test until it has come. */
  track<T>(reply: Promise<T>): Promise<T> {
    this.#replies.add(reply);
    const forget = () => this.#replies.delete(reply);
    reply.then(forget, forget);
    return reply;
  }

  get awaitsReplies(): boolean {
    return this.#replies.size > 0;
  }

  /** Resolves when the replies have come that are on their way now. */
  async replies(): Promise<void> {
    await Promise.allSettled(this.#replies);
  }

  /** Waits for replies and for timers that fire soon, then clears the others. */
  async end(): Promise<void> {
    for (let turn = 0; this.#isBusy(); turn += 1) {
      if (turn === maxTurns) throw new Error(`${this.#test}: work goes on after the test`);
      await new Promise((resolve) => nativeSetTimeout(resolve, 1));
    }
    for (const timer of this.#timers.keys()) nativeClearTimeout(timer as number);
    this.#timers.clear();
    // What a last reply or timer has set off: promises, React's queue, the database.
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    this.#test = between;
  }

  /** Something went wrong that no assertion has seen; told after a test's end, it fails what comes next. */
  report(problem: string): void {
    this.#lateErrors.push(problem);
  }

  isBetweenTests(): boolean {
    return this.#test === between;
  }

  throwLateErrors(): void {
    const errors = this.#lateErrors;
    this.#lateErrors = [];
    if (errors.length > 0) throw new Error(errors.join('\n\n'));
  }

  #isBusy(): boolean {
    const until = performance.now() + soon;
    return this.#replies.size > 0 || [...this.#timers.values()].some((dueAt) => dueAt <= until);
  }

  /** The callback, whose error is laid at the door of the test that set its timer. */
  #guarded(callback: Callback, onFired?: () => void): Callback {
    const test = this.#test;
    return (...args) => {
      onFired?.();
      if (test === between || this.#test === test) return callback(...args);
      try {
        return callback(...args);
      } catch (error) {
        this.report(`After the end of "${test}": ${String(error)}`);
        throw error;
      }
    };
  }
}

export const leftoverWork = new LeftoverWork();
