/** Demo in a frame: starts the demo's worker, and the embedded dashboard or part for a page of the same origin. */
import { startFrame } from '#embed/frame/start-frame.ts';
import { DemoWorker, demoScriptOf } from './demo-worker.ts';

/** Pages of its own origin alone may embed the demo: a static host has no list of others. */
export async function startDemoFrame(root: HTMLElement): Promise<void> {
  // Before the frame, whose worker the browser would not connect to it later. Where it does not
  // start, the frame says that the service does not answer.
  await DemoWorker.start(window, demoScriptOf(document)).catch(() => undefined);
  await startFrame({
    root,
    origins: [location.origin],
    readConfig: () => Promise.resolve(null),
    nonce: undefined,
  });
}
