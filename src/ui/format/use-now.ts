/** Current time: one shared clock for everything on the page that shows an age. */
import { useSyncExternalStore } from 'react';

/** In milliseconds. */
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

/** Constant between two ticks, as React requires of a snapshot, and never older than one period. */
function read(): number {
  const current = Date.now();
  if (Math.abs(current - now) >= period) now = current;
  return now;
}

/** Milliseconds since 1970, at most twenty seconds old. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read);
}
