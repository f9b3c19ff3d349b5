/**
 * Line of password checks: a few at once, and the visitor who was checked least goes first, so that
 * guessing keeps no visitor out.
 */
import { LRUCache } from 'lru-cache';

/** How long a check of an address counts, in milliseconds. */
const windowLength = 10 * 60_000;
const maxIps = 20_000;

interface CheckLineOptions {
  /** The most checks at once. */
  readonly maxRunning: number;
  /** The most that wait in all, and for one link. Of one address one may run and one wait. */
  readonly maxWaiting: number;
  readonly maxWaitingOfLink: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Waiting {
  readonly ip: string;
  readonly linkId: number;
  /** How many checks the address had before. */
  readonly spent: number;
  /** Called with false where another one takes the place in the line. */
  readonly settle: (mayStart: boolean) => void;
}

export class CheckLine {
  readonly #options: CheckLineOptions;
  readonly #spent = new LRUCache<string, { end: number; checks: number }>({ max: maxIps });
  readonly #running = new Set<string>();
  #waiting: Waiting[] = [];
  #total = 0;

  constructor(options: CheckLineOptions) {
    this.#options = options;
  }

  /**
   * Runs a check of an address in its turn; undefined, without running it, where others have a
   * better claim to the line.
   */
  async run<Value>(
    ip: string,
    linkId: number,
    check: () => Promise<Value>,
  ): Promise<Value | undefined> {
    if (!(await this.#enter(ip, linkId))) return undefined;
    try {
      return await check();
    } finally {
      this.#total -= 1;
      this.#running.delete(ip);
      this.#startNext();
    }
  }

  async #enter(ip: string, linkId: number): Promise<boolean> {
    if (this.#mayStart(ip)) {
      this.#begin(ip);
      return true;
    }
    const spent = this.#spentBy(ip);
    if (this.#waiting.some((each) => each.ip === ip)) return false;
    if (!this.#makeRoom(linkId, spent)) return false;
    return new Promise((settle) => this.#waiting.push({ ip, linkId, spent, settle }));
  }

  #mayStart(ip: string): boolean {
    return this.#total < this.#options.maxRunning && !this.#running.has(ip);
  }

  #begin(ip: string): void {
    this.#total += 1;
    this.#running.add(ip);
    const now = this.#options.now();
    const known = this.#spent.get(ip);
    const isCurrent = known !== undefined && known.end > now && known.end - now <= windowLength;
    const { end, checks } = isCurrent ? known : { end: now + windowLength, checks: 0 };
    this.#spent.set(ip, { end, checks: checks + 1 });
  }

  #spentBy(ip: string): number {
    const known = this.#spent.get(ip);
    return known !== undefined && known.end > this.#options.now() ? known.checks : 0;
  }

  /**
   * Where the line is full, the visitor who was checked most leaves it for one who was checked
   * less.
   */
  #makeRoom(linkId: number, spent: number): boolean {
    const { maxWaiting, maxWaitingOfLink } = this.#options;
    const ofLink = this.#waiting.filter((each) => each.linkId === linkId);
    if (ofLink.length < maxWaitingOfLink && this.#waiting.length < maxWaiting) return true;
    const rivals = ofLink.length < maxWaitingOfLink ? this.#waiting : ofLink;
    const last = rivals.toSorted((one, other) => other.spent - one.spent)[0];
    if (last === undefined || last.spent <= spent) return false;
    this.#waiting = this.#waiting.filter((each) => each !== last);
    last.settle(false);
    return true;
  }

  #startNext(): void {
    const [next] = this.#waiting
      .filter(({ ip }) => this.#mayStart(ip))
      .toSorted((one, other) => one.spent - other.spent);
    if (next === undefined) return;
    this.#waiting = this.#waiting.filter((each) => each !== next);
    this.#begin(next.ip);
    next.settle(true);
  }
}
