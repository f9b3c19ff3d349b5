/** PostgreSQL connection pool: time-outs of statements, and numbers of 64 bits as numbers. */
import pg from 'pg';

export type Timeouts = typeof defaultTimeouts;

/** In milliseconds; a request that waits longer is refused, and may be sent again. */
export const defaultTimeouts = { connectionTimeoutMillis: 2000, statement_timeout: 5000, lock_timeout: 2000 };

/** Numbers of 64 bits become numbers: no id or count comes near 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** @param max the most connections at a time */
export function newPool(connectionString: string, max: number, limits: Partial<Timeouts>): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, ...limits, application_name: 'linkdeck', types });
  // Without a listener, a server that restarts would end the process; the next query connects again.
  pool.on('error', () => undefined);
  return pool;
}
