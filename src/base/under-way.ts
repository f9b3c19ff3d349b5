/** Work under way: counts what this page has begun and not ended, such as calls of the engine and code that loads. */
import { createListeners, type Observed } from './listeners.ts';

class UnderWay implements Observed<number> {
  #count = 0;
  readonly #listeners = createListeners();

  readonly get = (): number => this.#count;
  readonly subscribe = this.#listeners.subscribe;

  /** Counts work until the returned function is called. */
  begin(): () => void {
    let isOver = false;
    this.#add(1);
    return () => {
      if (!isOver) this.#add(-1);
      isOver = true;
    };
  }

  /** Counts a promise until it is settled, and returns it. */
  during<Value>(work: Promise<Value>): Promise<Value> {
    const end = this.begin();
    work.then(end, end);
    return work;
  }

  /** The same functions, of which each call counts until its promise is settled. */
  counted<Calls extends object>(calls: Calls): Calls {
    return new Proxy(calls, {
      get: (target, name): unknown => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]): unknown => {
          const answer: unknown = Reflect.apply(member, target, args);
          return answer instanceof Promise ? this.during(answer) : answer;
        };
      },
    });
  }

  #add(change: 1 | -1): void {
    this.#count += change;
    this.#listeners.notify();
  }
}

/** That of this page, or of this worker. */
export const underWay = new UnderWay();
