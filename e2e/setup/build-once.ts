/** Builds the dashboard before any worker starts a service, so that no start of a test pays for it. */
import { ensureDashboard } from '#service/node/build/build-dashboard.ts';

export default async function buildOnce(): Promise<void> {
  await ensureDashboard();
}
