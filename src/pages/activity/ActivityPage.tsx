/** What Linkdeck does by itself and has done: bulk work with its progress, and the last requests. */
import { Stack, Title } from '@mantine/core';
import { JobCard } from '#features/jobs/JobCard.tsx';
import { isUnfinished, useJobs } from '#queries/jobs.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './ActivityPage.module.css';
import { NoJobs } from './NoJobs.tsx';
import { PastJobs } from './PastJobs.tsx';
import { RequestPanel } from './RequestPanel.tsx';

export function ActivityPage() {
  const jobs = useJobs();
  const open = jobs.filter((job) => isUnfinished(job) || job.state === 'paused');
  const past = jobs.filter(({ state }) => state === 'finished').reverse();
  return (
    <Stack gap="lg">
      <Title order={1}>Activity</Title>
      {jobs.length === 0 ? <NoJobs /> : null}
      {open.length === 0 ? null : (
        <Panel
          title="Bulk work"
          covers={covers(
            open.length,
            open.every(({ kept }) => kept),
          )}
        >
          <ul className={classes['jobs']} aria-label="Bulk work">
            {open.map((job) => (
              <li key={job.id}>
                <JobCard job={job} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {past.length === 0 ? null : <PastJobs jobs={past} />}
      <RequestPanel />
    </Stack>
  );
}

/** What a person may do meanwhile depends on whether the browser keeps the work. */
function covers(number: number, kept: boolean): string {
  const what = number === 1 ? '1 job' : `${formatNumber(number)} jobs`;
  return kept
    ? `${what}. You can keep working, reload or close the page: it goes on where it was as soon as Linkdeck is open and unlocked.`
    : `${what}. Not kept over a reload: this browser lets Linkdeck store nothing here, so leave the page open until it is done.`;
}
