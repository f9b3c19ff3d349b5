/** Where jobs are kept: what is stored of each and of its rows, and how one change of both is made, all or nothing. */
import type { NewLink } from '#contract/resources/links.ts';
import type { JobFacts, JobItem, JobRow } from './job-records.ts';

/** The right to change a job, so that two engines never run one; it ends by itself where its holder has crashed. */
interface Lease {
  /** Random, made by each engine. */
  readonly holder: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Who paused a job. What was paused as the key was refused goes on by itself when a key is given again. */
export type PausedBy = 'person' | 'trial' | 'key' | 'problem';

/** A job as it is kept, without its rows. */
export interface StoredJob extends JobFacts {
  readonly pausedBy: PausedBy | null;
  /** Rows from this index on wait until the person has looked at those before; 0 for no trial. */
  readonly trial: number;
  /** What was not sent is not to be sent any more; what was sent is still looked up. */
  readonly cancelled: boolean;
  readonly lease: Lease | null;
}

/** A row as it is kept: what the screen shows of it, and what is needed to send it. */
export interface StoredRow extends JobRow {
  readonly job: string;
  readonly item?: JobItem;
  /** Taken out once nothing is to be sent any more, as it may hold a password. */
  readonly body?: NewLink;
  /** How often it may have left. */
  readonly attempts: number;
  /** When it left last. */
  readonly sentAt: number | null;
  /** Until when a request without a reply may still arrive; before that, its absence proves nothing. */
  readonly underWayUntil: number;
  /** It was looked up, and nobody can tell what became of it. */
  readonly stuck: boolean;
}

/** A link as this browser remembers it to be in a campaign: each link is in one at most. */
export interface CampaignLink {
  readonly id: number;
  readonly label: string;
  readonly campaign: number;
  /** When it was put there, in milliseconds since 1970. */
  readonly at: number;
}

/** What changes together: parts of the job, rows, and a link that is in a campaign now. */
export interface JobChange {
  readonly job?: Partial<StoredJob>;
  readonly rows?: readonly StoredRow[];
  readonly campaignLink?: CampaignLink;
}

/** Who wants to change a job. */
export interface Asker {
  readonly holder: string;
  /** No other engine of this account can be running, so that a lease that is left over counts for nothing. */
  readonly alone: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Makes the change of a job as it is at this moment; undefined for none. */
export type MakeChange = (job: StoredJob, rows: readonly StoredRow[]) => JobChange | undefined;

export interface JobStore {
  /** Whether it is still there after a reload. */
  readonly kept: boolean;
  /** All jobs, the oldest first. */
  all(): Promise<readonly StoredJob[]>;
  add(job: StoredJob, rows: readonly StoredRow[]): Promise<void>;
  /**
   * Changes a job, as one act that nothing comes between. Resolves to the job after it; to undefined, and nothing is
   * changed, where there is no such job, another engine has it, or `make` wants no change.
   *
   * @param which the rows that `make` is given, by their indexes
   */
  change(id: string, asker: Asker, which: readonly number[] | 'all', make: MakeChange): Promise<StoredJob | undefined>;
  /** The row to be dealt with next: those of unknown fate first, then those to be sent, in their order. */
  next(id: string): Promise<StoredRow | undefined>;
  /** All rows of a job, in their order. */
  rows(id: string): Promise<readonly StoredRow[]>;
  /** The ids of all links that jobs have made. */
  madeIds(): Promise<ReadonlySet<number>>;
  /** The links that were put into a campaign from here, the last first. */
  linksOf(campaign: number): Promise<readonly CampaignLink[]>;
  /** Removes a job and its rows where `when` says so; resolves to whether it did. */
  remove(id: string, asker: Asker, when: (job: StoredJob) => boolean): Promise<boolean>;
  close(): void;
}

/** What is to be done with a row: 0 nothing, 1 to find out what became of it, 2 to send it. */
export function todoOf({ state, stuck }: StoredRow): 0 | 1 | 2 {
  if (state === 'planned') return 2;
  return state === 'sent' || (state === 'unknown' && !stuck) ? 1 : 0;
}

/** Whether this engine may change the job now. */
export function mayChange({ lease }: StoredJob, { holder, alone, now }: Asker): boolean {
  return lease === null || alone || lease.holder === holder || lease.until <= now;
}

const counted = ['done', 'refused', 'unknown', 'dropped'] as const;

/** The job after a change, its counts in step with its rows. */
export function changedJob(job: StoredJob, before: readonly StoredRow[], change: JobChange): StoredJob {
  const counts = { done: job.done, refused: job.refused, unknown: job.unknown, dropped: job.dropped };
  const states = new Map(before.map(({ index, state }) => [index, state]));
  for (const row of change.rows ?? []) {
    const was = states.get(row.index);
    for (const state of counted) counts[state] += Number(row.state === state) - Number(was === state);
  }
  return { ...job, ...counts, ...change.job };
}
