/**
 * PostgreSQL poolers in transaction mode: finds out what one refuses, and sets time-outs in
 * transactions instead.
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

/** The dialect of connections that took no time-outs: each transaction begins with them. */
export function pooledDialect(
  config: PostgresDialectConfig,
  { statement_timeout, lock_timeout }: Timeouts,
): Dialect {
  const postgres = new PostgresDialect(config);
  const limits = `set local statement_timeout = ${statement_timeout}; set local lock_timeout = ${lock_timeout}`;
  return {
    createDriver: () => new PooledDriver(config, limits),
    createAdapter: () => postgres.createAdapter(),
    createQueryCompiler: () => postgres.createQueryCompiler(),
    createIntrospector: (db) => postgres.createIntrospector(db),
  };
}

class PooledDriver extends PostgresDriver {
  readonly #limits: string;

  constructor(config: PostgresDialectConfig, limits: string) {
    super(config);
    this.#limits = limits;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`begin; ${this.#limits}`));
  }
}
