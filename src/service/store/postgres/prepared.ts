/** A prepared statement in PostgreSQL, and what to do where a pooler loses it. */
import { createHash } from 'node:crypto';
import { DatabaseError, type Pool, type QueryResult, type QueryResultRow } from 'pg';

/**
 * Prepared, a statement is parsed and planned once for each connection. Through a pooler that
 * shares connections it may find nothing prepared: then it was not executed, is sent again as it
 * is, and is not prepared from then on.
 *
 * @param warn gets a line where prepared statements turn out not to work; undefined where none are
 * to be prepared
 */
export function prepareStatement<Row extends QueryResultRow>(
  pool: Pool,
  { name, text }: { name: string; text: string },
  warn: ((line: string) => void) | undefined,
): (values: readonly unknown[]) => Promise<QueryResult<Row>> {
  let isPrepared = warn !== undefined;
  // Another version of the program may share the connection, and its statement may be another one.
  const fullName = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  return async (values) => {
    const statement = { text, values: [...values] };
    try {
      return await pool.query<Row>(isPrepared ? { ...statement, name: fullName } : statement);
    } catch (error) {
      if (!isPreparedElsewhere(error)) throw error;
      if (isPrepared)
        warn?.(
          'The pooler in front of the database loses prepared statements; none are prepared from now on.',
        );
      isPrepared = false;
      return pool.query<Row>(statement);
    }
  };
}

/**
 * Whether a prepared statement is there although it was not prepared, or is not although it was: a
 * pooler is in between.
 */
function isPreparedElsewhere(error: unknown): boolean {
  return error instanceof DatabaseError && ['42P05', '26000'].includes(error.code ?? '');
}
