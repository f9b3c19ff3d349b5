/** Schema version: of the tables that SQLite and PostgreSQL share, and whether a database has them. */

/**
 * Of the tables of both databases. A change of them after a release raises it, and then comes with
 * the statements that lead from the version before to the next one.
 */
export const schemaVersion = 2;

/** The tables are of another version of the service. They were left alone. */
export class OtherTablesError extends Error {
  override readonly name = 'OtherTablesError';
}

/**
 * Whether a database is still without tables.
 *
 * @param version that the database has noted for its tables; 0 where it has noted none
 * @param hasLinks whether it has a table of links
 * @throws OtherTablesError with a message that completes "The database … cannot be used: "
 */
export function lacksTables({ version, hasLinks }: { version: number; hasLinks: boolean }) {
  if (version === schemaVersion) return false;
  if (version > schemaVersion)
    throw new OtherTablesError(
      'a newer version has made it, with tables that this one does not know. Start that version again',
    );
  if (hasLinks)
    throw new OtherTablesError(
      'its tables are of version 0.2 or earlier, so start with an empty folder or database, and take the links over with Export in that version and Import in this one',
    );
  return true;
}
