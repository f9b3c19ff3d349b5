/**
 * Reference service: opens the database with the API over it, and the server of the short links
 * beside them.
 */
import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { setImmediate as giveWay, setTimeout as wait } from 'node:timers/promises';
import type { EndpointName } from '#contract/api.ts';
import { answerStrangers } from '#service/api/strangers.ts';
import { verifyPassword } from '#service/credentials/password.ts';
import {
  fromPlainRequest,
  type PlainRequest,
  toPlainResponse,
} from '#service/node/api-worker/plain-http.ts';
import { createEcho } from '#service/node/doctor/doctor-echo.ts';
import { Metrics } from '#service/node/health/metrics.ts';
import { openCountryDatabase } from '#service/node/process/country-database.ts';
import { type Wait, writeLastVisits } from '#service/node/process/drain.ts';
import { errorFields } from '#service/node/process/error-fields.ts';
import type { Log } from '#service/node/process/log.ts';
import { claimPort, isWildcard, urlOf } from '#service/node/process/ports.ts';
import { ProgramError } from '#service/node/process/program-error.ts';
import { watchProblem } from '#service/node/process/watch-problem.ts';
import { createApiListener } from '#service/node/servers/api-listener.ts';
import { CallerTurns } from '#service/node/servers/caller-turns.ts';
import type { DashboardServerOptions } from '#service/node/servers/dashboard-server.ts';
import { HostWarning } from '#service/node/servers/host-warning.ts';
import { createLinksServer } from '#service/node/servers/links-server.ts';
import type { RunningSettings, Settings } from '#service/settings.ts';
import { StoredRecords } from '#service/store/public-records.ts';
import type { VisitStore } from '#service/store/store.ts';
import { createShortUrls } from '#service/urls/short-url.ts';
import { accentNotice, createBrand } from '#service/visits/html/brand.ts';
import { createVisits } from '#service/visits/visits.ts';
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

/** What answers `/api` beside the dashboard: this service, or the relay to another one. */
export interface Backend extends Pick<DashboardServerOptions, 'api' | 'echo'> {
  /** Why the program has to end by itself; never, where all goes well. */
  readonly failure: Promise<Error>;
  /**
   * Begins its own part; called when everything else is ready. Returns the lines to print about it.
   */
  start(): Promise<readonly string[]>;
  /** The servers beside that of the dashboard. */
  readonly servers: readonly Server[];
  /** What readiness asks. */
  readonly lookUp?: Pick<VisitStore, 'find'>;
  /** Writes what waits and closes everything but the servers, which have to be closed before. */
  close(): Promise<void> | void;
}

/** What the program has beside its settings. */
export interface ServiceSurroundings {
  readonly log: Log;
  readonly wait: Wait;
  /** By default by a lock, which refuses a second server. */
  readonly takeFolder?: LockFolder;
  /** By default some that nobody asks for. */
  readonly metrics?: Metrics;
}

/**
 * Takes the port of the short links, and opens the database, the API and the server on that port.
 *
 * @throws ProgramError or StoreError, each with a message of one line
 */
export async function openReferenceService(
  given: Settings & Pick<RunningSettings, 'publicUrl'>,
  { log, wait, takeFolder, metrics = new Metrics() }: ServiceSurroundings,
): Promise<Backend> {
  const { host, countryDatabase, brandColor, trustProxy } = given;
  const port = await claimPort({
    host,
    port: given.linksPort,
    hostOption: '--host (HOST)',
    portOption: '--links-port (LINKS_PORT)',
  });
  const ownUrl = urlOf(host, port.port);
  const settings: RunningSettings = { ...given, linksUrl: given.linksUrl ?? ownUrl };
  const countryOf =
    countryDatabase === undefined ? undefined : await readCountries(countryDatabase);
  const notice = (message: string) => log.notice('notice', message);
  const accent = brandColor === undefined ? undefined : accentNotice(brandColor);
  if (accent !== undefined) notice(accent);
  let onEnd: (error: Error) => void = () => undefined;
  const failure = new Promise<Error>((resolve) => {
    onEnd = (error) => resolve(cannotWrite(error));
  });
  const database = await openDatabase(settings, { log, takeFolder, onEnd });
  const hostWarning = new HostWarning(new URL(settings.linksUrl).host, notice);
  const visits = openVisits(settings, {
    database,
    log,
    metrics,
    countryOf,
    onUnknownHost: (sent) => hostWarning.onUnknownHost(sent),
  });
  metrics.watch(visits.queued, database.pools);
  const endWatch = watchProblem(database.problem, every, notice);
  const links = createLinksServer({
    ...settings,
    visits,
    counters: metrics,
    hostWarning,
    warn: notice,
    echo: createEcho(database.visitorSecret, 'links', trustProxy),
  });
  return {
    api: createApiListener(
      apiAnswers(database.api, settings, { log, metrics }),
      new CallerTurns(trustProxy),
    ),
    // The server of the dashboard believes no proxy.
    echo: createEcho(database.visitorSecret, 'dashboard', 0),
    failure,
    servers: [links],
    lookUp: {
      find: (host, alias) => {
        const problem = database.problem();
        if (problem !== undefined) throw new Error(problem);
        return database.visits.find(host, alias);
      },
    },
    start: async () => {
      await port.serve(links);
      // Last of all, so that no key is made whose line is then not printed.
      const { key, note } = await database.api.prepareAccount();
      if (note !== undefined) notice(note);
      if (given.linksUrl === undefined && isWildcard(host)) {
        notice(
          `Short links begin with ${ownUrl}, which only this machine finds. Name their public address with --links-url.`,
        );
      }
      return [`Links      ${ownUrl}`, ...(key === undefined ? [] : [`API key    ${key}`])];
    },
    close: async () => {
      endWatch();
      await writeLastVisits(visits, wait, log.failure);
      // Nothing is under way that matters: a database that does not answer must not keep the
      // process.
      await Promise.race([database.close(), wait(closeTimeout)]);
    },
  };
}

function cannotWrite(error: Error): ProgramError {
  const { error: kind, reason = kind } = errorFields(error);
  return new ProgramError(
    `The database can no longer be written to: ${reason}. Start the service again.`,
  );
}

type Database = Awaited<ReturnType<typeof openDatabase>>;

interface VisitsParts extends Pick<Required<ServiceSurroundings>, 'log' | 'metrics'> {
  readonly database: Database;
  readonly countryOf: ((ip: string) => string | null) | undefined;
  readonly onUnknownHost: (host: string) => void;
}

/** The visits of the short links in a database. */
function openVisits(settings: RunningSettings, parts: VisitsParts) {
  const { brandName: name, brandLogo: logo, brandColor: color } = settings;
  const { database, log, metrics, countryOf, onUnknownHost } = parts;
  const { db, visitorSecret, windows } = database;
  const clock = { now: Date.now, giveWay };
  return createVisits({
    ...settings,
    store: { visits: database.visits, windows },
    records: new StoredRecords(db, createShortUrls(settings.linksUrl), Math.random, clock),
    brand: createBrand({ name, logo, color }),
    now: Date.now,
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
    counters: metrics,
  });
}

/** Answer requests of the API, each of which is logged and timed. */
function apiAnswers(
  api: Database['api'],
  settings: RunningSettings,
  { log, metrics }: Pick<Required<ServiceSurroundings>, 'log' | 'metrics'>,
) {
  const asked = new WeakMap<Request, EndpointName>();
  const fetch = answerStrangers({
    ...settings,
    now: Date.now,
    observe: (request, endpoint) => asked.set(request, endpoint),
  });
  const record = (
    began: number,
    status: number,
    seen: { endpoint?: EndpointName | undefined; keyHint?: string | undefined } = {},
  ): void => {
    const ms = performance.now() - began;
    metrics.apiAnswered(seen.endpoint, status, ms / 1000);
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
