/**
 * Visits: answers requests of short links: finds the link, asks for its password, opens it, and
 * counts the visit.
 */
import { hostResolver } from '#service/addresses/canonical-host.ts';
import { parseAlias } from '#service/addresses/parse-alias.ts';
import type { PublicRecords } from '#service/store/public-records.ts';
import type { Store, VisitedLink } from '#service/store/store.ts';
import { timestampOf } from '#service/store/stored-values.ts';
import { type PageLayout, plainLayout } from '#service/visits/html/page-layout.ts';
import {
  type PageTexts,
  perLanguage,
  textsFor as preferredSpeech,
} from '#service/visits/html/page-texts.ts';
import { createPixelFrames } from '#service/visits/interstitials/pixel-frame.ts';
import { createErrorPages, failureGuard, readOnly } from '#service/visits/pages/error-pages.ts';
import { createPasswordForm } from '#service/visits/pages/password-form.ts';
import {
  isPrefetch,
  isRead,
  type VisitAnswer,
  type VisitRequest,
} from '#service/visits/request/http-types.ts';
import { previewBotNames } from '#service/visits/request/preview-bots.ts';
import { userAgentReader } from '#service/visits/request/user-agents.ts';
import { visitorOf } from '#service/visits/request/visitor.ts';
import { countryReader } from '#service/visits/request/visitor-country.ts';
import { destinationUrl } from './destination.ts';
import { createLinkFinder } from './link-finder.ts';
import { createLinkOpener, isPlainRedirect, redirectTo } from './open-link.ts';
import { createSpecialPages } from './special-pages.ts';
import { createVisitQueue } from './visit-queue.ts';

interface VisitsOptions {
  store: Pick<Store, 'visits'> & Partial<Pick<Store, 'windows'>>;
  /** The records on the hosts of the links beside links. */
  records: PublicRecords;
  /** How pages look, by default without a brand. */
  layout?: PageLayout;
  /**
   * The language of the pages that a visitor sees, by default the one that the browser asks for.
   */
  speechOf?: (request: VisitRequest) => PageTexts;
  /** Milliseconds since 1970. */
  now: () => number;
  /** host[:port] of the service's own short links. */
  linksHost: string;
  /** Whether short links are on https. */
  secure?: boolean;
  /**
   * Gets what the pixels of links send instead of the pixels' networks, under the name of each
   * network's host.
   */
  pixelOrigin?: string;
  /** Makes the nonce of one answer's scripts and styles: random, and new for each answer. */
  nonce?: () => string;
  /** The link to the dashboard on the front page of the links host. */
  dashboardUrl?: string;
  /**
   * The header in which a proxy in front sends the visitor's country as an ISO code; without it
   * none is read.
   */
  countryHeader?: string;
  /** The country of an IP address as an ISO code, or null. */
  countryOf?: (ip: string) => string | null;
  /** Keyed and one-way, such as an HMAC with the store's `visitorSecret`. */
  hash: (text: string) => string;
  verifyPassword: (text: string, stored: string) => Promise<boolean>;
  /** How many passwords may be checked at once: each check takes a processor of the machine. */
  checksAtOnce?: number;
  /** Resolves when the refusal of a password may be answered; by default at once. */
  delayRefusal?: () => Promise<void>;
  /** Calls back at this interval until the returned function is called. */
  every: (milliseconds: number, callback: () => void) => () => void;
  /** Resolves once visits that have arrived meanwhile are answered; by default at once. */
  giveWay?: () => Promise<void>;
  /**
   * Called once each time a failure begins that no visitor sees; the message holds nothing about a
   * visitor.
   */
  onError?: (message: string, cause?: unknown) => void;
  /**
   * Called for each visit to a host that is neither the service's own nor a branded domain, with
   * the host as it was sent.
   */
  onUnknownHost?: (sent: string) => void;
  /** Called for each visit whose link is remembered. */
  onRemembered?: () => void;
}

export type Visits = ReturnType<typeof createVisits>;

/** Opens the short links of a store to visitors. */
export function createVisits(options: VisitsOptions) {
  const {
    store,
    records,
    now,
    linksHost,
    dashboardUrl,
    hash,
    verifyPassword,
    every,
    onError = () => undefined,
  } = options;
  const {
    nonce = randomNonce,
    secure = false,
    pixelOrigin,
    layout = plainLayout,
    speechOf = preferredSpeech,
    giveWay = () => Promise.resolve(),
  } = options;
  const errorPages = perLanguage((speech) => {
    const pages = createErrorPages(layout, speech);
    return { ...pages, homePage: pages.home(linksHost, dashboardUrl) };
  });
  /**
   * The pages in the language of a visitor. Only where one is shown: a redirect is the same in
   * every language.
   */
  const pagesFor = (request: VisitRequest) => errorPages(speechOf(request));
  const countryHeader = options.countryHeader?.toLowerCase();
  const resolveHost = hostResolver(linksHost);
  const readUserAgent = userAgentReader();
  const readCountry = countryReader(options.countryOf);
  const passwordForm = createPasswordForm({
    page: (request, state) => pagesFor(request).password(state),
    now,
    hash,
    verifyPassword,
    checksAtOnce: options.checksAtOnce,
    delayRefusal: options.delayRefusal,
    windows: store.windows,
  });
  const guardUnlock = failureGuard(
    'Attempts at passwords cannot be counted at the moment.',
    onError,
  );
  const queue = createVisitQueue({
    store: store.visits,
    hash,
    readCountry,
    readUserAgent,
    every,
    onError,
  });
  const find = createLinkFinder({
    store: store.visits,
    now,
    onError,
    onRemembered: options.onRemembered,
  });
  const pixelFrames = createPixelFrames({ records, hash, nonce, pixelOrigin });
  const openOnPage = createLinkOpener({
    brand: layout.brand,
    errorPages,
    speechOf,
    records,
    readUserAgent,
    onError,
    nonce,
    secure,
    pixelFrames,
    now,
  });
  const specialPages = createSpecialPages({
    layout,
    errorPages,
    speechOf,
    records,
    pixelFrames,
    onError,
    onUnknownHost: options.onUnknownHost,
    timestamp: () => timestampOf(now()),
    open: (request, link) => open(request, link, 302, request.header('referer') ?? ''),
    giveWay,
  });

  function proxyCountry(request: VisitRequest): string | undefined {
    return countryHeader === undefined ? undefined : request.header(countryHeader);
  }

  /** @param referrer the URL of the referring page, or '' */
  function open(request: VisitRequest, link: VisitedLink, status: 302 | 303, referrer: string) {
    const destination = destinationUrl(link, () =>
      visitorOf(request, readCountry(proxyCountry(request), request.ip), readUserAgent),
    );
    if (destination === undefined) return pagesFor(request).broken;
    if (isPlainRedirect(link)) {
      if (isPrefetch(request)) return pagesFor(request).prefetch;
      count(request, link, referrer);
      return redirectTo(destination, status);
    }
    return openOnPage({
      request,
      link,
      destination,
      status,
      count: () => count(request, link, referrer),
    });
  }

  function count(request: VisitRequest, link: VisitedLink, referrer: string): void {
    if (request.method === 'HEAD') return;
    const userAgent = request.header('user-agent') ?? '';
    queue.add({
      linkId: link.id,
      ip: request.ip,
      userAgent,
      referrer,
      country: proxyCountry(request),
    });
  }

  async function unlock(
    request: VisitRequest,
    link: VisitedLink & { password: string },
  ): Promise<VisitAnswer> {
    const outcome = await passwordForm.check(request, link);
    if (!('from' in outcome)) return outcome;
    return open(request, link, 303, outcome.from === '' ? '' : `https://${outcome.from}/`);
  }

  /**
   * Answers a visit; without a promise where a link redirects, no password has to be checked, and
   * the store is not waited for.
   */
  function answer(request: VisitRequest): VisitAnswer | Promise<VisitAnswer> {
    const reads = isRead(request);
    const host = resolveHost(request.host);
    const alias = parseAlias(request.path);
    if (alias === 'robots.txt') return reads ? robots : pagesFor(request).method(readOnly);
    if (alias === 'favicon.ico') return reads ? noIcon : pagesFor(request).method(readOnly);
    if (alias === '' && host === '')
      return reads ? pagesFor(request).homePage : pagesFor(request).method(readOnly);
    if (host === undefined) return pagesFor(request).unknown;
    if (alias === undefined || alias === '') return specialPages(request, host, alias);
    const link = find(host, alias);
    return link instanceof Promise
      ? link.then((found) => answerLink(request, reads, host, alias, found))
      : answerLink(request, reads, host, alias, link);
  }

  function answerLink(
    request: VisitRequest,
    reads: boolean,
    host: string,
    alias: string,
    link: VisitedLink | undefined | 'failed',
  ): VisitAnswer | Promise<VisitAnswer> {
    if (link === 'failed') return pagesFor(request).unavailable;
    if (link === undefined) return specialPages(request, host, alias);
    if (link.expiry !== null && hasPassed(link.expiry, now())) return pagesFor(request).expired;
    if (isProtected(link)) {
      if (request.method === 'POST') {
        return guardUnlock(
          () => unlock(request, link),
          () => pagesFor(request).unavailable,
        );
      }
      return reads ? passwordForm.show(request) : pagesFor(request).method(`${readOnly}, POST`);
    }
    return reads
      ? open(request, link, 302, request.header('referer') ?? '')
      : pagesFor(request).method(readOnly);
  }

  return { answer, flush: queue.flush, close: queue.close, queued: queue.state };
}

const aDay = { 'Cache-Control': 'public, max-age=86400' };

const robots: VisitAnswer = {
  status: 200,
  headers: {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    ...aDay,
  },
  // Link preview bots are welcome; most of them read this file first.
  body: `${previewBotNames.map((name) => `User-agent: ${name}\n`).join('')}Disallow:\n\nUser-agent: *\nDisallow: /\n`,
};

// Browsers request it beside every page; without this answer it would be looked up as a link.
const noIcon: VisitAnswer = { status: 204, headers: aDay, body: '' };

function isProtected(link: VisitedLink): link is VisitedLink & { password: string } {
  return link.password !== null;
}

/** @param expiry `YYYY-MM-DD HH:MM:SS` in UTC; text that is no date never passes */
function hasPassed(expiry: string, time: number): boolean {
  return Date.parse(`${expiry.replace(' ', 'T')}Z`) <= time;
}

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}
