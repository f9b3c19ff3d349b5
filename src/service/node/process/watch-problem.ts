/**
 * Problem watch: writes to the log when the service can no longer write its database, and when it
 * can again.
 */

/** How often it checks, in milliseconds. */
const interval = 500;

/**
 * @param problem why nothing can be written, in one line, or undefined
 * @param every calls back at an interval in milliseconds; returns the function that stops it
 * @param warn gets each problem once, when it begins
 * @returns the function that stops the watch
 */
export function watchProblem(
  problem: () => string | undefined,
  every: (milliseconds: number, callback: () => void) => () => void,
  warn: (message: string) => void,
): () => void {
  let reported: string | undefined;
  return every(interval, () => {
    const found = problem();
    if (found === reported) return;
    reported = found;
    warn(found ?? 'The database can be written to again.');
  });
}
