/**
 * Job summaries: jobs as lists show them, with the expected remaining time, and the state of a new
 * link.
 */
import type { Budget } from '#client/rate-limit/budget.ts';
import type { Message } from '#contract/message.ts';
import type { NamedLink, NewLink } from '#contract/resources/links.ts';
import type { JobFacts, JobRow, Refusal, StoredJob, StoredRow } from '#local/jobs/job-types.ts';
import { refusedAliasOf } from './refused-alias.ts';

/** How fast bulk work goes at the moment. */
export type Pace = Pick<Budget, 'bulkPerMinute'>;

/** A job as lists show it; `why` also says why a running one waits for the moment. */
export interface JobSummary extends JobFacts {
  /**
   * How long the rest is expected to take, in milliseconds; null where nothing is left or nothing
   * moves.
   */
  readonly remainingMs: number | null;
  /**
   * Whether it continues after a reload; where this browser keeps nothing, it ends with the page.
   */
  readonly isStored: boolean;
  /** For a job of the wizard. */
  readonly newLink?: NewLinkState;
}

/** What is known of a new link at this moment. */
export type NewLinkState = {
  /** Without its password. */
  readonly body: NewLink;
  /** The tab that added it, as long as that tab is open; null for a link that was left behind. */
  readonly tab: string | null;
} & (
  | /** Nothing is sent yet. */ { readonly step: 'held' }
  /** It is on its way, or waits: `why` says what for, or is ''. */
  | { readonly step: 'sending'; readonly why: Message }
  /** The reply was lost; `resumed` where the tab that sent it is gone. */
  | { readonly step: 'looking'; readonly resumed: boolean }
  /** Looking failed too, for this reason. */
  | { readonly step: 'unknown'; readonly reason: Message }
  /**
   * It was not made. `sent` tells whether its request ever left, `whole` whether it can be sent
   * with its password.
   */
  | { readonly step: 'absent'; readonly sent: boolean; readonly whole: boolean }
  /** One of these links may be it. */
  | { readonly step: 'several'; readonly links: readonly NamedLink[] }
  /** It was not made because its alias belongs to this link. */
  | { readonly step: 'taken'; readonly link: NamedLink }
  | { readonly step: 'refused'; readonly error: Refusal }
  | { readonly step: 'made'; readonly link: NamedLink }
);

interface Context {
  /** Why running jobs wait for the moment, by their ids. */
  readonly notes: ReadonlyMap<string, Message>;
  /** The rows of new links, by their jobs. */
  readonly newLinks: ReadonlyMap<string, StoredRow>;
  /** Passwords that can still be sent, by their jobs. */
  readonly passwords: ReadonlyMap<string, string>;
  /** The open tabs that have added jobs, by these jobs. */
  readonly tabs: ReadonlyMap<string, string>;
  readonly isStored: boolean;
  readonly pace: Pace;
}

/** All of them, in the same order. */
export function summaries(jobs: readonly StoredJob[], context: Context): readonly JobSummary[] {
  const { notes, newLinks, tabs, isStored, pace } = context;
  const moving = jobs.filter(moves);
  const kinds = new Set(moving.map(({ kind }) => kind)).size;
  return jobs.map((job): JobSummary => {
    const { pausedBy: _by, trial: _trial, cancelled: _cancelled, ...plain } = job;
    // Jobs of one kind go one after the other; two kinds share the pace.
    const ahead = moving
      .slice(0, Math.max(0, moving.indexOf(job)))
      .filter(({ kind }) => kind === job.kind);
    const rows = [...ahead, job].reduce((sum, each) => sum + leftOf(each), 0);
    const minutes = (rows * Math.max(1, kinds)) / Math.max(1, pace.bulkPerMinute);
    const remainingMs = moves(job) && leftOf(job) > 0 ? Math.ceil(minutes * 60_000) : null;
    const why = job.state === 'paused' ? job.why : (notes.get(job.id) ?? '');
    const row = newLinks.get(job.id);
    const shown = { ...plain, why, remainingMs, isStored };
    if (row === undefined) return shown;
    const tab = tabs.get(job.id) ?? null;
    return {
      ...shown,
      newLink: newLinkState(shown, row, { tab, hasPassword: context.passwords.has(job.id) }),
    };
  });
}

function newLinkState(
  job: JobSummary,
  row: StoredRow,
  { tab, hasPassword }: { tab: string | null; hasPassword: boolean },
): NewLinkState {
  const { state, made, creationFailure, sentAt, candidates = [], hadPassword = false } = row;
  const known = { body: row.body ?? { url: row.label }, tab };
  if (made !== undefined) return { step: 'made', ...known, link: made };
  if (job.state === 'held') return { step: 'held', ...known };
  if (creationFailure?.why === 'taken')
    return { step: 'taken', ...known, link: creationFailure.link };
  if (creationFailure?.why === 'refused')
    return { step: 'refused', ...known, error: creationFailure.error };
  if (creationFailure !== undefined)
    return { step: 'absent', ...known, sent: sentAt !== null, whole: !hadPassword || hasPassword };
  if (row.undecided) return { step: 'several', ...known, links: candidates };
  if (state !== 'unknown') return { step: 'sending', ...known, why: job.why };
  if (job.state === 'paused') return { step: 'unknown', ...known, reason: job.why };
  return { step: 'looking', ...known, resumed: tab === null };
}

/** Whether it takes a share of the pace of bulk work. */
function moves({ state, source }: StoredJob): boolean {
  return source !== 'wizard' && (state === 'running' || state === 'waiting');
}

function leftOf({ total, done, refused, dropped }: StoredJob): number {
  return total - done - refused - dropped;
}

/** A row as it may be shown: without what was needed to send it. */
export function shownRow(row: StoredRow): JobRow {
  const { index, state, label, problem, record, made, cells } = row;
  const refusedAlias = refusedAliasOf(row);
  return {
    index,
    state,
    label,
    problem,
    record,
    made,
    cells,
    ...(refusedAlias !== undefined && { refusedAlias }),
  };
}
