/** Names of an account: reads the lists that an import names records of. */
import type { QueryClient } from '@tanstack/react-query';
import type { NamedField, NamedRecord } from '#contract/record-names.ts';
import type { useEngine } from '#queries/EngineContext.tsx';
import { readAllRows } from '#queries/records/read-all-rows.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { domainsQuery } from '#queries/resources/domains.ts';
import { pixelsQuery } from '#queries/resources/pixels.ts';

interface Place {
  readonly client: QueryClient;
  readonly engine: ReturnType<typeof useEngine>;
}

/** @throws ApiError where a page of the list cannot be read */
export async function readNames(
  field: NamedField,
  { client, engine }: Place,
): Promise<readonly NamedRecord[]> {
  if (field === 'domain') {
    const rows = await readAllRows(client, engine, domainsQuery);
    return rows.map(({ id, domain }) => ({ id, name: domain ?? '' }));
  }
  const rows =
    field === 'channel'
      ? await readAllRows(client, engine, channelsQuery)
      : field === 'campaign'
        ? await readAllRows(client, engine, campaignsQuery)
        : await readAllRows(client, engine, pixelsQuery);
  return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
}
