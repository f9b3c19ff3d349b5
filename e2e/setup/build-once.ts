/** Builds the dashboard and the program before any worker starts a service, so that no start of a test pays for it. */
import { spawnSync } from 'node:child_process';
import { ensureDashboard } from '#service/node/build/build-dashboard.ts';

export default async function buildOnce(): Promise<void> {
  await ensureDashboard();
  // Builds the program where that is needed, and says how it is used.
  const start = ['src/service/node/start.js', '--help'];
  spawnSync(process.execPath, start, { stdio: ['ignore', 'ignore', 'inherit'] });
}
