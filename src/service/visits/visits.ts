/** What happens to someone who follows a short link: found, let pass, sent to the right place, and counted. */

import { hostResolver } from '#service/addresses/canonical-host.ts';
import { aliasOf } from '#service/addresses/parse-alias.ts';
import type { Store, VisitedLink } from '#service/store/store.ts';
import { timestampOf } from '#service/store/timestamp.ts';
import type { PublicRecords } from '#service/store/visit-queries/public-records-types.ts';
import {
  aheadPage,
  brokenPage,
  expiredPage,
  homePage,
  methodPage,
  readOnly,
  unavailablePage,
  unknownPage,
} from '#service/visits/pages/error-pages.ts';
import { createPasswordGate } from '#service/visits/password/password-form.ts';
import type { VisitAnswer, VisitRequest } from '#service/visits/request/http-types.ts';
import { isPrefetch } from '#service/visits/request/prefetch.ts';
import { previewBotNames } from '#service/visits/request/preview-bots.ts';
import { userAgentReader } from '#service/visits/request/user-agents.ts';
import { countryReader, visitorOf } from '#service/visits/request/visitor.ts';
import { addressFor } from './destination.ts';
import { createLinkFinder } from './link-finder.ts';
import { createOpenings, isPlain, redirectTo } from './open-link.ts';
import { createElsewhere } from './special-pages.ts';
import { createVisitQueue } from './visit-queue.ts';

interface VisitsOptions {
  store: Pick<Store, 'visits'>;
  /** What else lies on the hosts of the links. */
  records: PublicRecords;
  /** Milliseconds since 1970. */
  now: () => number;
  /** host[:port] of the service's own short links. */
  linksHost: string;
  /** Whether visitors find them under https. */
  secure?: boolean;
  /** Gets what the pixels of links send instead of the pixels' networks, each under the name of its host. */
  pixelOrigin?: string;
  /** What marks the scripts and styles of one answer as its own: another one each time, which nobody can guess. */
  nonce?: () => string;
  /** Where the front page of that host leads people who make links. */
  dashboardUrl?: string;
  /** The header in which a proxy in front tells the visitor's country as an ISO code; without it none is believed. */
  countryHeader?: string;
  /** The country of an IP address as an ISO code, or null. */
  countryOf?: (address: string) => string | null;
  /** Keyed and one-way, such as an HMAC with the store's `visitorSecret`. */
  hash: (text: string) => string;
  verifyPassword: (text: string, stored: string) => Promise<boolean>;
  /** Calls back each so many milliseconds until the returned function is called. */
  every: (milliseconds: number, callback: () => void) => () => void;
  /** Told of what fails behind the visitors' backs, once each time it begins; says nothing of any visitor. */
  onError?: (message: string, cause?: unknown) => void;
}

export interface Visits {
  /** Answers a visit; at once where a link redirects and no password has to be checked. */
  answer(request: VisitRequest): VisitAnswer | Promise<VisitAnswer>;
  /** Writes down all visits so far. */
  flush(): void;
  /** Writes down all visits and stops counting. */
  close(): void;
}

/** Opens the short links of a store to visitors. */
export function createVisits(options: VisitsOptions): Visits {
  const { store, now, linksHost, dashboardUrl, hash, verifyPassword, every, onError = () => undefined } = options;
  const countries = { ...options, ...lowerCase(options.countryHeader) };
  const resolveHost = hostResolver(linksHost);
  const readUserAgent = userAgentReader();
  const readCountry = countryReader(countries);
  const gate = createPasswordGate({ now, hash, verifyPassword });
  const queue = createVisitQueue({ store: store.visits, hash, readCountry, readUserAgent, every, onError });
  const find = createLinkFinder({ store: store.visits, now, onError });
  const openOtherwise = createOpenings({
    records: options.records,
    readUserAgent,
    nonce: options.nonce ?? randomNonce,
    ...(options.pixelOrigin === undefined ? {} : { pixelOrigin: options.pixelOrigin }),
    secure: options.secure ?? false,
    onError,
  });
  const elsewhere = createElsewhere({
    records: options.records,
    moment: () => timestampOf(now()),
    open: (request, link) => open(request, link, 302, request.header('referer') ?? ''),
    onError,
  });

  /** @param referrer the address of the page that the visitor came from, or '' */
  function open(
    request: VisitRequest,
    link: VisitedLink,
    status: 302 | 303,
    referrer: string,
  ): VisitAnswer | Promise<VisitAnswer> {
    const address = addressFor(link, () => visitorOf(request, countries, readCountry, readUserAgent));
    if (address === undefined) return brokenPage();
    if (isPlain(link)) {
      if (isPrefetch(request)) return aheadPage();
      count(request, link, referrer);
      return redirectTo(address, status);
    }
    return openOtherwise({ request, link, address, status, count: () => count(request, link, referrer) });
  }

  function count(request: VisitRequest, link: VisitedLink, referrer: string): void {
    if (request.method === 'HEAD') return;
    queue.add({
      linkId: link.id,
      address: request.address,
      userAgent: request.header('user-agent') ?? '',
      referrer,
      country: countries.countryHeader === undefined ? undefined : request.header(countries.countryHeader),
    });
  }

  async function unlock(request: VisitRequest, link: VisitedLink & { password: string }): Promise<VisitAnswer> {
    const outcome = await gate.check(request, link);
    if (!('from' in outcome)) return outcome;
    return open(request, link, 303, outcome.from === '' ? '' : `https://${outcome.from}/`);
  }

  function answer(request: VisitRequest): VisitAnswer | Promise<VisitAnswer> {
    const { method } = request;
    const host = resolveHost(request.host);
    const alias = aliasOf(request.path);
    if (alias === 'robots.txt') return reading(method) ? robots : methodPage(readOnly);
    if (alias === 'favicon.ico') return reading(method) ? noIcon : methodPage(readOnly);
    if (alias === '' && host === '') return reading(method) ? homePage(linksHost, dashboardUrl) : methodPage(readOnly);
    if (host === undefined) return unknownPage();
    if (alias === undefined || alias === '') return elsewhere(request, host, alias);
    const link = find(host, alias);
    if (link === 'failed') return unavailablePage();
    if (link === undefined) return elsewhere(request, host, alias);
    if (link.expiry !== null && hasPassed(link.expiry, now())) return expiredPage();
    if (isProtected(link)) {
      if (method === 'POST') return unlock(request, link);
      return reading(method) ? gate.ask(request) : methodPage(`${readOnly}, POST`);
    }
    return reading(method) ? open(request, link, 302, request.header('referer') ?? '') : methodPage(readOnly);
  }

  return { answer, flush: queue.flush, close: queue.close };
}

const aDay = { 'Cache-Control': 'public, max-age=86400' };

const robots: VisitAnswer = {
  status: 200,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff', ...aDay },
  // Those that show the card of a link where it is shared are welcome; most of them ask here first.
  body: `${previewBotNames.map((name) => `User-agent: ${name}\n`).join('')}Disallow:\n\nUser-agent: *\nDisallow: /\n`,
};

// Browsers ask for it beside every page; without an answer of its own it would be looked up as a link.
const noIcon: VisitAnswer = { status: 204, headers: aDay, body: '' };

function reading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isProtected(link: VisitedLink): link is VisitedLink & { password: string } {
  return link.password !== null;
}

/** @param expiry `YYYY-MM-DD HH:MM:SS` in UTC; what is no date never passes */
function hasPassed(expiry: string, time: number): boolean {
  return Date.parse(`${expiry.replace(' ', 'T')}Z`) <= time;
}

function lowerCase(countryHeader: string | undefined): { countryHeader?: string } {
  return countryHeader === undefined ? {} : { countryHeader: countryHeader.toLowerCase() };
}

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}
