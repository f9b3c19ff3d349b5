/** Idle callback: runs work once when the page is idle, and not while the first screen is still loading. */

/** Milliseconds that the first screen has the network to itself. */
const notBefore = 600;

/** Returns a function that cancels the callback. */
export function onIdle(callback: () => void): () => void {
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
