/** The time of day for everything on the page that says how old something is: one clock, however many look at it. */
import { useSyncExternalStore } from 'react';

/** How often what is shown is brought up to date, in milliseconds. */
const period = 20_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const call of listeners) call();
  }, period);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Stands still between two ticks, as React asks of a snapshot, but is never older than one period. */
function read(): number {
  const current = Date.now();
  if (Math.abs(current - now) >= period) now = current;
  return now;
}

/** The present instant, in milliseconds since 1970, at most twenty seconds old. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read);
}
