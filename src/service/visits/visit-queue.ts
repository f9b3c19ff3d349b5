/** Counts visits behind the visitors' backs: taken down at once, understood and written in batches shortly after. */
import { countryName } from '#contract/targeting/countries.ts';
import type { CountedVisit, VisitStore } from '#service/store/store.ts';
import { referrerReader } from '#service/visits/request/referrers.ts';
import type { UserAgent } from '#service/visits/request/user-agents.ts';
import type { CountryReader } from '#service/visits/request/visitor.ts';

/** A visit as it came in. It holds an address, so it lives no longer than until the next flush. */
interface RawVisit {
  readonly linkId: number;
  readonly address: string;
  readonly userAgent: string;
  /** The referring page's address, or its host as a URL, or ''. */
  readonly referrer: string;
  /** What the trusted proxy said of the country. */
  readonly country: string | undefined;
}

interface VisitQueueOptions {
  store: VisitStore;
  /** Keyed and one-way: it turns address and browser into a visitor that cannot be turned back. */
  hash: (text: string) => string;
  readCountry: CountryReader;
  readUserAgent: (text: string) => UserAgent;
  /** Calls back again and again; returns how to stop it. */
  every: (milliseconds: number, callback: () => void) => () => void;
  /** Told once when writing begins to fail, and when visits are lost. */
  onError: (message: string, cause?: unknown) => void;
}

interface VisitQueue {
  add(visit: RawVisit): void;
  /** Writes everything now. Never throws: what cannot be written is kept. */
  flush(): void;
  /** Stops the clock and writes everything; what cannot be written then is lost, and said to be. */
  close(): void;
}

const interval = 50;
/** The most visits that wait for a store that fails; about 150 MB. */
const mostWaiting = 1_000_000;
/** So many raw visits are understood at once, and not at the next tick: what lives shortly costs the least memory. */
const mostRaw = 500;
/** Few visits are written at the next tick. Many wait for more: those to one link, put together, are one row's change. */
const few = 200;
/** Ticks that visits wait at most, which is half a second; so long the end of the process can cost. */
const longestWait = 10;
/** Visits in one transaction: few enough that writing a backlog does not hold up the visitors. */
const slice = 20_000;
/** Ticks that pass between tries while writing fails, as a locked file makes every try wait; a second. */
const longestPause = 20;

export function createVisitQueue(options: VisitQueueOptions): VisitQueue {
  const { store, every, onError } = options;
  const understand = visitReader(options);
  let raw: RawVisit[] = [];
  let waiting: CountedVisit[] = [];
  let failures = 0;
  /** Since the last write, and until the next one may be tried. */
  let ticks = 0;
  let pause = 0;
  let full = false;

  function settle(): void {
    const visits = raw;
    raw = [];
    understand(visits, waiting);
    if (waiting.length <= mostWaiting) return;
    waiting = waiting.slice(waiting.length - mostWaiting);
    if (!full) onError(`More than ${mostWaiting.toString()} visits wait to be counted; the oldest are dropped.`);
    full = true;
  }

  /** Writes up to `slice` visits and says whether that went well. */
  function write(): boolean {
    const batch = waiting.length <= slice ? waiting : waiting.slice(0, slice);
    try {
      store.count(batch);
    } catch (cause) {
      if (failures === 0) onError('Visits cannot be written at the moment; they are kept and tried again.', cause);
      failures += 1;
      pause = Math.min(2 ** failures, longestPause);
      return false;
    }
    waiting = batch === waiting ? [] : waiting.slice(slice);
    failures = 0;
    ticks = 0;
    full = false;
    return true;
  }

  function flush(): void {
    settle();
    while (waiting.length > 0 && write());
  }

  function tick(): void {
    settle();
    if (waiting.length === 0) return;
    ticks += 1;
    if (pause > 0) pause -= 1;
    else if (waiting.length <= few || waiting.length >= slice || ticks >= longestWait) write();
  }

  const stop = every(interval, tick);

  return {
    add(visit) {
      raw.push(visit);
      if (raw.length >= mostRaw) settle();
    },
    flush,
    close() {
      stop();
      flush();
      if (waiting.length > 0) onError(`${waiting.length.toString()} visits could not be written and are lost.`);
    },
  };
}

/** Makes the function that turns visits as they came in into visits as they are counted, leaving out bots. */
function visitReader({ hash, readCountry, readUserAgent }: VisitQueueOptions) {
  const readReferrer = referrerReader();
  return (visits: readonly RawVisit[], into: CountedVisit[]): void => {
    // Among some hundred visits browsers repeat, and visitors too, and a keyed hash costs more than a look-up.
    const browsers = new Map<string, { agent: UserAgent; visitors: Map<string, string> }>();
    for (const visit of visits) {
      let known = browsers.get(visit.userAgent);
      if (known === undefined) {
        known = { agent: readUserAgent(visit.userAgent), visitors: new Map() };
        browsers.set(visit.userAgent, known);
      }
      if (known.agent.bot) continue;
      let visitor = known.visitors.get(visit.address);
      if (visitor === undefined) {
        visitor = hash(`${visit.address}\n${visit.userAgent}`);
        known.visitors.set(visit.address, visitor);
      }
      const country = readCountry(visit.country, visit.address);
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

/** A person came, by a program that is not known; unlike a country, that is something to count. */
const unknown = 'Unknown';
