/** Visits in a test: links and clock are set, and everything that is counted is kept. */

import type { PublicRecords } from '#service/store/public-records.ts';
import type { CountedVisit, SharedWindows, VisitedLink, VisitStore } from '#service/store/store.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { createVisits, type Visits } from '#service/visits/visits.ts';

export const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36';
export const safariOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

export interface TestRequest {
  method?: string;
  host?: string;
  ip?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface TestVisits extends Visits {
  /** Visits a path of the service's own host with an ordinary browser. */
  visit(path: string, request?: TestRequest): Promise<VisitAnswer>;
  /** What the store has been told to count. */
  readonly counted: CountedVisit[];
  readonly links: Map<string, VisitedLink>;
  /** Milliseconds since 1970; tests set it. */
  clock: { time: number };
  /** Lets the clock of the queue come round. */
  tick(): void;
  /** What the store does instead of looking up or counting, to fail. */
  faults: { find?: () => void; count?: () => void };
  readonly errors: string[];
}

/** A link as the store has it, leading to example.com where nothing else is set. */
export function visitedLink(parts: Partial<VisitedLink> = {}): VisitedLink {
  return {
    id: 1,
    url: 'https://example.com/',
    type: 'direct',
    password: null,
    expiry: null,
    geotarget: '[]',
    devicetarget: '[]',
    languagetarget: '[]',
    parameters: '[]',
    pixels: '[]',
    deeplink: '{}',
    card: 0,
    ...parts,
  };
}

const nothing = (): Promise<undefined> => Promise.resolve(undefined);

/** Nothing lies beside the links. */
export const noRecords: PublicRecords = {
  domain: nothing,
  rotated: nothing,
  campaign: nothing,
  bio: nothing,
  qr: nothing,
  qrContent: nothing,
  linkContent: nothing,
};

/** Opens visits of `links.example` to links given by alias, or by `host/alias` for a branded domain. */
export function testVisits(
  links: Record<string, Partial<VisitedLink>> = {},
  {
    windows,
    ...options
  }: Partial<Parameters<typeof createVisits>[0]> & { windows?: SharedWindows } = {},
): TestVisits {
  const byPlace = new Map(
    Object.entries(links).map(([place, parts], index) => [
      place.includes('/') ? place : `/${place}`,
      visitedLink({ id: index + 1, ...parts }),
    ]),
  );
  const counted: CountedVisit[] = [];
  const faults: TestVisits['faults'] = {};
  const errors: string[] = [];
  const clock = { time: Date.UTC(2026, 2, 1, 12) };
  let tick = (): void => undefined;
  const store: VisitStore = {
    find: (host, alias) => {
      faults.find?.();
      return byPlace.get(`${host}/${alias}`);
    },
    count: async (visits) => {
      faults.count?.();
      counted.push(...visits);
    },
  };
  const visits = createVisits({
    store: { visits: store, windows },
    records: noRecords,
    now: () => clock.time,
    linksUrl: 'http://links.example',
    // Ends as one of the product does, which has no filling at its end.
    hash: (text) => `hash of ${btoa(text)}`.replace(/=+$/, ''),
    verifyPassword: (text, stored) => Promise.resolve(`hashed ${text}` === stored),
    every: (_, callback) => {
      tick = callback;
      return () => (tick = () => undefined);
    },
    onError: (message) => errors.push(message),
    ...options,
  });
  return {
    ...visits,
    visit: async (
      path,
      { method = 'GET', host = 'links.example', ip = '203.0.113.7', headers = {}, body } = {},
    ) => {
      const sent: Record<string, string> = { 'user-agent': chromeOnWindows, ...headers };
      return visits.answer({
        method,
        host,
        path,
        ip,
        header: (name) => sent[name],
        body,
      });
    },
    counted,
    links: byPlace,
    clock,
    tick: () => {
      tick();
    },
    faults,
    errors,
  };
}
