/** Row requests: the one request of a row, and the channels and campaigns that rows of an import refer to by name. */
import type { Client } from '#client/client.ts';
import { ApiError } from '#client/errors/api-error.ts';
import type { Clock } from '#client/time/clock.ts';
import { joined, type Message, sentence } from '#contract/message.ts';
import { type CreatableField, creatableFields, findRecord, type Named, type NamedRecord } from '#contract/record-names.ts';
import type { JobStore } from '#local/jobs/job-store.ts';
import type { StoredJob, StoredRow } from '#local/jobs/job-types.ts';

type Options = NonNullable<Parameters<Client['call']>[2]>;

/** What a row has made. */
export type Made = Pick<StoredRow, 'made' | 'recordId'>;

interface RequestDeps {
  readonly call: Client['call'];
  readonly clock: Clock;
  readonly store: JobStore;
}

/** How long a list of records that was read serves the next rows of the same job, in milliseconds. */
const listServes = 60_000;
/** As many as one page may have. Not the constant of the contract, whose schemas the document would have to load, too. */
const pageSize = 100;
/** A list that never ends is the fault of a service: this is more than anyone has. */
const mostPages = 200;

export function createRowRequests({ call, clock, store }: RequestDeps) {
  /** The list that was read last: all rows of one kind come one after the other. */
  let list: { readonly of: string; readonly readAt: number; records: readonly NamedRecord[] } | undefined;
  const listOf = ({ job, record }: StoredRow) => `${job} ${record}`;

  return {
    /** Sends the row. Resolves to what it has made; to nothing for an assignment. */
    send: async (job: StoredJob, row: StoredRow, options: Options): Promise<Made> => {
      const { body, item, record, label } = row;
      if (record !== undefined) {
        const { id } = await call(record === 'channel' ? 'channels.create' : 'campaigns.create', { name: label }, options);
        if (id === null) throw new ApiError('malformed', [sentence('noRecordId', { record })]);
        if (list?.of === listOf(row)) list.records = [...list.records, { id, name: label }];
        return { recordId: id };
      }
      if (body !== undefined) {
        const { id, shorturl } = await call('links.create', body, options);
        if (id === null || shorturl === null) throw new ApiError('malformed', [sentence('noLinkId')]);
        return { made: { id, shorturl } };
      }
      const { target } = job;
      if (item === undefined || target === undefined) throw new ApiError('invalid', [sentence('itemUnknown')]);
      if (target.kind === 'channel')
        await call('channels.assign', { channelid: target.id, type: item.type, itemid: item.id }, options);
      else await call('campaigns.assign', { campaignid: target.id, linkid: item.id }, options);
      return {};
    },

    /**
     * Looks for the channel or campaign of a row by its name. Costs one request for each hundred records, or none where the
     * list was read for this job a moment ago and `fresh` does not ask for it again.
     *
     * @throws ApiError where the list cannot be read
     */
    lookUp: async (row: StoredRow, { fresh, signal }: { fresh: boolean; signal: AbortSignal }): Promise<Named> => {
      const isAtHand = list?.of === listOf(row) && clock.now() - list.readAt < listServes;
      if (list === undefined || fresh || !isAtHand) {
        const records = await readAll(row.record === 'channel' ? 'channels.list' : 'campaigns.list', signal);
        list = { of: listOf(row), readAt: clock.now(), records };
      }
      return findRecord(list.records, row.label);
    },

    /** The row with the ids of the records that it needs, or why it cannot be sent. */
    complete: async (row: StoredRow): Promise<StoredRow | { readonly missing: Message }> => {
      const { body, needs = {} } = row;
      if (body === undefined) return row;
      const ids: Partial<Record<CreatableField, number>> = {};
      for (const field of creatableFields) {
        const index = needs[field];
        const record = index === undefined ? undefined : await store.row(row.job, index);
        if (index === undefined) continue;
        if (record?.recordId === undefined) {
          const missing = sentence('recordMissing', { field, name: record?.label ?? '' });
          return { missing: joined([missing], record?.problem ?? '') };
        }
        ids[field] = record.recordId;
      }
      return { ...row, body: { ...body, ...ids } };
    },
  };

  async function readAll(name: 'channels.list' | 'campaigns.list', signal: AbortSignal): Promise<NamedRecord[]> {
    const records = new Map<number, NamedRecord>();
    for (let page = 1; page <= mostPages; page += 1) {
      const { data } = await call(name, { page, limit: pageSize }, { lane: 'bulk', signal });
      const { rows, unreadable, maxpage } = data;
      for (const { id, name: called } of rows) if (id !== null) records.set(id, { id, name: called ?? '' });
      if (rows.length + unreadable.length === 0 || maxpage <= page) break;
    }
    return [...records.values()];
  }
}
