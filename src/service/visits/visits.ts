/**
 * Visits: answers requests of short links: finds the link, asks for its password, opens it, and
 * counts the visit.
 */

import type { RunningSettings } from '#service/settings.ts';
import type { PublicRecords } from '#service/store/public-records.ts';
import type { Store, VisitedLink } from '#service/store/store.ts';
import { timestampOf } from '#service/store/stored-values.ts';
import { hostResolver } from '#service/urls/canonical-host.ts';
import { parseAlias, withoutRest } from '#service/urls/parse-alias.ts';
import { type Brand, createBrand } from '#service/visits/html/brand.ts';
import type { View } from '#service/visits/html/page.ts';
import { type PageTexts, textsFor as preferredTexts } from '#service/visits/html/page-texts.ts';
import { createPixelFrames } from '#service/visits/interstitials/pixel-frame.ts';
import {
  errorPage,
  failureGuard,
  homePage,
  passwordPage,
  readOnly,
} from '#service/visits/pages/error-pages.ts';
import { createPasswordForm } from '#service/visits/pages/password-form.ts';
import {
  isPrefetch,
  isRead,
  type VisitAnswer,
  type VisitRequest,
} from '#service/visits/request/http-types.ts';
import { officeAnswer } from '#service/visits/request/office-programs.ts';
import { previewBotNames } from '#service/visits/request/preview-bots.ts';
import { userAgentReader } from '#service/visits/request/user-agents.ts';
import { visitorOf } from '#service/visits/request/visitor.ts';
import { type CountryReader, countryReader } from '#service/visits/request/visitor-country.ts';
import { noCounters, type VisitCounters } from './counters.ts';
import { destinationUrl } from './destination.ts';
import { createLinkFinder } from './link-finder.ts';
import { createLinkOpener, isPlainRedirect, redirectTo } from './open-link.ts';
import { createSpecialPages } from './special-pages.ts';
import { type QueueState, VisitQueue } from './visit-queue.ts';

interface VisitsOptions
  extends Pick<RunningSettings, 'linksUrl'>,
    Partial<Pick<RunningSettings, 'publicUrl' | 'pixelOrigin' | 'countryHeader'>> {
  store: Pick<Store, 'visits'> & Partial<Pick<Store, 'windows'>>;
  /** The records on the hosts of the links beside links. */
  records: PublicRecords;
  /** That of pages; by default none. */
  brand?: Brand;
  /**
   * The language of the pages that a visitor sees, by default the one that the browser asks for.
   */
  textsOf?: (request: VisitRequest) => PageTexts;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Makes the nonce of one answer's scripts and styles: random, and new for each answer. */
  nonce?: () => string;
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
  /** By default nobody measures. */
  counters?: VisitCounters;
}

/** What a visitor gets; a promise only where a password or the store is waited for. */
type Answer = VisitAnswer | Promise<VisitAnswer>;

type ProtectedLink = VisitedLink & { password: string };

/** The short links of a store, open to visitors. */
export interface Visits {
  answer: (request: VisitRequest) => Answer;
  /** Writes all visits that wait. Never throws or rejects. */
  flush: () => Promise<void>;
  /** Writes them, and stops. */
  close: () => Promise<void>;
  queued: () => QueueState;
}

/** Opens the short links of a store to visitors. */
export function createVisits(options: VisitsOptions): Visits {
  const visits = new LinkVisits(options);
  return {
    answer: (request) => visits.answer(request),
    flush: () => visits.queue.flush(),
    close: () => visits.queue.close(),
    queued: () => visits.queue.state(),
  };
}

class LinkVisits {
  readonly queue: VisitQueue;
  readonly #now: () => number;
  /** In lower case; undefined where none is read. */
  readonly #countryHeader: string | undefined;
  readonly #readCountry: CountryReader;
  readonly #readUserAgent = userAgentReader();
  readonly #resolveHost: ReturnType<typeof hostResolver>;
  readonly #viewFor: (request: VisitRequest) => View;
  readonly #home: (view: View) => VisitAnswer;
  readonly #passwordForm: ReturnType<typeof createPasswordForm>;
  /** Answers with `unavailable` where the store fails. */
  readonly #guardUnlock: ReturnType<typeof failureGuard>;
  readonly #find: ReturnType<typeof createLinkFinder>;
  readonly #openOnPage: ReturnType<typeof createLinkOpener>;
  readonly #specialPages: ReturnType<typeof createSpecialPages>;

  constructor(options: VisitsOptions) {
    const { store, records, now, linksUrl, publicUrl, hash } = options;
    const { host: linksHost, protocol } = new URL(linksUrl);
    const {
      nonce = randomNonce,
      brand = createBrand(),
      textsOf = preferredTexts,
      onError = () => undefined,
      counters = noCounters,
    } = options;
    const viewFor = (request: VisitRequest) => ({ texts: textsOf(request), brand, nonce: nonce() });
    this.#now = now;
    this.#countryHeader = options.countryHeader?.toLowerCase();
    this.#readCountry = countryReader(options.countryOf);
    this.#resolveHost = hostResolver(linksHost);
    this.#viewFor = viewFor;
    this.#home = (view) => homePage(view, linksHost, publicUrl);
    this.#passwordForm = createPasswordForm({
      page: (request, state) => passwordPage(viewFor(request), state),
      now,
      hash,
      verifyPassword: options.verifyPassword,
      checksAtOnce: options.checksAtOnce,
      delayRefusal: options.delayRefusal,
      windows: store.windows,
    });
    this.#guardUnlock = failureGuard(
      'Attempts at passwords cannot be counted at the moment.',
      onError,
    );
    this.queue = new VisitQueue({
      store: store.visits,
      hash,
      readCountry: this.#readCountry,
      readUserAgent: this.#readUserAgent,
      every: options.every,
      counters,
      onError,
    });
    this.#find = createLinkFinder({
      store: store.visits,
      now,
      onError,
      counters,
    });
    const pixelFrames = createPixelFrames({
      records,
      hash,
      nonce,
      pixelOrigin: options.pixelOrigin,
    });
    const shared = { viewFor, records, pixelFrames, onError };
    this.#openOnPage = createLinkOpener({
      ...shared,
      readUserAgent: this.#readUserAgent,
      secure: protocol === 'https:',
      now,
    });
    this.#specialPages = createSpecialPages({
      ...shared,
      onUnknownHost: options.onUnknownHost,
      timestamp: () => timestampOf(now()),
      open: (request, link) => this.#openFromReferrer(request, link),
      giveWay: options.giveWay ?? (() => Promise.resolve()),
    });
  }

  /**
   * Answers a visit; without a promise where a link redirects, no password has to be checked, and
   * the store is not waited for.
   */
  answer(request: VisitRequest): Answer {
    const host = this.#resolveHost(request.host);
    const alias = parseAlias(request.path);
    const fixed = this.#fixedAnswer(request, host, alias);
    if (fixed !== undefined) return fixed;
    if (host === undefined) return errorPage(this.#viewFor(request), 'unknown');
    if (alias === undefined || alias === '') return this.#specialPages(request, host, alias);
    const link = this.#lookUp(host, alias);
    return link instanceof Promise
      ? link.then((found) => this.#answerLink(request, host, alias, found))
      : this.#answerLink(request, host, alias, link);
  }

  /** Finds a link also by an alias with what a sentence leaves behind it, where no link has that. */
  #lookUp(host: string, alias: string): ReturnType<ReturnType<typeof createLinkFinder>> {
    const link = this.#find(host, alias);
    const shorter = withoutRest(alias);
    if (shorter === alias) return link;
    return link instanceof Promise
      ? link.then((found) => found ?? this.#find(host, shorter))
      : (link ?? this.#find(host, shorter));
  }

  /** The answer of a path that no link has; undefined for every other path. */
  #fixedAnswer(
    request: VisitRequest,
    host: string | undefined,
    alias: string | undefined,
  ): VisitAnswer | undefined {
    if (alias === 'robots.txt') return this.#ifRead(request, robots);
    if (alias === 'favicon.ico') return this.#ifRead(request, noIcon);
    if (alias === '' && host === '')
      return this.#ifRead(request, this.#home(this.#viewFor(request)));
    return undefined;
  }

  #ifRead(request: VisitRequest, answer: VisitAnswer): VisitAnswer {
    return isRead(request) ? answer : this.#methodPage(request, readOnly);
  }

  #answerLink(
    request: VisitRequest,
    host: string,
    alias: string,
    link: VisitedLink | undefined | 'failed',
  ): Answer {
    if (link === 'failed') return errorPage(this.#viewFor(request), 'unavailable');
    if (link === undefined) return this.#specialPages(request, host, alias);
    if (link.expiry !== null && hasPassed(link.expiry, this.#now()))
      return errorPage(this.#viewFor(request), 'expired');
    if (isProtected(link)) return this.#answerProtected(request, link);
    if (!isRead(request)) return this.#methodPage(request, readOnly);
    return this.#openFromReferrer(request, link);
  }

  #answerProtected(request: VisitRequest, link: ProtectedLink): Answer {
    if (request.method === 'POST') {
      return this.#guardUnlock(
        () => this.#unlock(request, link),
        () => errorPage(this.#viewFor(request), 'unavailable'),
      );
    }
    if (isRead(request)) return this.#passwordForm.show(request);
    return this.#methodPage(request, `${readOnly}, POST`);
  }

  async #unlock(request: VisitRequest, link: ProtectedLink): Promise<VisitAnswer> {
    const outcome = await this.#passwordForm.check(request, link);
    if (!('from' in outcome)) return outcome;
    return this.#open(request, link, 303, outcome.from === '' ? '' : `https://${outcome.from}/`);
  }

  #openFromReferrer(request: VisitRequest, link: VisitedLink): Answer {
    return this.#open(request, link, 302, request.header('referer') ?? '');
  }

  /** @param referrer the URL of the referring page, or '' */
  #open(request: VisitRequest, link: VisitedLink, status: 302 | 303, referrer: string): Answer {
    const destination = destinationUrl(link, () =>
      visitorOf(
        request,
        this.#readCountry(this.#proxyCountry(request), request.ip),
        this.#readUserAgent,
      ),
    );
    if (destination === undefined) return errorPage(this.#viewFor(request), 'broken');
    if (this.#readUserAgent(request.header('user-agent') ?? '').office) return officeAnswer;
    if (isPlainRedirect(link)) {
      if (isPrefetch(request)) return errorPage(this.#viewFor(request), 'prefetch');
      this.#count(request, link, referrer);
      return redirectTo(destination, status);
    }
    return this.#openOnPage({
      request,
      link,
      destination,
      status,
      count: () => this.#count(request, link, referrer),
    });
  }

  #count(request: VisitRequest, link: VisitedLink, referrer: string): void {
    if (request.method === 'HEAD') return;
    this.queue.add({
      linkId: link.id,
      ip: request.ip,
      userAgent: request.header('user-agent') ?? '',
      referrer,
      country: this.#proxyCountry(request),
    });
  }

  #proxyCountry(request: VisitRequest): string | undefined {
    return this.#countryHeader === undefined ? undefined : request.header(this.#countryHeader);
  }

  #methodPage(request: VisitRequest, allowed: string): VisitAnswer {
    return errorPage(this.#viewFor(request), 'method', { Allow: allowed });
  }
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

function isProtected(link: VisitedLink): link is ProtectedLink {
  return link.password !== null;
}

/** @param expiry `YYYY-MM-DD HH:MM:SS` in UTC; text that is no date never passes */
function hasPassed(expiry: string, time: number): boolean {
  return Date.parse(`${expiry.replace(' ', 'T')}Z`) <= time;
}

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}
