/**
 * Reference service: opens the database with the API over it, and the server of the short links
 * beside them.
 */
import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setImmediate as giveWay, setTimeout as wait } from 'node:timers/promises';
import type { EndpointName } from '#contract/api.ts';
import { createShortUrls } from '#service/addresses/short-url.ts';
import { answerStrangers } from '#service/api/strangers.ts';
import { verifyPassword } from '#service/credentials/password.ts';
import {
  fromPlainRequest,
  type PlainRequest,
  toPlainResponse,
} from '#service/node/api-worker/plain-http.ts';
import { createEcho } from '#service/node/doctor/doctor-echo.ts';
import type { Metrics } from '#service/node/health/metrics.ts';
import type { ServerOptions, ServiceOptions } from '#service/node/options/options.ts';
import { openCountryDatabase } from '#service/node/process/country-database.ts';
import { type Wait, writeLastVisits } from '#service/node/process/drain.ts';
import { errorFields } from '#service/node/process/error-fields.ts';
import type { Log, LogFormat } from '#service/node/process/log.ts';
import { ProgramError } from '#service/node/process/program-error.ts';
import { watchProblem } from '#service/node/process/watch-problem.ts';
import { createApiListener } from '#service/node/servers/api-listener.ts';
import { CallerTurns } from '#service/node/servers/caller-turns.ts';
import { HostWarning } from '#service/node/servers/host-warning.ts';
import { createLinksServer } from '#service/node/servers/links-server.ts';
import { StoredRecords } from '#service/store/public-records.ts';
import { accentNotice, createBrand } from '#service/visits/html/brand.ts';
import { createVisits, type Visits } from '#service/visits/visits.ts';
import { type LockFolder, openDatabase } from './open-database.ts';

/** The most passwords of links that are checked at once, on a machine with many processors. */
const maxChecks = 4;

/**
 * How long the refusal of a password takes, in milliseconds: 400 connections that try on and on
 * send 400 a second.
 */
const refusalDelay = 1000;

/** How long the database may take to be closed, in milliseconds. */
const closeTimeout = 3000;

interface ReferenceServiceOptions
  extends ServiceOptions,
    Partial<Pick<ServerOptions, 'names' | 'connectionsPerIp'>> {
  /** Where visitors find short links, without a slash at its end. */
  readonly linksUrl: string;
  /** Where users find the dashboard. */
  readonly dashboardUrl: string;
  /** By default by a lock, which refuses a second server. */
  readonly takeFolder?: LockFolder;
  /** Called where the service can no longer write, and has to be ended. */
  readonly onFailure: (error: Error) => void;
  readonly log: Log;
  /** How the thread of the API logs. */
  readonly logFormat: LogFormat;
  /** Left out where they are not served. */
  readonly metrics?: Metrics;
  readonly wait: Wait;
}

/**
 * Opens the database, the API and the server of short links.
 *
 * @throws ProgramError or StoreError, each with a message of one line
 */
export async function openReferenceService(options: ReferenceServiceOptions) {
  const { linksUrl, countryDatabase, log, metrics } = options;
  const countryOf =
    countryDatabase === undefined ? undefined : await readCountries(countryDatabase);
  const accent = options.brand.color === undefined ? undefined : accentNotice(options.brand.color);
  if (accent !== undefined) log.notice('notice', accent);
  const database = await openApi(options);
  const linksHost = new URL(linksUrl).host;
  const warn = (message: string) => log.notice('notice', message);
  const hostWarning = new HostWarning(linksHost, warn);
  const visits = openVisits(options, {
    database,
    linksHost,
    countryOf,
    onUnknownHost: (host) => hostWarning.onUnknownHost(host),
  });
  metrics?.watch(visits.queued, database.pools);
  const endWatch = watchProblem(database.problem, every, warn);
  return {
    prepareAccount: database.api.prepareAccount,
    /** Why the database cannot be written to, in one line; undefined where all is well. */
    problem: database.problem,
    /** Answers `/api` and everything below it. */
    handle: createApiListener(apiAnswers(database, options), new CallerTurns(options.trustProxy)),
    /** Answers visitors of short links; it does not listen yet. */
    links: createLinksServer({
      visits: metrics === undefined ? visits : metrics.visits(visits),
      trustProxy: options.trustProxy,
      connectionsPerIp: options.connectionsPerIp ?? 0,
      linksHost,
      secure: isHttps(linksUrl),
      hostWarning,
      warn,
      echo: createEcho(database.visitorSecret, 'links', options.trustProxy),
    }),
    /** Answers `linkdeck doctor` on the server of the dashboard, which believes no proxy. */
    dashboardEcho: createEcho(database.visitorSecret, 'dashboard', 0),
    /** The look-up of links, to ask whether the database answers. */
    lookUp: {
      find: (host: string, alias: string) => {
        const problem = database.problem();
        if (problem !== undefined) throw new Error(problem);
        return database.visits.find(host, alias);
      },
    },
    /** Writes the queued visits and closes the store. Both servers have to be closed before. */
    close: async (): Promise<void> => {
      endWatch();
      await writeLastVisits(visits, options.wait, log.failure);
      // Nothing is under way that matters: a database that does not answer must not keep the
      // process.
      await Promise.race([database.close(), options.wait(closeTimeout)]);
    },
  };
}

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** The database with the API over it. */
function openApi(options: ReferenceServiceOptions): Promise<Database> {
  const { linksUrl, dashboardUrl, rateLimit, storagePerAccount, corsOrigins } = options;
  const { names, visitorDays, logFormat, takeFolder, log } = options;
  const apiOptions = {
    linksUrl,
    dashboardUrl,
    rateLimit,
    storagePerAccount,
    corsOrigins,
    names,
    visitorDays,
    log: logFormat,
  };
  const onEnd = (error: Error): void => {
    const { error: kind, reason = kind } = errorFields(error);
    options.onFailure(
      new ProgramError(
        `The database can no longer be written to: ${reason}. Start the service again.`,
      ),
    );
  };
  return openDatabase(options.data, apiOptions, onEnd, { takeFolder, log });
}

interface VisitsParts {
  readonly database: Database;
  readonly linksHost: string;
  readonly countryOf: ((ip: string) => string | null) | undefined;
  readonly onUnknownHost: (host: string) => void;
}

/** The visits of the short links in a database. */
function openVisits(
  {
    linksUrl,
    dashboardUrl,
    pixelOrigin,
    countryHeader,
    brand,
    log,
    metrics,
  }: ReferenceServiceOptions,
  { database, linksHost, countryOf, onUnknownHost }: VisitsParts,
): Visits {
  const { db, visitorSecret, windows } = database;
  const clock = { now: Date.now, giveWay };
  return createVisits({
    store: {
      visits: metrics === undefined ? database.visits : metrics.store(database.visits),
      windows,
    },
    records: new StoredRecords(db, createShortUrls(linksUrl), Math.random, clock),
    brand: createBrand(brand),
    now: Date.now,
    linksHost,
    secure: isHttps(linksUrl),
    dashboardUrl,
    pixelOrigin,
    countryHeader,
    countryOf,
    hash: (text) => createHmac('sha256', visitorSecret).update(text).digest('base64url'),
    verifyPassword,
    // One processor is left to the redirects.
    checksAtOnce: Math.max(1, Math.min(maxChecks, availableParallelism() - 1)),
    delayRefusal: () => wait(refusalDelay, undefined, { ref: false }),
    every,
    giveWay,
    onError: log.failure,
    onUnknownHost,
    onRemembered: metrics === undefined ? undefined : () => metrics.onRemembered(),
  });
}

/** Answer requests of the API, each of which is logged and timed. */
function apiAnswers({ api }: Database, options: ReferenceServiceOptions) {
  const { log, metrics, rateLimit, corsOrigins } = options;
  const asked = new WeakMap<Request, EndpointName>();
  const fetch = answerStrangers({
    now: Date.now,
    rateLimit,
    corsOrigins,
    observe: (request, endpoint) => asked.set(request, endpoint),
  });
  const record = (
    began: number,
    status: number,
    seen: { endpoint?: EndpointName | undefined; keyHint?: string | undefined } = {},
  ): void => {
    const ms = performance.now() - began;
    metrics?.apiAnswered(seen.endpoint, status, ms / 1000);
    log.request({
      route: seen.endpoint,
      status,
      ms: Math.round(ms * 10) / 10,
      key: seen.keyHint,
    });
  };
  return {
    answer: async (plain: PlainRequest) => {
      const began = performance.now();
      const { seen, ...response } = await api.answer(plain);
      record(began, response.status, seen);
      return { ...response, hasGoodKey: seen?.keyHint !== undefined };
    },
    answerStranger: async (plain: PlainRequest) => {
      const began = performance.now();
      const request = fromPlainRequest(plain);
      const response = await toPlainResponse(await fetch(request));
      record(began, response.status, { endpoint: asked.get(request) });
      return { ...response, hasGoodKey: false };
    },
  };
}

function isHttps(url: string): boolean {
  return url.startsWith('https:');
}

function every(milliseconds: number, callback: () => void): () => void {
  const timer = setInterval(callback, milliseconds);
  return () => clearInterval(timer);
}

async function readCountries(file: string): Promise<(ip: string) => string | null> {
  try {
    return await openCountryDatabase(file);
  } catch (error) {
    throw new ProgramError(
      `${error instanceof Error ? error.message : String(error)} Choose another with --country-database.`,
    );
  }
}
