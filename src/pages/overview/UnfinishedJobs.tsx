/** Paused jobs: imports and assignments that wait for the user, with how far they are and the way to continue them. */
import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { countsOf } from '#features/jobs/job-labels.ts';
import { paths } from '#features/routes/paths.ts';
import { useJobs } from '#queries/jobs.ts';

export function PausedJobs() {
  const paused = useJobs().filter(({ state }) => state === 'paused');
  return paused.map((job) => (
    <Alert
      key={job.id}
      color="yellow"
      role="status"
      title={job.kind === 'create' ? 'An import is paused' : 'Assigning is paused'}
    >
      <bdi dir="auto">{job.title.slice(0, 120)}</bdi>: {countsOf(job)}.{' '}
      <Anchor
        component={Link}
        to={job.kind === 'create' ? paths.importLinks.href(job.id) : paths.activity.href()}
        underline="always"
      >
        {job.kind === 'create' ? 'Continue the import' : 'Continue in Activity'}
      </Anchor>
    </Alert>
  ));
}
