/** Waits until the browser has nothing to do. */

/** At the earliest after this time, so that what the person sees first has the line for itself; milliseconds. */
const notBefore = 600;

/** Calls back once, when the page is idle; returns the way to give up. */
export function whenIdle(callback: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Not every browser has it.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(callback, { timeout: 4000 });
    else callback();
  }, notBefore);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
