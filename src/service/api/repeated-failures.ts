/**
 * Repeated failures: reports each cause once a minute, with how often it came meanwhile, so that a
 * fault does not fill the disk.
 */
import type { Report } from './reply.ts';

/** In milliseconds. */
const quiet = 60_000;
/** The most causes that are remembered; messages may hold anything. */
const maxCauses = 100;

/**
 * Makes a report that passes on the first failure of a cause, and after a minute the next one with
 * the number between them.
 *
 * @param now milliseconds since 1970
 */
export function withoutRepeats(report: Report, now: () => number): Report {
  const causes = new Map<string, { since: number; repeats: number }>();
  return (error) => {
    const time = now();
    const cause = String(error);
    const known = causes.get(cause);
    // A clock that was set back silences nothing for longer.
    if (known !== undefined && Math.abs(time - known.since) < quiet) {
      known.repeats += 1;
      return;
    }
    causes.delete(cause);
    const [oldest] = causes.keys();
    if (causes.size >= maxCauses && oldest !== undefined) causes.delete(oldest);
    causes.set(cause, { since: time, repeats: 0 });
    report(error, known?.repeats ?? 0);
  };
}
