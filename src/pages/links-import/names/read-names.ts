/** Names of an account: reads the lists that an import names records of, and creates channels and campaigns by name. */
import type { QueryClient } from '@tanstack/react-query';
import type { useEngine } from '#queries/EngineContext.tsx';
import { makeStale } from '#queries/endpoint-mutation.ts';
import { readAllRows } from '#queries/records/read-all-rows.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { domainsQuery } from '#queries/resources/domains.ts';
import { pixelsQuery } from '#queries/resources/pixels.ts';
import { findRecord, type NamedField, type NamedRecord } from './record-names.ts';

interface Place {
  readonly client: QueryClient;
  readonly engine: ReturnType<typeof useEngine>;
  /** Asks the service again, whatever is in the cache. */
  readonly fresh?: boolean;
}

/** What can be created from a name alone; a pixel needs its tag, a domain its DNS. */
export const creatableFields = ['channel', 'campaign'] as const;

export type CreatableField = (typeof creatableFields)[number];

export function isCreatable(field: NamedField): field is CreatableField {
  return creatableFields.some((each) => each === field);
}

/** @throws ApiError where a page of the list cannot be read */
export async function readNames(field: NamedField, { client, engine, fresh = false }: Place): Promise<readonly NamedRecord[]> {
  if (field === 'domain') {
    const rows = await readAllRows(client, engine, domainsQuery, { fresh });
    return rows.map(({ id, domain }) => ({ id, name: domain ?? '' }));
  }
  const rows =
    field === 'channel'
      ? await readAllRows(client, engine, channelsQuery, { fresh })
      : field === 'campaign'
        ? await readAllRows(client, engine, campaignsQuery, { fresh })
        : await readAllRows(client, engine, pixelsQuery, { fresh });
  return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
}

/**
 * Creates what is missing, one after the other, behind what people wait for. What is there by now is left alone, also
 * where the reply of an earlier attempt was lost: so it can be called again after a failure.
 *
 * @param onCreated called after each
 * @throws ApiError at the first that cannot be created
 */
export async function createMissing(
  field: CreatableField,
  names: readonly string[],
  { client, engine }: Place,
  onCreated: () => void,
): Promise<readonly NamedRecord[]> {
  const known = await readNames(field, { client, engine, fresh: true });
  try {
    for (const name of names) {
      if (findRecord(known, name).found === 'none') {
        if (field === 'channel') await engine.call('channels.create', { name }, { lane: 'bulk' });
        else await engine.call('campaigns.create', { name }, { lane: 'bulk' });
      }
      onCreated();
    }
  } finally {
    makeStale(client, engine, [`${field}s.list`]);
  }
  return readNames(field, { client, engine, fresh: true });
}
