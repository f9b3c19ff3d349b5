/** The program behind `npm start`: takes the ports, prepares dashboard and service or relay, and only then listens. */
import type { Server } from 'node:http';
import { ensureDashboard } from '#service/node/build/build-dashboard.ts';
import type { ServerOptions, ServiceOptions } from '#service/node/options/options.ts';
import { readDatabaseUrl } from '#service/node/process/database-url.ts';
import { addressOf, type ClaimedPort, claimPort, isEverywhere } from '#service/node/process/ports.ts';
import { ProgramError } from '#service/node/process/program-error.ts';
import { readDashboard } from '#service/node/servers/dashboard-files.ts';
import { createDashboardServer, type DashboardServerOptions, pathOf } from '#service/node/servers/dashboard-server.ts';
import { createRelay } from '#service/node/servers/relay.ts';
import { loadDriver } from '#service/store/sqlite/driver.ts';

export interface RunningProgram {
  /** The addresses and perhaps a new key, line by line: for stdout alone. */
  readonly lines: readonly string[];
  /** Why the program has to end by itself; never, where all goes well. */
  readonly failure: Promise<Error>;
  /** Lets replies finish, for a while, then writes queued visits and closes everything. */
  stop(): Promise<void>;
}

/** The service or the relay that answers `/api/*`. */
interface Backend {
  readonly api: DashboardServerOptions['api'];
  readonly failure: Promise<Error>;
  /** Begins its own part; called when everything else is ready. Returns the lines to print about it. */
  start(): Promise<readonly string[]>;
  readonly servers: readonly Server[];
  close(): Promise<void> | void;
}

/** How long replies may take to finish when the program ends, in milliseconds. */
const patience = 3000;

/** How long the service behind the relay may take to reply, in milliseconds. */
const upstreamTimeout = 30_000;

/**
 * Starts everything, or nothing.
 *
 * @throws ProgramError or StoreError, each with a message of one line
 */
export async function startProgram(options: ServerOptions): Promise<RunningProgram> {
  const { host, publicUrl, apiOrigins, embedOrigins, names, backend: kind } = options;
  // Before there is anything to undo.
  if ('service' in kind && readDatabaseUrl(process.env) === undefined) await loadDriver();
  const port = await claimPort('--port', host, options.port);
  const ownAddress = addressOf(host, port.port);
  const backend =
    'service' in kind
      ? await referenceService({ ...kind.service, names }, host, publicUrl ?? ownAddress)
      : relayTo(kind.upstream, [ownAddress, publicUrl]);

  const dashboard = await readDashboard(await ensureDashboard());
  const server = createDashboardServer({ dashboard, api: backend.api, apiOrigins, embedOrigins, names, publicUrl });
  const lines = await backend.start();
  await port.serve(server);

  // With a path in the public address, the page works below that path only.
  const path = publicUrl === undefined ? '' : pathOf(publicUrl);
  return {
    failure: backend.failure,
    lines: [`Dashboard  ${ownAddress}${path === '' ? '' : `${path}/`}`, ...lines],
    stop: async () => {
      await Promise.all([server, ...backend.servers].map(closeServer));
      await backend.close();
    },
  };
}

async function referenceService(
  options: ServiceOptions & Pick<ServerOptions, 'names'>,
  host: string,
  dashboardUrl: string,
): Promise<Backend> {
  const port: ClaimedPort = await claimPort('--links-port', host, options.linksPort);
  const address = addressOf(host, port.port);
  const linksUrl = options.linksUrl ?? address;
  // Loaded only here, because the relay needs no database.
  const { openReferenceService } = await import('./reference-service.ts');
  let onFailure: (error: Error) => void = () => undefined;
  const failure = new Promise<Error>((resolve) => (onFailure = resolve));
  const service = await openReferenceService({ ...options, linksUrl, dashboardUrl, onFailure });
  return {
    api: service.handle,
    failure,
    servers: [service.links],
    start: async () => {
      await port.serve(service.links);
      // Last of all, so that no key is made whose line is then not printed.
      const { key, note } = await service.prepareAccount(options.demo);
      if (note !== undefined) console.error(note);
      if (options.linksUrl === undefined && isEverywhere(host)) {
        console.error(
          `Short links begin with ${address}, which only this machine finds. Name their public address with --links-url.`,
        );
      }
      return [`Links      ${address}`, ...(key === undefined ? [] : [`API key    ${key}`])];
    },
    close: service.close,
  };
}

function relayTo(upstream: string, own: readonly (string | undefined)[]): Backend {
  if (own.some((address) => address !== undefined && new URL(address).origin === new URL(upstream).origin)) {
    throw new ProgramError(`--upstream names this server itself (${new URL(upstream).origin}): name the service to show.`, 2);
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

/** Stops listening at once, waits for replies that are on their way, and cuts off those that take too long. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    // Browsers keep a connection open after the last reply; those that are idle now are not the last.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}
