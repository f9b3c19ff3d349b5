/**
 * The program behind `npm start`: takes the ports, prepares dashboard and service or relay, and
 * only then listens.
 */
import type { Server } from 'node:http';
import { ensureDashboard } from '#service/node/build/build-dashboard.ts';
import { type Health, openHealth } from '#service/node/health/health.ts';
import type { ServerOptions, ServiceOptions } from '#service/node/options/options.ts';
import { isPostgres } from '#service/node/process/database-url.ts';
import {
  closeAfterReplies,
  closeServer,
  type Wait,
  waitByClock,
} from '#service/node/process/drain.ts';
import { lockFolder } from '#service/node/process/folder-lock.ts';
import { createLog, type Log } from '#service/node/process/log.ts';
import { claimPort, isWildcard, urlOf } from '#service/node/process/ports.ts';
import { ProgramError } from '#service/node/process/program-error.ts';
import { readDashboard } from '#service/node/servers/dashboard-files.ts';
import {
  createDashboardServer,
  type DashboardServerOptions,
  pathOf,
} from '#service/node/servers/dashboard-server.ts';
import { createRelay, upstreamTimeout } from '#service/node/servers/relay.ts';
import { loadDriver } from '#service/store/sqlite/driver.ts';
import type { VisitStore } from '#service/store/store.ts';
import type { LockFolder } from './open-database.ts';

export interface RunningProgram {
  /** The addresses and perhaps a new key, line by line: for stdout alone. */
  readonly lines: readonly string[];
  /** Why the program has to end by itself; never, where all goes well. */
  readonly failure: Promise<Error>;
  /**
   * Serves on while balancers learn of it, lets replies finish, for a while, then writes queued
   * visits and closes everything.
   */
  stop(): Promise<void>;
}

/** The service or the relay that answers `/api/*`. */
interface Backend {
  readonly api: DashboardServerOptions['api'];
  readonly failure: Promise<Error>;
  /**
   * Begins its own part; called when everything else is ready. Returns the lines to print about it.
   */
  start(): Promise<readonly string[]>;
  readonly servers: readonly Server[];
  /** Answers `linkdeck doctor` on the server of the dashboard. */
  readonly echo?: DashboardServerOptions['echo'];
  /** What readiness asks. */
  readonly lookUp?: Pick<VisitStore, 'find'>;
  close(): Promise<void> | void;
}

interface Surroundings {
  readonly log?: Log;
  readonly wait?: Wait;
  /** Returns the folder of the built dashboard. */
  readonly dashboard?: () => Promise<string>;
  /** Takes the data folder for this program alone. */
  readonly takeFolder?: LockFolder;
}

/**
 * Starts everything, or nothing.
 *
 * @throws ProgramError or StoreError, each with a message of one line
 */
export async function startProgram(
  options: ServerOptions,
  surroundings: Surroundings = {},
): Promise<RunningProgram> {
  const {
    log = createLog(options.log),
    wait = waitByClock,
    dashboard = ensureDashboard,
    takeFolder = lockFolder,
  } = surroundings;
  // First, because a start may take long: it is alive and not ready until then.
  const health = await openHealth(options.health, 'service' in options.backend, wait);
  try {
    return await startServers(options, { log, wait, dashboard, takeFolder }, health);
  } catch (error) {
    await health.close();
    throw error;
  }
}

async function startServers(
  options: ServerOptions,
  surroundings: Required<Surroundings>,
  health: Health,
): Promise<RunningProgram> {
  const {
    host,
    publicUrl,
    apiOrigins,
    embedOrigins,
    names,
    connectionsPerIp,
    backend: kind,
    drainSeconds,
  } = options;
  const { log, wait, takeFolder } = surroundings;
  // Before there is anything to undo.
  if ('service' in kind && !isPostgres(process.env)) await loadDriver();
  const port = await claimPort({
    host,
    port: options.port,
    hostOption: '--host',
    portOption: '--port',
  });
  const ownUrl = urlOf(host, port.port);
  const backend =
    'service' in kind
      ? await referenceService(
          {
            ...kind.service,
            names,
            connectionsPerIp,
            logFormat: options.log,
          },
          { host, log, wait, takeFolder, health, dashboardUrl: publicUrl ?? ownUrl },
        )
      : relayTo(kind.upstream, [ownUrl, publicUrl]);

  const dashboard = await readDashboard(await surroundings.dashboard());
  const server = createDashboardServer({
    dashboard,
    api: backend.api,
    apiOrigins,
    embedOrigins,
    names,
    publicUrl,
    connectionsPerIp,
    echo: backend.echo,
  });
  const lines = await backend.start();
  await port.serve(server);
  const servers = [server, ...backend.servers];
  health.started(backend.lookUp);
  log.notice('started', 'The program is ready.');

  // With a path in the public address, the page works below that path only.
  const path = publicUrl === undefined ? '' : pathOf(publicUrl);
  return {
    failure: backend.failure,
    lines: [`Dashboard  ${ownUrl}${path === '' ? '' : `${path}/`}`, ...lines, ...health.lines],
    stop: async () => {
      health.draining();
      if (drainSeconds > 0) {
        log.notice('draining', `No longer ready; serving on for ${drainSeconds} s.`);
        for (const each of servers) closeAfterReplies(each);
        await wait(drainSeconds * 1000);
      }
      await Promise.all(servers.map(closeServer));
      await backend.close();
      await health.close();
      log.notice('stopped', 'The program has ended in good order.');
    },
  };
}

interface ServiceSurroundings extends Pick<Required<Surroundings>, 'log' | 'wait' | 'takeFolder'> {
  readonly host: string;
  readonly health: Health;
  readonly dashboardUrl: string;
}

async function referenceService(
  options: ServiceOptions &
    Pick<ServerOptions, 'names' | 'connectionsPerIp'> & { logFormat: ServerOptions['log'] },
  { host, log, wait, takeFolder, health, dashboardUrl }: ServiceSurroundings,
): Promise<Backend> {
  const port = await claimPort({
    host,
    port: options.linksPort,
    hostOption: '--host',
    portOption: '--links-port',
  });
  const url = urlOf(host, port.port);
  const linksUrl = options.linksUrl ?? url;
  // Loaded only here, because the relay needs no database.
  const { openReferenceService } = await import('./reference-service.ts');
  let onFailure: (error: Error) => void = () => undefined;
  const failure = new Promise<Error>((resolve) => (onFailure = resolve));
  const service = await openReferenceService({
    ...options,
    linksUrl,
    dashboardUrl,
    onFailure,
    log,
    wait,
    takeFolder,
    metrics: health.metrics,
  });
  return {
    api: service.handle,
    failure,
    servers: [service.links],
    echo: service.dashboardEcho,
    lookUp: service.lookUp,
    start: async () => {
      await port.serve(service.links);
      // Last of all, so that no key is made whose line is then not printed.
      const { key, note } = await service.prepareAccount(options.demo);
      if (note !== undefined) log.notice('notice', note);
      if (options.linksUrl === undefined && isWildcard(host)) {
        log.notice(
          'notice',
          `Short links begin with ${url}, which only this machine finds. Name their public address with --links-url.`,
        );
      }
      return [`Links      ${url}`, ...(key === undefined ? [] : [`API key    ${key}`])];
    },
    close: service.close,
  };
}

function relayTo(upstream: string, own: readonly (string | undefined)[]): Backend {
  if (own.some((url) => url !== undefined && new URL(url).origin === new URL(upstream).origin)) {
    throw new ProgramError(
      `--upstream names this server itself (${new URL(upstream).origin}): name the service to show.`,
      2,
    );
  }
  const relay = createRelay({ upstream, timeout: upstreamTimeout });
  return {
    api: relay.handle,
    failure: new Promise(() => undefined),
    servers: [],
    start: () => Promise.resolve([]),
    close: relay.close,
  };
}
