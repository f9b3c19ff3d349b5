/** Service worker of the demo: the reference service, for all tabs of this browser. */
// First, because a browser only accepts listeners that are there before anything is waited for.
import './worker-events.ts';
import { DemoHost } from './demo-host.ts';
import { Snapshots } from './snapshots.ts';
import { folder, provideHost, readWasm } from './worker-events.ts';

provideHost(
  new DemoHost({
    folder,
    browser: navigator,
    now: Date.now,
    openSnapshots: () => Snapshots.open(`linkdeck.demo ${new URL(folder).pathname}`),
    readWasm,
    report: reportError,
  }),
);
