/**
 * Health of the program: opens the health server on its port, with readiness and metrics; without a
 * port there is nothing.
 */
import type { ServerOptions } from '#service/node/options/options.ts';
import { closeServer, type Wait } from '#service/node/process/drain.ts';
import { claimPort, urlOf } from '#service/node/process/ports.ts';
import { createHealthServer } from './health-server.ts';
import { Metrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';

export interface Health extends Pick<ReturnType<typeof createReadiness>, 'started' | 'draining'> {
  /** The address, to be printed; empty where there is none. */
  readonly lines: readonly string[];
  /** Undefined where they are not served. */
  readonly metrics: Metrics | undefined;
  close(): Promise<void>;
}

/**
 * @param isService whether there is a service here to measure
 * @throws ProgramError where the port cannot be had
 */
export async function openHealth(
  options: ServerOptions['health'],
  isService: boolean,
  wait: Wait,
): Promise<Health> {
  const { ready, started, draining } = createReadiness({ wait });
  if (options === undefined)
    return { started, draining, lines: [], metrics: undefined, close: () => Promise.resolve() };
  const metrics = isService ? new Metrics(() => performance.now() / 1000) : undefined;
  const port = await claimPort({
    ...options,
    hostOption: '--health-host',
    portOption: '--health-port',
  });
  const server = createHealthServer({ ready, metrics });
  await port.serve(server);
  return {
    started,
    draining,
    metrics,
    lines: [`Health     ${urlOf(options.host, port.port)}`],
    close: () => closeServer(server),
  };
}
