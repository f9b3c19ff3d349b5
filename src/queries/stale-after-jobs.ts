/**
 * Stale after jobs: which lists a job has changed, such as that of links after a link was created,
 * so that they are read again.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { JobSummary } from '#engine/jobs/jobs.ts';
import { useEngine } from './EngineContext.tsx';
import { invalidate } from './invalidate.ts';
import { useAllJobs } from './jobs.ts';

/**
 * Invalidates once, when a job has stopped, because doing so after every row would cost a request
 * each. For one component above all screens.
 */
export function useStaleAfterJobs(): void {
  const engine = useEngine();
  const client = useQueryClient();
  const jobs = useAllJobs();
  /** How many rows of each job were done when its replies were last invalidated. */
  const doneBefore = useRef(new Map<string, number>());
  const wereJobsRead = useRef(false);

  const invalidateFor = useCallback(
    ({ kind, target, records = 0 }: JobSummary) => {
      if (records > 0) invalidate(client, engine, ['channels.list', 'campaigns.list']);
      // After an assignment to a campaign nothing is read again, as no endpoint lists its links.
      if (kind === 'create')
        invalidate(client, engine, ['links.list', 'links.find', 'channels.get']);
      else if (target?.kind === 'channel')
        invalidate(client, engine, [['channels.get', { id: target.id }]]);
    },
    [client, engine],
  );

  useEffect(() => {
    for (const job of jobs) {
      const before = doneBefore.current.get(job.id);
      const isFromEarlier = before === undefined && !wereJobsRead.current;
      // What was done before this page was opened is in what the page has read.
      if (isFromEarlier) {
        doneBefore.current.set(job.id, job.done);
        continue;
      }
      const hasNewRows = (before ?? 0) !== job.done;
      if (!hasNewRows || job.state === 'running') continue;
      doneBefore.current.set(job.id, job.done);
      invalidateFor(job);
    }
    if (jobs.length > 0) wereJobsRead.current = true;
  }, [jobs, invalidateFor]);
}
