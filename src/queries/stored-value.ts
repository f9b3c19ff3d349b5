/** Stored value hook: a piece of plain data that this tab stores for the account, sealed with a key of this device. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Engine } from '#engine/engine.ts';
import type { StoredValue, StoredValues } from '#engine/storage/stored-values.ts';
import { useEngine } from './EngineContext.tsx';
import { replyKey } from './endpoint-query.ts';

/** The values of an account, whose code is loaded with the first use. */
export function openStoredValues(
  indexedDB: () => IDBFactory,
  accountId: string,
): Promise<StoredValues> {
  let factory: IDBFactory | undefined;
  // Named once: a write that is still under way when a page test ends must not reach the storage of
  // the next.
  const named = () => {
    factory ??= indexedDB();
    return factory;
  };
  return import('#engine/storage/stored-values.ts').then(
    ({ StoredValues }) => new StoredValues({ indexedDB: named, crypto, accountId }),
  );
}

/** One for each engine: a database that was deleted with its account is not made again. */
const valuesOf = new WeakMap<Engine, Promise<StoredValues>>();

async function placeOf<Value>(engine: Engine, name: string): Promise<StoredValue<Value>> {
  const known = valuesOf.get(engine) ?? openStoredValues(() => indexedDB, engine.accountId);
  valuesOf.set(engine, known);
  return (await known).value<Value>(name);
}

/**
 * The value, undefined until it was read and null where there is none; and a function that changes
 * it. What the browser does not store is there until the page is closed.
 */
export function useStoredValue<Value>(name: string) {
  const engine = useEngine();
  const client = useQueryClient();
  const queryKey = replyKey(engine, `stored.${name}`);
  const read = {
    queryKey,
    queryFn: async () => (await placeOf<Value>(engine, name)).read(),
    staleTime: Infinity,
    gcTime: Infinity,
  };
  const { data } = useQuery(read);
  const change = useCallback(
    async (make: (before: Value | null) => Value): Promise<void> => {
      const value = make(await client.query(read));
      client.setQueryData(queryKey, value);
      await (await placeOf<Value>(engine, name)).write(value);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the query is of these
    [engine, client, name],
  );
  return [data, change] as const;
}
