/** Frame worker: the entry of the worker of an embedded dashboard. */
import { systemClock } from '#base/clock.ts';
import { prepareWorker } from '#engine/worker/prepare-worker.ts';
import { startOwnHost } from '#engine/worker/start-host.ts';
import { createFrameHost } from './frame-host.ts';

prepareWorker(globalThis);

const take = createFrameHost({
  clock: systemClock,
  fetch: (request) => fetch(request),
  startHost: startOwnHost,
});
globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => take(data));
