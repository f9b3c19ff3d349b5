/** Job hooks: bulk work as screens show it, the actions on it, and the replies that jobs make stale. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Engine } from '#engine/engine.ts';
import type { JobSummary, Jobs } from '#engine/jobs/jobs.ts';
import { useEngine } from './EngineContext.tsx';
import { makeStale } from './endpoint-mutation.ts';
import { replyKey } from './endpoint-query.ts';

export type { JobRow, JobRowState, JobSummary } from '#engine/jobs/jobs.ts';
export { isUnfinished } from '#engine/jobs/jobs.ts';
export type { SentLink } from '#engine/links/sent-links.ts';

function useAllJobs(): readonly JobSummary[] {
  const { jobs } = useEngine();
  return useSyncExternalStore(jobs.subscribe, jobs.get);
}

/** The bulk work of the account, the oldest first; a link of the wizard has its own screen, and a notice on the others. */
export function useJobs(): readonly JobSummary[] {
  const jobs = useAllJobs();
  return useMemo(() => jobs.filter(({ source }) => source !== 'wizard'), [jobs]);
}

/** One job, or undefined where there is none with this id. */
export function useJob(id: string): JobSummary | undefined {
  return useJobs().find((job) => job.id === id);
}

/** Whether the jobs of this account were read by now: until then there seem to be none. Costs no request. */
export function useJobsAreRead(): boolean {
  const engine = useEngine();
  // The rows of any job are answered when all jobs are there.
  const read = useQuery({
    queryKey: replyKey(engine, 'jobs.read'),
    queryFn: () => engine.jobs.rows('').then(() => true),
    staleTime: Infinity,
  });
  return read.data === true;
}

/** The actions on jobs: see `Jobs`. */
export function useJobActions(): Omit<Jobs, 'get' | 'subscribe' | 'rows' | 'linksOf' | 'sentAs' | 'choose' | 'leave'> {
  return useEngine().jobs;
}

/** How far a job is, as a number that changes with each of its rows. */
function progressOf({ done, refused, unknown, dropped, state }: JobSummary): string {
  return [done, refused, unknown, dropped, state].join(' ');
}

/** The rows of a job, read again as it continues; costs no request. */
export function useJobRows(job: JobSummary) {
  const engine = useEngine();
  return useQuery({
    queryKey: [...replyKey(engine, 'jobs.rows', { id: job.id }), progressOf(job)],
    queryFn: () => engine.jobs.rows(job.id),
    placeholderData: (before) => before,
    // Each step of a job is a separate entry, and a job has many.
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** Reads the rows of a job at this moment. */
export function useReadRows(): Jobs['rows'] {
  return useEngine().jobs.rows;
}

/** The links that were put into a campaign from this browser, the last first; costs no request. */
export function useLinksOfCampaign(campaign: number) {
  const engine = useEngine();
  const jobs = useAllJobs();
  const steps = jobs.reduce((sum, { done }) => sum + done, 0);
  return useQuery({
    queryKey: [...replyKey(engine, 'jobs.linksOf', { campaign }), steps],
    queryFn: () => engine.jobs.linksOf(campaign),
    placeholderData: (before) => before,
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** What this browser sent to make a link, or null; costs no request. */
export function sentLinkQuery(engine: Engine, id: number) {
  return queryOptions({
    queryKey: replyKey(engine, 'jobs.sentAs', { id }),
    queryFn: () => engine.jobs.sentAs(id),
    // Another tab may have made the link a moment ago.
    staleTime: 0,
  });
}

/**
 * Makes stale what jobs change: once, when a job has stopped, because doing so after every row would cost a request each.
 * For one component above all screens.
 */
export function useJobsMakeStale(): void {
  const engine = useEngine();
  const client = useQueryClient();
  const jobs = useAllJobs();
  const settled = useRef(new Map<string, number>());
  const known = useRef(false);

  const tell = useCallback(
    ({ kind, target, records = 0 }: JobSummary) => {
      if (records > 0) makeStale(client, engine, ['channels.list', 'campaigns.list']);
      // After an assignment to a campaign nothing is asked for again, as no endpoint lists its links.
      if (kind === 'create') makeStale(client, engine, ['links.list', 'links.find', 'channels.get']);
      else if (target?.kind === 'channel') makeStale(client, engine, [['channels.get', { id: target.id }]]);
    },
    [client, engine],
  );

  useEffect(() => {
    for (const job of jobs) {
      const before = settled.current.get(job.id);
      // What was done before this page was opened is in what it has read.
      if (before === undefined && !known.current) settled.current.set(job.id, job.done);
      else if ((before ?? 0) !== job.done && job.state !== 'running') {
        settled.current.set(job.id, job.done);
        tell(job);
      }
    }
    if (jobs.length > 0) known.current = true;
  }, [jobs, tell]);
}
