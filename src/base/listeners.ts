/** Listeners: functions that are called back after each change. */

/** A value that changes. */
export interface Observed<Value> {
  /** The same object until something changes. */
  get(): Value;
  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** An empty set of listeners. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Calls back until the returned function is called. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (): void => {
      for (const listener of [...listeners]) listener();
    },
  };
}
