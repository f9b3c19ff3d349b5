/** Transactions: all of the work or none of it, begun again where others beside it kept it from being done. */
import type { Kysely } from 'kysely';
import { TakenError, type UniqueColumn, type Work } from './store.ts';
import type { Tables } from './tables.ts';

/** What a database says of a transaction that has failed. */
export interface Conflicts {
  /** Whether others alone are the reason: begun again, it may succeed. */
  isConflict(error: unknown): boolean;
  /** The unique column of which another record has the same value, or undefined. */
  takenColumn(error: unknown): UniqueColumn | undefined;
  /** How often it is begun. */
  readonly attempts: number;
  /** Called between two attempts. */
  pause(): Promise<unknown>;
}

/** @throws TakenError where a value was taken meanwhile by another account */
export async function transact<Result>(
  db: Kysely<Tables>,
  conflicts: Conflicts,
  work: Work<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const column = conflicts.takenColumn(error);
      if (column !== undefined) throw new TakenError(column, { cause: error });
      if (!conflicts.isConflict(error) || attempt === conflicts.attempts) throw error;
    }
    // Outside of the transaction, which would hold up every request that reads.
    await conflicts.pause();
  }
}
