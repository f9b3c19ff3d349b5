/**
 * Health of the program: opens the health server on its port, with readiness and metrics; without a
 * port there is nothing.
 */
import { closeServer, type Wait } from '#service/node/process/drain.ts';
import { claimPort, urlOf } from '#service/node/process/ports.ts';
import type { Settings } from '#service/settings.ts';
import { createHealthServer } from './health-server.ts';
import { Metrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';

export interface Health extends Pick<ReturnType<typeof createReadiness>, 'started' | 'draining'> {
  /** The address, to be printed; empty where there is none. */
  readonly lines: readonly string[];
  /** Counted also where nobody asks. */
  readonly metrics: Metrics;
  close(): Promise<void>;
}

/** @throws ProgramError where the port cannot be had */
export async function openHealth(
  { healthPort, healthHost: host, upstream }: Settings,
  wait: Wait,
): Promise<Health> {
  const { ready, started, draining } = createReadiness({ wait });
  const metrics = new Metrics();
  if (healthPort === undefined)
    return { started, draining, metrics, lines: [], close: () => Promise.resolve() };
  metrics.watchProcess();
  const port = await claimPort({
    host,
    port: healthPort,
    hostOption: '--health-host (HEALTH_HOST)',
    portOption: '--health-port (HEALTH_PORT)',
  });
  // A relay has nothing to measure.
  const server = createHealthServer(upstream === undefined ? { ready, metrics } : { ready });
  await port.serve(server);
  return {
    started,
    draining,
    metrics,
    lines: [`Health     ${urlOf(host, port.port)}`],
    close: () => closeServer(server),
  };
}
