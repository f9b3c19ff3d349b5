/** Listeners: functions that are called back after each change. */

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
