/**
 * Row requests: the one request of a row, and the channels and campaigns that rows of an import
 * refer to by name.
 */

import type { Clock } from '#base/clock.ts';
import type { Client } from '#client/client.ts';
import { ApiError } from '#client/errors/api-error.ts';
import { joinMessages, type Message, sentence } from '#contract/message.ts';
import { readAllPages } from '#contract/reading/pages.ts';
import { hasId } from '#contract/reading/readable.ts';
import {
  type CreatableField,
  creatableFields,
  findRecord,
  type Named,
  type NamedRecord,
} from '#contract/record-names.ts';
import type { JobStore } from '#local/jobs/job-store.ts';
import type { StoredJob, StoredRow } from '#local/jobs/job-types.ts';

type Options = NonNullable<Parameters<Client['call']>[2]>;

/** What a row has made. */
export type CreatedRecord = Pick<StoredRow, 'made' | 'recordId'>;

interface RequestDeps {
  readonly call: Client['call'];
  readonly clock: Clock;
  readonly store: JobStore;
}

/**
 * How long a list of records that was read serves the next rows of the same job, in milliseconds.
 */
const listServes = 60_000;
/**
 * As many as one page may have. Not the constant of the contract, whose schemas the document would
 * have to load, too.
 */
const pageSize = 100;

export class RowRequests {
  readonly #call: RequestDeps['call'];
  readonly #clock: RequestDeps['clock'];
  readonly #store: RequestDeps['store'];
  /** The list that was read last: all rows of one kind come one after the other. */
  #list:
    | { readonly of: string; readonly readAt: number; records: readonly NamedRecord[] }
    | undefined;

  constructor({ call, clock, store }: RequestDeps) {
    this.#call = call;
    this.#clock = clock;
    this.#store = store;
  }

  /** Sends the row. Resolves to what it has made; to nothing for an assignment and for statistics. */
  async send(job: StoredJob, row: StoredRow, options: Options): Promise<CreatedRecord> {
    const { body, item, record, label } = row;
    if (record !== undefined) {
      const { id } = await this.#call(
        record === 'channel' ? 'channels.create' : 'campaigns.create',
        { name: label },
        options,
      );
      if (id === null) throw new ApiError('malformed', [sentence('noRecordId', { record })]);
      if (this.#list?.of === this.#listOf(row))
        this.#list.records = [...this.#list.records, { id, name: label }];
      return { recordId: id };
    }
    if (body !== undefined) {
      const { id, shorturl } = await this.#call('links.create', body, options);
      if (id === null || shorturl === null) throw new ApiError('malformed', [sentence('noLinkId')]);
      return { made: { id, shorturl } };
    }
    if (job.kind === 'read' && item !== undefined) {
      await this.#call('links.get', { id: item.id }, options);
      return {};
    }
    const { target } = job;
    if (item === undefined || target === undefined)
      throw new ApiError('invalid', [sentence('itemUnknown')]);
    if (target.kind === 'channel')
      await this.#call(
        'channels.assign',
        { channelid: target.id, type: item.type, itemid: item.id },
        options,
      );
    else await this.#call('campaigns.assign', { campaignid: target.id, linkid: item.id }, options);
    return {};
  }

  /**
   * Searches the channel or campaign of a row by its name. Costs one request for each hundred
   * records, or none where the list was read for this job a moment ago and `fresh` does not ask for
   * it again.
   *
   * @throws ApiError where the list cannot be read
   */
  async lookUp(
    row: StoredRow,
    { fresh, signal }: { fresh: boolean; signal: AbortSignal },
  ): Promise<Named> {
    // Where the clock was set back, another client may have created it in the time that is not known.
    const isAtHand =
      this.#list?.of === this.#listOf(row) &&
      Math.abs(this.#clock.now() - this.#list.readAt) < listServes;
    if (this.#list === undefined || fresh || !isAtHand) {
      const records = await this.#readAll(
        row.record === 'channel' ? 'channels.list' : 'campaigns.list',
        signal,
      );
      this.#list = { of: this.#listOf(row), readAt: this.#clock.now(), records };
    }
    return findRecord(this.#list.records, row.label);
  }

  /** The row with the ids of the records that it needs, or why it cannot be sent. */
  async complete(row: StoredRow): Promise<StoredRow | { readonly missing: Message }> {
    const { body, needs = {} } = row;
    if (body === undefined) return row;
    const ids: Partial<Record<CreatableField, number>> = {};
    for (const field of creatableFields) {
      const index = needs[field];
      const record =
        index === undefined ? undefined : (await this.#store.rows(row.job, [index]))[0];
      if (index === undefined) continue;
      if (record?.recordId === undefined) {
        const missing = sentence('recordMissing', { field, name: record?.label ?? '' });
        return { missing: joinMessages([missing], record?.problem ?? '') };
      }
      ids[field] = record.recordId;
    }
    return { ...row, body: { ...body, ...ids } };
  }

  /** The name of the campaign that the link of a row is created in, where a row of the job is that campaign. */
  async campaignName({ job, needs }: StoredRow): Promise<string | undefined> {
    if (needs?.campaign === undefined) return undefined;
    return (await this.#store.rows(job, [needs.campaign]))[0]?.label;
  }

  #listOf({ job, record }: StoredRow): string {
    return `${job} ${record}`;
  }

  async #readAll(
    name: 'channels.list' | 'campaigns.list',
    signal: AbortSignal,
  ): Promise<NamedRecord[]> {
    const rows = await readAllPages<{ readonly id: number | null; readonly name: string | null }>(
      async (page) => {
        const { data } = await this.#call(
          name,
          { page, limit: pageSize },
          { lane: 'bulk', signal },
        );
        return data;
      },
    );
    return rows.filter(hasId).map(({ id, name: text }) => ({ id, name: text ?? '' }));
  }
}
