/**
 * Fair turns: callers take turns on a thread, so that a caller who asks for much waits behind one
 * who asks for little.
 */

interface FairTurnsOptions {
  /** The most tasks at once, of all callers together. */
  readonly maxRunning: number;
  /** The most tasks at once of one caller. */
  readonly maxRunningOfOne: number;
  /** The most tasks of one caller that wait. */
  readonly maxWaitingOfOne: number;
  /** Resolves once everything else that is ready for this thread has had its turn. */
  readonly giveWay: () => Promise<void>;
}

type Start = () => void;

/** Runs tasks, each for a caller; those that wait start in turn, one of each caller. */
export class FairTurns<Caller> {
  readonly #options: FairTurnsOptions;
  /** The caller whose turn is next is in front. */
  readonly #waiting = new Map<Caller, Start[]>();
  readonly #running = new Map<Caller, number>();
  #total = 0;

  constructor(options: FairTurnsOptions) {
    this.#options = options;
  }

  /**
   * Runs a task when it is its turn; undefined, without running it, where too many of this caller
   * wait.
   */
  run<Value>(caller: Caller, task: () => Promise<Value>): Promise<Value> | undefined {
    const waiting = this.#waiting.get(caller) ?? [];
    if (waiting.length === 0 && this.#mayStart(caller)) {
      this.#begin(caller);
      return this.#finish(caller, task);
    }
    if (waiting.length >= this.#options.maxWaitingOfOne) return undefined;
    const turn = new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    this.#waiting.set(caller, waiting);
    return turn.then(() => this.#finish(caller, task));
  }

  async #finish<Value>(caller: Caller, task: () => Promise<Value>): Promise<Value> {
    try {
      return await task();
    } finally {
      // The reply does not wait for it.
      void this.#options.giveWay().then(() => {
        this.#end(caller);
      });
    }
  }

  #mayStart(caller: Caller): boolean {
    const { maxRunning, maxRunningOfOne } = this.#options;
    return this.#total < maxRunning && (this.#running.get(caller) ?? 0) < maxRunningOfOne;
  }

  #begin(caller: Caller): void {
    this.#total += 1;
    this.#running.set(caller, (this.#running.get(caller) ?? 0) + 1);
  }

  #end(caller: Caller): void {
    this.#total -= 1;
    const left = (this.#running.get(caller) ?? 1) - 1;
    if (left === 0) this.#running.delete(caller);
    else this.#running.set(caller, left);
    this.#startNext();
  }

  #startNext(): void {
    for (const [caller, waiting] of this.#waiting) {
      if (this.#total >= this.#options.maxRunning) return;
      if (!this.#mayStart(caller)) continue;
      const start = waiting.shift();
      this.#waiting.delete(caller);
      // Behind all others.
      if (waiting.length > 0) this.#waiting.set(caller, waiting);
      if (start === undefined) continue;
      this.#begin(caller);
      start();
    }
  }
}
