/** Whether the database driver, which has a native part, can be loaded on this machine. */

/** The one line that says what to install where the driver is missing, or `undefined` where all is well. */
export async function databaseDriverProblem(): Promise<string | undefined> {
  try {
    // The native part is loaded by the first database and not by the import.
    const { default: Database } = await import('better-sqlite3');
    new Database(':memory:').close();
    return undefined;
  } catch {
    return 'The database driver better-sqlite3 cannot be loaded. Install what compiles it (on Debian: apt-get install python3 make g++), then run npm install again.';
  }
}
