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
        running.then(({ api }) => api(request, response), next);
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
  const { closeServer, waitByClock } = await import('#service/node/process/drain.ts');
  const { urlOf } = await import('#service/node/process/ports.ts');
  const outcome = readOptions([], '');
  if ('text' in outcome || outcome.settings.upstream !== undefined) {
    throw new Error(
      'npm run dev always runs the reference service: unset UPSTREAM, or use npm start.',
    );
  }
  const { settings } = outcome;
  const { logger } = server.config;
  const publicUrl = server.resolvedUrls?.local[0] ?? urlOf(settings.host, settings.port);
  const { api, servers, ...service } = await openReferenceService(
    { ...settings, publicUrl },
    { log: createLog(settings.log), wait: waitByClock },
  );
  void service.failure.then(({ message }) => logger.error(message));
  const lines = await service.start();
  logger.info(lines.map((line) => `  ${line}`).join('\n'));
  return {
    /** Answers `/api` and everything below it. */
    api,
    stop: async (): Promise<void> => {
      for (const each of servers) each.closeAllConnections();
      await Promise.all(servers.map(closeServer));
      await service.close();
    },
  };
}
