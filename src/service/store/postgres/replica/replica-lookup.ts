/** Look-up at a read replica of PostgreSQL: what it does not find or cannot answer is looked up in the primary. */
import type { Pool } from 'pg';
import { linkLookup } from '#service/store/postgres/visits/link-lookup.ts';
import { prepareStatements } from '#service/store/postgres/visits/prepared.ts';
import type { VisitStore } from '#service/store/store.ts';
import { createReplicaWatch, type ReplicaWatch } from './replica-watch.ts';

const beat = `insert into setting (name, value) values ('beat', floor(extract(epoch from clock_timestamp()) * 1000)::bigint::text)
on conflict (name) do update set value = excluded.value returning value::bigint as beat`;
const seen = `select value::bigint as beat from setting where name = 'beat'`;

interface ReplicaOptions {
  readonly pool: Pool;
  /** The connections of visits to the primary. */
  readonly primary: Pool;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Why something failed, in words without an address. */
  readonly reasonOf: (error: unknown) => string;
  readonly warn: (line: string) => void;
  readonly isPrepared: boolean;
}

/** It is not asked for anything yet, so that a replica that is down keeps no instance from starting. */
export function openReplica({ pool, primary, now, reasonOf, warn, isPrepared }: ReplicaOptions) {
  const ask = async (from: Pool, statement: string) => (await from.query<{ beat: number }>(statement)).rows[0]?.beat;
  const watch = createReplicaWatch({
    beat: async () => (await ask(primary, beat)) ?? NaN,
    seen: () => ask(pool, seen),
    ...{ now, reasonOf, warn },
  });
  const find = linkLookup(prepareStatements(pool, isPrepared ? warn : undefined));
  return { check: watch.check, before: (next: VisitStore['find']) => replicaFirst(find, next, watch) };
}

/** Asks the replica where that can be used, and then the primary for what was not found: a link that was just made opens at once. */
function replicaFirst(
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
