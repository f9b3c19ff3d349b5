/**
 * PostgreSQL transactions, also through poolers in transaction mode: finds out what one refuses, and
 * sets time-outs in transactions instead.
 */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import { DatabaseError } from 'pg';
import { newPool, type Timeouts } from './pool.ts';

/**
 * Whether connections may begin with time-outs. PgBouncer refuses parameters that it does not know,
 * because it shares connections.
 *
 * @throws whatever else is wrong with the connection
 */
export async function takesTimeouts(url: string, timeouts: Timeouts): Promise<boolean> {
  const pool = newPool(url, 1, timeouts);
  try {
    await pool.query('select 1');
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.message.includes('unsupported startup parameter'))
      return false;
    throw error;
  } finally {
    await pool.end();
  }
}

/**
 * The dialect of a pool.
 *
 * @param timeouts with which each transaction begins, where connections took none
 */
export function pooledDialect(config: PostgresDialectConfig, timeouts?: Timeouts): Dialect {
  const postgres = new PostgresDialect(config);
  const { connectionTimeoutMillis: _, ...limits } = timeouts ?? {};
  const settings = Object.entries(limits).map(([name, limit]) => `set local ${name} = ${limit}`);
  return {
    createDriver: () => new PooledDriver(config, ['begin', ...settings].join('; ')),
    createAdapter: () => postgres.createAdapter(),
    createQueryCompiler: () => postgres.createQueryCompiler(),
    createIntrospector: (db) => postgres.createIntrospector(db),
  };
}

class PooledDriver extends PostgresDriver {
  readonly #begin: string;

  constructor(config: PostgresDialectConfig, begin: string) {
    super(config);
    this.#begin = begin;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin));
  }

  /** The first error is kept: why the transaction failed, not that its connection is gone; see `pool.ts`. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}
