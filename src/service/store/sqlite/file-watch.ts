/**
 * Database file watch: tells whether the path still leads to the file that was opened; one that was
 * deleted takes writes for nothing.
 */
import { type Stats, statSync } from 'node:fs';
import { DatabaseGoneError } from './errors.ts';

/** @param file the path of an open database, or ':memory:' */
export function watchFile(file: string) {
  const opened = file === ':memory:' ? undefined : statSync(file);
  /**
   * Why what is written would be lost, in one line, or undefined where all is well. Takes some
   * microseconds.
   */
  const problem = (): string | undefined =>
    opened === undefined ? undefined : problemOf(file, opened);
  return {
    problem,
    /** @throws DatabaseGoneError where there is a problem */
    requireFile: (): void => {
      const found = problem();
      if (found !== undefined) throw new DatabaseGoneError(found);
    },
  };
}

function problemOf(file: string, opened: Stats): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) {
    return `The database ${file} was deleted while it was in use, so nothing is written. Move it back, or stop the service and restore a backup.`;
  }
  if (found.ino !== opened.ino || found.dev !== opened.dev) {
    return `The database ${file} was replaced while it was in use, so nothing is written. Start the service again.`;
  }
  return found.size === 0
    ? `The database ${file} was emptied while it was in use. Stop the service and restore a backup.`
    : undefined;
}
