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

/** A visit before it is read. It holds an IP address, so it is kept only until the next flush. */
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
  /** Called once when writing begins to fail, and when visits are lost. */
  onError: (message: string, cause?: unknown) => void;
}

const interval = 50;
/** The most visits that wait for a store that fails; about 150 MB. */
const mostWaiting = 1_000_000;
/**
 * This many raw visits are read at once, before the next tick, because short-lived objects cost the
 * least memory.
 */
const mostRaw = 500;
/**
 * Up to this many visits are written at the next tick. More wait: together, the visits to one link
 * change one row.
 */
const few = 200;
/**
 * The most ticks from one write to the next, 300 ms. A kill may lose half a second of visits: those
 * that wait, and those of a write that the system delays.
 */
const longestWait = 6;
/** Visits in one transaction: few enough that writing a backlog does not delay visitors. */
const slice = 20_000;
/**
 * A batch that fails is tried again with half as many, down to so many: a busy database may refuse
 * what takes it seconds.
 */
const smallestSlice = 1000;
/**
 * The most ticks between attempts while writing fails, because each attempt waits for a locked
 * file; a second.
 */
const longestPause = 20;

export function createVisitQueue(options: VisitQueueOptions) {
  const { store, every, onError } = options;
  const read = visitReader(options);
  let raw: RawVisit[] = [];
  let waiting: CountedVisit[] = [];
  /**
   * The batch that the store is writing; it is no longer in `waiting`. True where that goes well.
   */
  let writing: Promise<boolean> | undefined;
  let failures = 0;
  /** Ticks since the last write began, and until the next attempt. */
  let ticks = 0;
  let pause = 0;
  let full = false;
  let lost = 0;
  /** How many visits the next batch may have. */
  let most = slice;
  /** Visits of the batch that is being written. */
  let underWay = 0;

  function readRaw(): void {
    const visits = raw;
    raw = [];
    read(visits, waiting);
    if (waiting.length <= mostWaiting) return;
    lost += waiting.length - mostWaiting;
    waiting = waiting.slice(waiting.length - mostWaiting);
    if (!full)
      onError(
        `More than ${mostWaiting.toString()} visits wait to be counted; the oldest are dropped.`,
      );
    full = true;
  }

  function done(): true {
    failures = 0;
    most = Math.min(2 * most, slice);
    full = false;
    return true;
  }

  function putBack(batch: CountedVisit[], cause: unknown): false {
    if (failures === 0)
      onError('Visits cannot be written at the moment; they are kept and tried again.', cause);
    waiting = batch.concat(waiting);
    failures += 1;
    most = Math.max(Math.floor(Math.min(most, batch.length) / 2), smallestSlice);
    pause = Math.min(2 ** failures, longestPause);
    return false;
  }

  /** Writes up to `most` visits and says whether that went well, or will have. */
  function write(): boolean | Promise<boolean> {
    const batch = waiting.length <= most ? waiting : waiting.slice(0, most);
    waiting = batch === waiting ? [] : waiting.slice(batch.length);
    ticks = 0;
    try {
      const written = store.count(batch);
      if (!(written instanceof Promise)) return done();
      underWay = batch.length;
      writing = written.then(done, (cause: unknown) => putBack(batch, cause));
      return writing.finally(() => {
        writing = undefined;
        underWay = 0;
      });
    } catch (cause) {
      return putBack(batch, cause);
    }
  }

  /** Writes all visits now. Never throws or rejects: those that cannot be written are kept. */
  function flush(): void | Promise<void> {
    readRaw();
    if (writing !== undefined) return writing.then(flush);
    while (waiting.length > 0) {
      const written = write();
      if (written instanceof Promise) return written.then((good) => (good ? flush() : undefined));
      if (!written) return;
    }
  }

  function reportLost(): void {
    lost += waiting.length;
    if (waiting.length > 0)
      onError(`${waiting.length.toString()} visits could not be written and are lost.`);
  }

  function tick(): void {
    readRaw();
    if (waiting.length === 0) return;
    // What comes during a write waits from then on, not from its end.
    ticks += 1;
    if (writing !== undefined) return;
    if (pause > 0) pause -= 1;
    else if (waiting.length <= few || waiting.length >= slice || ticks >= longestWait) void write();
  }

  const stop = every(interval, tick);

  return {
    add: (visit: RawVisit): void => {
      raw.push(visit);
      if (raw.length >= mostRaw) readRaw();
    },
    flush,
    /** How many visits wait to be written, and how many were lost since the start. */
    state: () => ({ waiting: raw.length + waiting.length + underWay, lost }),
    /**
     * Stops the timer and writes all visits; those that cannot be written then are lost, and
     * reported.
     */
    close: (): void | Promise<void> => {
      stop();
      const flushed = flush();
      return flushed instanceof Promise ? flushed.then(reportLost) : reportLost();
    },
  };
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
