/**
 * Vite plugin for `npm run dev`: serves the reference service, so that development needs no second
 * program.
 */
import type { Plugin, ViteDevServer } from 'vite';

/**
 * Takes its options from the environment variables of `npm start`, such as DATA_DIR, LINKS_PORT and
 * DEMO.
 */
export function referenceService(): Plugin {
  let running: ReturnType<typeof start> | undefined;
  return {
    name: 'reference-service',
    // Builds and Vitest read the same settings, but need no service.
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    configureServer(server) {
      // Not earlier: when Vite restarts, the service of the old server still has the port here.
      server.httpServer?.once('listening', () => {
        running = start(server);
        running.catch((error: unknown) =>
          server.config.logger.error(error instanceof Error ? error.message : String(error)),
        );
      });
      server.middlewares.use((request, response, next) => {
        if (running === undefined || !/^\/api(\/|$)/.test(request.url ?? '')) return next();
        running.then(({ handle }) => handle(request, response), next);
      });
    },
    async closeBundle() {
      // A service that did not start has logged its error already.
      const service = await running?.catch(() => undefined);
      running = undefined;
      await service?.stop();
    },
  };
}

async function start(server: ViteDevServer) {
  // Loaded only here, because builds and tests need neither the database driver nor the time that
  // these take.
  const { readOptions } = await import('#service/node/options/options.ts');
  const { openReferenceService } = await import('./reference-service.ts');
  const { createLog } = await import('#service/node/process/log.ts');
  const { waitByClock } = await import('#service/node/process/drain.ts');
  const { urlOf, claimPort } = await import('#service/node/process/ports.ts');
  const outcome = readOptions([], '');
  if ('text' in outcome || !('service' in outcome.options.backend)) {
    throw new Error(
      'npm run dev always runs the reference service: unset UPSTREAM, or use npm start.',
    );
  }
  const { host, backend } = outcome.options;
  const port = await claimPort({
    host,
    port: backend.service.linksPort,
    hostOption: 'HOST',
    portOption: 'LINKS_PORT',
  });
  const linksUrl = backend.service.linksUrl ?? urlOf(host, port.port);
  const dashboardUrl = server.resolvedUrls?.local[0] ?? linksUrl;
  const service = await openReferenceService({
    ...backend.service,
    linksUrl,
    dashboardUrl,
    onFailure: ({ message }: Error) => server.config.logger.error(message),
    log: createLog('text'),
    logFormat: 'text',
    wait: waitByClock,
  });
  await port.serve(service.links);
  const { key, note } = await service.prepareAccount(backend.service.demo);
  const { logger } = server.config;
  logger.info(
    `  Links      ${linksUrl}${key === undefined ? '' : `\n  API key    ${key}`}${note === undefined ? '' : `\n  ${note}`}`,
  );
  return {
    /** Answers `/api` and everything below it. */
    handle: service.handle,
    stop: async (): Promise<void> => {
      service.links.closeAllConnections();
      await new Promise((resolve) => service.links.close(resolve));
      await service.close();
    },
  };
}
