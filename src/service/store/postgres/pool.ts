/** PostgreSQL connection pool: time-outs of statements, and numbers of 64 bits as numbers. */
import pg from 'pg';
import type { PoolState } from '#service/store/store.ts';

export type Timeouts = typeof defaultTimeouts;

/** In milliseconds; a request that waits longer is refused, and may be sent again. */
export const defaultTimeouts = {
  connectionTimeoutMillis: 2000,
  statement_timeout: 5000,
  lock_timeout: 2000,
  // An instance that is gone without a word, or stands still, holds locks no longer than this.
  idle_in_transaction_session_timeout: 5000,
};

/**
 * The server ends a statement itself. Where it is gone without a word, its end is noticed so many
 * milliseconds later.
 */
const grace = 1000;

/**
 * Numbers of 64 bits become numbers. Ids and counts stay below 2^53, where a sequence was not set
 * beyond it.
 */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, exactNumber);

/**
 * @throws Error that fails the statement: an id with other last digits would be the id of another
 * record
 */
function exactNumber(digits: string): number {
  const number = Number(digits);
  if (Number.isSafeInteger(number)) return number;
  throw new Error(
    'PostgreSQL gave a number beyond 2^53, which would lose its last digits. Check the sequences of the ids.',
  );
}

/**
 * @param max the most connections at a time
 * @param direct whether connections may begin with time-outs; see `pooler.ts`
 */
export function newPool(
  connectionString: string,
  max: number,
  limits: Partial<Timeouts>,
  direct = true,
): pg.Pool {
  const { connectionTimeoutMillis, statement_timeout } = limits;
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'linkdeck',
    keepAlive: true,
    types,
    connectionTimeoutMillis,
    ...(direct ? limits : {}),
    ...(statement_timeout === undefined ? {} : { query_timeout: statement_timeout + grace }),
  });
  // Without listeners, a connection that the server ends would end the process: the pool hears of
  // idle ones alone, so that those between two statements of a transaction need a listener of their
  // own. The next query connects again, or fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Where neither the end of a transaction nor its undoing is answered, the next one on this
  // connection would be a part of it.
  pool.on('release', (_error, client) => {
    if (client.getTransactionStatus() !== 'I') void client.end();
  });
  return pool;
}

export function poolState(
  pool: string,
  { totalCount, idleCount, waitingCount }: pg.Pool,
): PoolState {
  return { pool, open: totalCount, idle: idleCount, waiting: waitingCount };
}
