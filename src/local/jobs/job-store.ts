/**
 * Job store: the interface of stored jobs and rows, and the rules by which both change in one
 * transaction.
 */
import type { CampaignLink, StoredJob, StoredRow } from './job-types.ts';

/** What changes together: parts of the job, rows, and a link that is in a campaign now. */
export interface JobChange {
  readonly job?: Partial<StoredJob>;
  readonly rows?: readonly StoredRow[];
  readonly campaignLink?: CampaignLink;
}

/** Makes the change of a job as it is at this moment; undefined for none. */
export type MakeChange = (job: StoredJob, rows: readonly StoredRow[]) => JobChange | undefined;

export interface JobStore {
  /** Whether jobs survive a reload. */
  readonly isPersistent: boolean;
  /** All jobs, the oldest first. */
  all(): Promise<readonly StoredJob[]>;
  add(job: StoredJob, rows: readonly StoredRow[]): Promise<void>;
  /**
   * Changes a job in one transaction, and resolves to the job after it. Resolves to undefined, and
   * changes nothing, where there is no such job or `make` wants no change.
   *
   * @param which the rows that `make` is given, by their indexes
   */
  change(
    id: string,
    which: readonly number[] | 'all',
    make: MakeChange,
  ): Promise<StoredJob | undefined>;
  /**
   * The next row to work on: rows of unknown outcome first, then those to be sent, in their order.
   */
  next(id: string): Promise<StoredRow | undefined>;
  /** The rows of a job, in their order; all of them where no indexes are given. */
  rows(id: string, which?: readonly number[] | 'all'): Promise<readonly StoredRow[]>;
  /** The ids of all links that jobs have made. */
  createdIds(): Promise<ReadonlySet<number>>;
  /** The links that were put into a campaign from here, the last first. */
  linksOf(campaign: number): Promise<readonly CampaignLink[]>;
  /** Those of these links that were put into a campaign from here. */
  inCampaigns(links: readonly number[]): Promise<readonly CampaignLink[]>;
  /** Removes a job and its rows where `when` says so; resolves to whether it did. */
  remove(id: string, when: (job: StoredJob) => boolean): Promise<boolean>;
  close(): void;
}

/** The next step of a row: 0 none, 1 find out what became of it, 2 send it. */
export function nextAction({ state, undecided }: StoredRow): 0 | 1 | 2 {
  if (state === 'planned') return 2;
  return state === 'sent' || (state === 'unknown' && !undecided) ? 1 : 0;
}

const counted = ['done', 'refused', 'unknown', 'dropped'] as const;

/** The job after a change, its counts in step with its rows: those of links alone. */
export function applyChange(
  job: StoredJob,
  before: readonly StoredRow[],
  change: JobChange,
): StoredJob {
  const counts = {
    done: job.done,
    refused: job.refused,
    unknown: job.unknown,
    dropped: job.dropped,
  };
  const states = new Map(before.map(({ index, state }) => [index, state]));
  const { records = 0 } = job;
  for (const row of change.rows ?? []) {
    if (row.index < records) continue;
    const was = states.get(row.index);
    for (const state of counted)
      counts[state] += Number(row.state === state) - Number(was === state);
  }
  return { ...job, ...counts, ...change.job };
}
