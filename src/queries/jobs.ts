/** Job hooks: bulk work as screens show it, and the actions on it. */
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Engine } from '#engine/engine.ts';
import type { Assignment, JobRow, JobSummary, Jobs, KnownCampaign } from '#engine/jobs/jobs.ts';
import type { SentLink } from '#engine/links/sent-links.ts';
import { useEngine } from './EngineContext.tsx';
import { replyKey } from './endpoint-query.ts';
import { useAddJob } from './naming.ts';

export type { JobRow, JobRowState, JobSummary } from '#engine/jobs/jobs.ts';
export { isUnfinished } from '#engine/jobs/jobs.ts';
export type { KnownCampaign, SentLink };

/** All jobs of the account, those of single new links included. */
export function useAllJobs(): readonly JobSummary[] {
  const { jobs } = useEngine();
  return useSyncExternalStore(jobs.subscribe, jobs.get);
}

/**
 * The bulk work of the account, the oldest first; a link of the wizard has its own screen, and a
 * notice on the others.
 */
export function useJobs(): readonly JobSummary[] {
  const jobs = useAllJobs();
  return useMemo(() => jobs.filter(({ source }) => source !== 'wizard'), [jobs]);
}

/** One job, or undefined where there is none with this id. */
export function useJob(id: string): JobSummary | undefined {
  return useJobs().find((job) => job.id === id);
}

/**
 * Whether the jobs of this account were read by now: until then there seem to be none. Costs no
 * request.
 */
export function useJobsLoaded(): boolean {
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
export function useJobActions(): Omit<
  Jobs,
  | 'get'
  | 'subscribe'
  | 'rows'
  | 'linksOf'
  | 'campaignsOf'
  | 'assignmentsOf'
  | 'sentAs'
  | 'choose'
  | 'leave'
> {
  const { jobs } = useEngine();
  const add = useAddJob();
  return useMemo(() => ({ ...jobs, add }), [jobs, add]);
}

/** How far a job is, as a number that changes with each of its rows. */
function progressOf({ done, refused, unknown, dropped, state }: JobSummary): string {
  return [done, refused, unknown, dropped, state].join(' ');
}

/** The rows of all jobs of a plan, those of the last job last; read again as they continue. Costs no request. */
export function usePlanRows(jobs: readonly JobSummary[]): readonly JobRow[] {
  const engine = useEngine();
  const { data } = useQuery({
    queryKey: [
      ...replyKey(engine, 'jobs.planRows'),
      ...jobs.map((job) => job.id + progressOf(job)),
    ],
    queryFn: async () => (await Promise.all(jobs.map(({ id }) => engine.jobs.rows(id)))).flat(),
    placeholderData: (before) => before,
    gcTime: 0,
    staleTime: Infinity,
  });
  return data ?? noRows;
}

const noRows: readonly JobRow[] = [];

/** The rows of a job, read again as it continues, unless nobody sees them; costs no request. */
export function useJobRows(job: JobSummary, enabled = true) {
  const engine = useEngine();
  return useQuery({
    queryKey: [...replyKey(engine, 'jobs.rows', { id: job.id }), progressOf(job)],
    queryFn: () => engine.jobs.rows(job.id),
    enabled,
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
    ...linksOfQuery(engine, campaign, steps),
    placeholderData: (before) => before,
  });
}

/** The same for several campaigns, as the ids of the links by the id of the campaign. */
export function useLinksOfCampaigns(
  campaigns: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const engine = useEngine();
  const jobs = useAllJobs();
  const steps = jobs.reduce((sum, { done }) => sum + done, 0);
  const found = useQueries({
    queries: campaigns.map((campaign) => linksOfQuery(engine, campaign, steps)),
  });
  return new Map(
    campaigns.map((id, index) => [id, found[index]?.data?.map((link) => link.id) ?? []]),
  );
}

/** The campaigns that links were put into from this browser, by the ids of the links; costs no request. */
export function useCampaignsOfLinks(links: readonly number[]): ReadonlyMap<number, KnownCampaign> {
  const engine = useEngine();
  const jobs = useAllJobs();
  const steps = jobs.reduce((sum, { done }) => sum + done, 0);
  const { data } = useQuery({
    queryKey: [...replyKey(engine, 'jobs.campaignsOf', { links }), steps],
    queryFn: () => engine.jobs.campaignsOf(links),
    enabled: links.length > 0,
    placeholderData: (before) => before,
    gcTime: 0,
    staleTime: Infinity,
  });
  return useMemo(() => new Map(data?.map((each) => [each.link, each])), [data]);
}

/** The assignments of a link from this browser, the oldest first; costs no request. @param link null for none */
export function useAssignmentsOf(link: number | null): readonly Assignment[] {
  const engine = useEngine();
  const finished = useAllJobs().filter(({ state }) => state === 'finished').length;
  const { data } = useQuery({
    queryKey: [...replyKey(engine, 'jobs.assignmentsOf', { link }), finished],
    queryFn: () => engine.jobs.assignmentsOf(link ?? 0),
    enabled: link !== null,
    placeholderData: (before) => before,
    gcTime: 0,
    staleTime: Infinity,
  });
  return data ?? noAssignments;
}

const noAssignments: readonly Assignment[] = [];

/** @param steps grows with each row that a job has done */
function linksOfQuery(engine: Engine, campaign: number, steps: number) {
  return queryOptions({
    queryKey: [...replyKey(engine, 'jobs.linksOf', { campaign }), steps],
    queryFn: () => engine.jobs.linksOf(campaign),
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
