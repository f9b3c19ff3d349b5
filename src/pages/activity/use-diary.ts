/** Diary: what was done from this browser, by day, the newest first: links that were created, assigned and imported. */
import {
  isUnfinished,
  type JobSummary,
  type SentLink,
  useCreatedLately,
  useJobs,
  useJobsLoaded,
} from '#queries/jobs.ts';
import { calendarDay } from '#ui/format/since-moment.ts';

/** A line of the diary: a link that was created by itself, or a job that has ended. */
export type DiaryEntry =
  | { readonly kind: 'created'; readonly at: number; readonly link: SentLink }
  | {
      readonly kind: 'assigned' | 'imported' | 'planned' | 'read';
      readonly at: number;
      readonly job: JobSummary;
    };

export const diaryFilters = ['all', 'created', 'assigned', 'imported', 'problems'] as const;

export type DiaryFilter = (typeof diaryFilters)[number];

export interface DiaryDay {
  /** The day that all its entries are of, as `YYYY-MM-DD`. */
  readonly key: string;
  /** The moment of its last entry, in milliseconds since 1970. */
  readonly at: number;
  readonly entries: readonly DiaryEntry[];
}

interface Diary {
  /** Jobs that are under way, held or paused, the oldest first. */
  readonly open: readonly JobSummary[];
  /** Undefined until it is read. */
  readonly entries: readonly DiaryEntry[] | undefined;
}

/** Costs no request. */
export function useDiary(): Diary {
  const created = useCreatedLately();
  const jobs = useJobs();
  const areJobsRead = useJobsLoaded();
  const open = jobs.filter((job) => isUnfinished(job) || job.state === 'paused');
  if (created === undefined || !areJobsRead) return { open, entries: undefined };
  // Of jobs that began in the same moment the later one is the first.
  const finished = jobs.filter(({ state }) => state === 'finished').toReversed();
  const entries = [...finished.map(entryOfJob), ...created.map(entryOfLink)];
  return { open, entries: entries.toSorted((one, other) => other.at - one.at) };
}

function entryOfLink(link: SentLink): DiaryEntry {
  return { kind: 'created', at: link.sentAt, link };
}

const entryKind = { assign: 'assigned', create: 'imported', read: 'read' } as const;

function entryOfJob(job: JobSummary): DiaryEntry {
  const kind = job.plan === undefined ? entryKind[job.kind] : 'planned';
  return { kind, at: job.createdAt, job };
}

export function hasProblem(entry: DiaryEntry): boolean {
  return entry.kind !== 'created' && entry.job.refused + entry.job.unknown > 0;
}

export function isShown(entry: DiaryEntry, filter: DiaryFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'problems') return hasProblem(entry);
  return entry.kind === filter || (entry.kind === 'planned' && filter === 'created');
}

/** The entries of each day together, in their order. */
export function daysOf(entries: readonly DiaryEntry[]): readonly DiaryDay[] {
  const days = new Map<string, DiaryEntry[]>();
  for (const entry of entries) {
    const key = calendarDay(entry.at);
    days.set(key, [...(days.get(key) ?? []), entry]);
  }
  return [...days].map(([key, ofDay]) => ({ key, at: ofDay[0]?.at ?? 0, entries: ofDay }));
}
