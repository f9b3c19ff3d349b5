/**
 * Visit queue: takes visits at once, then reads and writes them in batches, so that no visitor
 * waits for the count.
 */
import { countryName } from '#contract/targeting/countries.ts';
import type { CountedVisit, VisitStore } from '#service/store/store.ts';
import { referrerReader } from '#service/visits/request/referrers.ts';
import type { UserAgent } from '#service/visits/request/user-agents.ts';
import type { CountryReader } from '#service/visits/request/visitor-country.ts';
import { visitorIdentity } from '#service/visits/request/visitor-identity.ts';
import type { VisitCounters } from './counters.ts';

/**
 * A visit before it is read. It holds an IP address, so it stays in memory only until the next
 * flush.
 */
interface RawVisit {
  readonly linkId: number;
  readonly ip: string;
  readonly userAgent: string;
  /** The URL of the referring page, or its host as a URL, or ''. */
  readonly referrer: string;
  /** The country that a trusted proxy has sent. */
  readonly country: string | undefined;
}

interface VisitQueueOptions {
  store: VisitStore;
  /** Keyed and one-way: it makes the visitor of IP address and browser. */
  hash: (text: string) => string;
  readCountry: CountryReader;
  readUserAgent: (text: string) => UserAgent;
  /** Calls back at this interval; returns the function that stops it. */
  every: (milliseconds: number, callback: () => void) => () => void;
  counters: VisitCounters;
  /** Called once when writing begins to fail, and when visits are lost. */
  onError: (message: string, cause?: unknown) => void;
}

/** What waits in a queue of visits. */
export interface QueueState {
  readonly waiting: number;
  readonly lost: number;
}

const interval = 50;
/** The most visits that wait for a store that fails; about 150 MB. */
const maxWaiting = 1_000_000;
/**
 * This many raw visits are read at once, before the next tick, because short-lived objects cost the
 * least memory.
 */
const maxRaw = 500;
/**
 * Up to this many visits are written at the next tick. More wait: together, the visits to one link
 * change one row.
 */
const fewVisits = 200;
/**
 * The most ticks from one write to the next, 300 ms. A kill may lose half a second of visits: those
 * that wait, and those of a write that the system delays.
 */
const maxTicks = 6;
/** Visits in one transaction: few enough that writing a backlog does not delay visitors. */
const slice = 20_000;
/**
 * A batch that fails is tried again with half as many, down to so many: a busy database may refuse
 * what takes it seconds.
 */
const minSlice = 1000;
/**
 * The most ticks between attempts while writing fails, because each attempt waits for a locked
 * file; a second.
 */
const maxPause = 20;

export class VisitQueue {
  readonly #store: VisitStore;
  readonly #onError: VisitQueueOptions['onError'];
  readonly #counters: VisitCounters;
  readonly #read: (visits: readonly RawVisit[], into: CountedVisit[]) => void;
  readonly #stopTimer: () => void;
  #raw: RawVisit[] = [];
  /** Read, and not yet handed to the store. */
  #waiting: CountedVisit[] = [];
  /**
   * The batch that the store is writing; it is no longer in `#waiting`. True where that goes well.
   */
  #writing: Promise<boolean> | undefined;
  /** Visits of that batch. */
  #writingCount = 0;
  /** How many visits the next batch may have. */
  #batchSize = slice;
  /** Batches in a row that could not be written. */
  #failures = 0;
  /** Ticks since the last write began. */
  #ticks = 0;
  /** Ticks until the next attempt. */
  #pause = 0;
  #isFull = false;
  #lost = 0;

  constructor(options: VisitQueueOptions) {
    this.#store = options.store;
    this.#onError = options.onError;
    this.#counters = options.counters;
    this.#read = visitReader(options);
    this.#stopTimer = options.every(interval, () => this.#tick());
  }

  add(visit: RawVisit): void {
    this.#raw.push(visit);
    if (this.#raw.length >= maxRaw) this.#readRaw();
  }

  /** Writes all visits now. Never rejects: those that cannot be written wait on. */
  async flush(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing;
    this.#readRaw();
    if (this.#waiting.length > 0 && (await this.#write())) await this.flush();
  }

  /** How many visits wait to be written, and how many were lost since the start. */
  state(): QueueState {
    const waiting = this.#raw.length + this.#waiting.length + this.#writingCount;
    return { waiting, lost: this.#lost };
  }

  /**
   * Stops the timer and writes all visits; those that cannot be written then are lost, and
   * reported.
   */
  async close(): Promise<void> {
    this.#stopTimer();
    await this.flush();
    this.#reportLost();
  }

  #tick(): void {
    this.#readRaw();
    if (this.#waiting.length === 0) return;
    // What comes during a write waits from then on, not from its end.
    this.#ticks += 1;
    if (this.#writing !== undefined) return;
    if (this.#pause > 0) this.#pause -= 1;
    else if (this.#isWriteDue()) void this.#write();
  }

  #isWriteDue(): boolean {
    const { length } = this.#waiting;
    return length <= fewVisits || length >= slice || this.#ticks >= maxTicks;
  }

  #readRaw(): void {
    const visits = this.#raw;
    this.#raw = [];
    this.#read(visits, this.#waiting);
    if (this.#waiting.length > maxWaiting) this.#dropOldest();
  }

  #dropOldest(): void {
    const dropped = this.#waiting.length - maxWaiting;
    this.#lost += dropped;
    this.#waiting = this.#waiting.slice(dropped);
    if (!this.#isFull)
      this.#onError(
        `More than ${maxWaiting.toString()} visits wait to be counted; the oldest are dropped.`,
      );
    this.#isFull = true;
  }

  /** Writes one batch and says whether that went well. */
  #write(): Promise<boolean> {
    const batch = this.#takeBatch();
    this.#ticks = 0;
    this.#writingCount = batch.length;
    const began = this.#counters.seconds();
    this.#writing = this.#store
      .count(batch)
      .then(
        () => this.#onWritten(batch, began),
        (cause: unknown) => this.#putBack(batch, cause),
      )
      .finally(() => {
        this.#writing = undefined;
        this.#writingCount = 0;
      });
    return this.#writing;
  }

  #takeBatch(): CountedVisit[] {
    const batch = this.#waiting;
    if (batch.length <= this.#batchSize) {
      this.#waiting = [];
      return batch;
    }
    this.#waiting = batch.slice(this.#batchSize);
    return batch.slice(0, this.#batchSize);
  }

  #onWritten({ length }: CountedVisit[], began: number): true {
    this.#counters.written(length, this.#counters.seconds() - began);
    this.#failures = 0;
    this.#batchSize = Math.min(2 * this.#batchSize, slice);
    this.#isFull = false;
    return true;
  }

  #putBack(batch: CountedVisit[], cause: unknown): false {
    if (this.#failures === 0)
      this.#onError(
        'Visits cannot be written at the moment; they are kept and tried again.',
        cause,
      );
    this.#counters.writeFailed();
    this.#waiting = batch.concat(this.#waiting);
    this.#failures += 1;
    const half = Math.floor(Math.min(this.#batchSize, batch.length) / 2);
    this.#batchSize = Math.max(half, minSlice);
    this.#pause = Math.min(2 ** this.#failures, maxPause);
    return false;
  }

  #reportLost(): void {
    const { length } = this.#waiting;
    this.#lost += length;
    if (length > 0) this.#onError(`${length.toString()} visits could not be written and are lost.`);
  }
}

/** Makes the function that reads raw visits into visits to count, without those of bots. */
function visitReader({ hash, readCountry, readUserAgent }: VisitQueueOptions) {
  const readReferrer = referrerReader();
  return (visits: readonly RawVisit[], into: CountedVisit[]): void => {
    // Browsers and visitors repeat within a batch, and a keyed hash costs more than a look-up.
    const browsers = new Map<string, { agent: UserAgent; visitors: Map<string, string> }>();
    for (const visit of visits) {
      let known = browsers.get(visit.userAgent);
      if (known === undefined) {
        known = { agent: readUserAgent(visit.userAgent), visitors: new Map() };
        browsers.set(visit.userAgent, known);
      }
      if (known.agent.bot) continue;
      let visitor = known.visitors.get(visit.ip);
      if (visitor === undefined) {
        visitor = hash(visitorIdentity(visit.ip, known.agent));
        known.visitors.set(visit.ip, visitor);
      }
      const country = readCountry(visit.country, visit.ip);
      const referrer = readReferrer(visit.referrer);
      into.push({
        linkId: visit.linkId,
        visitor,
        country: country === null ? null : (countryName(country) ?? null),
        referrer: referrer.name,
        browser: known.agent.browser === '' ? unknown : known.agent.browser,
        os: known.agent.os === '' ? unknown : known.agent.os,
        network: referrer.network,
      });
    }
  };
}

/** The counted name of a browser or system that is not known; an unknown country is not counted. */
const unknown = 'Unknown';
