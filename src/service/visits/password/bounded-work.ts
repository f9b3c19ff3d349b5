/** Bounded work: runs a few tasks at once, lets some wait in line, and refuses the rest. */

/**
 * Makes the function that runs a task, or returns undefined without running it where too many wait.
 *
 * @param running the most tasks at once
 * @param waiting the most tasks in line behind them
 */
export function boundedWork(running: number, waiting: number) {
  const line: (() => void)[] = [];
  let active = 0;
  const begin = async <Value>(task: () => Promise<Value>): Promise<Value> => {
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next === undefined) active -= 1;
      else next();
    }
  };
  return <Value>(task: () => Promise<Value>): Promise<Value> | undefined => {
    if (active < running) {
      active += 1;
      return begin(task);
    }
    if (line.length >= waiting) return undefined;
    return new Promise<void>((resolve) => line.push(resolve)).then(() => begin(task));
  };
}
