/**
 * Worker preparation: zod without code from text, and uncaught errors without their messages, which
 * may quote a key.
 */
import { zodWithoutEval } from '#client/zod-without-eval.ts';

class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
}

/** To be called first in each worker. */
export function prepareWorker(scope: EventTarget): void {
  zodWithoutEval();
  reportUncaught(scope);
}

/** Reports what is not handled by kind and place, in place of the browser's own report. */
function reportUncaught(scope: EventTarget): void {
  const report = (event: Event, error: unknown) => {
    if (error instanceof WorkerFailure) return;
    event.preventDefault();
    reportError(
      new WorkerFailure(['A worker of Linkdeck has failed', ...wordsOf(error)].join('\n')),
    );
  };
  scope.addEventListener('error', (event) =>
    report(event, event instanceof ErrorEvent ? event.error : undefined),
  );
  scope.addEventListener('unhandledrejection', (event) =>
    report(event, event instanceof PromiseRejectionEvent ? event.reason : undefined),
  );
}

/**
 * The class of an error, and the frames of its stack without the message that some browsers put
 * above them.
 */
function wordsOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [typeof error];
  const { stack = '', message } = error;
  const at = stack.indexOf(message);
  const frames = at < 0 ? stack : stack.slice(at + message.length);
  return [
    error.constructor.name,
    ...frames.split('\n').filter((line) => /^\s*(at |\S*@).*:\d+:\d+\)?$/.test(line)),
  ];
}
