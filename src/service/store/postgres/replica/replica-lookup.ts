/** Look-up at a read replica of PostgreSQL: what it does not find or cannot answer is looked up in the primary. */
import type { Pool } from 'pg';
import { newPool } from '#service/store/postgres/pool.ts';
import { linkLookup } from '#service/store/postgres/visits/link-lookup.ts';
import { prepareStatements } from '#service/store/postgres/visits/prepared.ts';
import type { VisitStore } from '#service/store/store.ts';
import { createReplicaWatch, type ReplicaWatch } from './replica-watch.ts';

/** A visitor is waiting, and the primary can be asked instead. The driver keeps to them, so that a pooler need not know them. */
const timeouts = { connectionTimeoutMillis: 1000, statement_timeout: 500 };
const connections = 4;

const beat = `insert into setting (name, value) values ('beat', floor(extract(epoch from clock_timestamp()) * 1000)::bigint::text)
on conflict (name) do update set value = excluded.value returning value::bigint as beat`;
const seen = `select value::bigint as beat from setting where name = 'beat'`;

interface ReplicaOptions {
  readonly url: string;
  /** The connections of visits to the primary. */
  readonly primary: Pool;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly warn: (line: string) => void;
  readonly isPrepared: boolean;
}

/** Connects when it is first used, so that a replica that is down keeps no instance from starting. */
export function openReplica({ url, primary, now, warn, isPrepared }: ReplicaOptions) {
  const pool = newPool(url, connections, timeouts, false);
  const ask = async (from: Pool, statement: string) => (await from.query<{ beat: number }>(statement)).rows[0]?.beat;
  const watch = createReplicaWatch({
    beat: async () => (await ask(primary, beat)) ?? NaN,
    seen: () => ask(pool, seen),
    now,
    warn,
  });
  const find = linkLookup(prepareStatements(pool, isPrepared ? warn : undefined));
  return { pool, check: watch.check, before: (next: VisitStore['find']) => replicaFirst(find, next, watch) };
}

/** Asks the replica where that can be used, and then the primary for what was not found: a link that was just made opens at once. */
export function replicaFirst(
  replica: VisitStore['find'],
  primary: VisitStore['find'],
  watch: Pick<ReplicaWatch, 'isUsable' | 'failed'>,
): VisitStore['find'] {
  return (host, alias) => (watch.isUsable() ? both(host, alias) : primary(host, alias));

  async function both(host: string, alias: string) {
    try {
      const link = await replica(host, alias);
      if (link !== undefined) return link;
    } catch (cause) {
      watch.failed(cause);
    }
    return primary(host, alias);
  }
}
