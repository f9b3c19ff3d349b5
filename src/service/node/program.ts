/**
 * The program behind `npm start`: takes the ports, prepares dashboard and service or relay, and
 * only then listens.
 */
import { ensureDashboard } from '#service/node/build/build-dashboard.ts';
import { type Health, openHealth } from '#service/node/health/health.ts';
import { isPostgres } from '#service/node/process/database-url.ts';
import { closeAfterReplies, closeServer, waitByClock } from '#service/node/process/drain.ts';
import { lockFolder } from '#service/node/process/folder-lock.ts';
import { createLog } from '#service/node/process/log.ts';
import { claimPort, urlOf } from '#service/node/process/ports.ts';
import { ProgramError } from '#service/node/process/program-error.ts';
import { readDashboard } from '#service/node/servers/dashboard-files.ts';
import { createDashboardServer, pathOf } from '#service/node/servers/dashboard-server.ts';
import { createRelay, upstreamTimeout } from '#service/node/servers/relay.ts';
import type { Settings } from '#service/settings.ts';
import { loadDriver } from '#service/store/sqlite/driver.ts';
import type { Backend, openReferenceService, ServiceSurroundings } from './reference-service.ts';

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

interface Surroundings extends Partial<Omit<ServiceSurroundings, 'metrics'>> {
  /** Returns the folder of the built dashboard. */
  readonly dashboard?: () => Promise<string>;
}

/**
 * Starts everything, or nothing.
 *
 * @throws ProgramError or StoreError, each with a message of one line
 */
export async function startProgram(
  settings: Settings,
  surroundings: Surroundings = {},
): Promise<RunningProgram> {
  const {
    log = createLog(settings.log),
    wait = waitByClock,
    dashboard = ensureDashboard,
    takeFolder = lockFolder,
  } = surroundings;
  // First, because a start may take long: it is alive and not ready until then.
  const health = await openHealth(settings, wait);
  try {
    return await startServers(settings, { log, wait, dashboard, takeFolder }, health);
  } catch (error) {
    await health.close();
    throw error;
  }
}

async function startServers(
  given: Settings,
  { log, wait, dashboard, takeFolder }: Required<Surroundings>,
  health: Health,
): Promise<RunningProgram> {
  const { host, upstream, drainSeconds } = given;
  // Before there is anything to undo.
  if (upstream === undefined && !isPostgres(process.env)) await loadDriver();
  const port = await claimPort({
    host,
    port: given.port,
    hostOption: '--host (HOST)',
    portOption: '--port (PORT)',
  });
  const ownUrl = urlOf(host, port.port);
  const settings = { ...given, publicUrl: given.publicUrl ?? ownUrl };
  const backend =
    upstream === undefined
      ? await openService(settings, { log, wait, takeFolder, metrics: health.metrics })
      : relayTo(upstream, [ownUrl, settings.publicUrl]);

  const server = createDashboardServer({
    ...settings,
    dashboard: await readDashboard(await dashboard()),
    api: backend.api,
    echo: backend.echo,
  });
  const lines = await backend.start();
  await port.serve(server);
  const servers = [server, ...backend.servers];
  health.started(backend.lookUp);
  log.notice('started', 'The program is ready.');

  // With a path in the public address, the page works below that path only.
  const path = pathOf(settings.publicUrl);
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

/** Loaded only here, because the relay needs no database. */
const openService: typeof openReferenceService = async (...given) =>
  (await import('./reference-service.ts')).openReferenceService(...given);

function relayTo(upstream: string, own: readonly string[]): Backend {
  if (own.some((url) => new URL(url).origin === new URL(upstream).origin)) {
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
