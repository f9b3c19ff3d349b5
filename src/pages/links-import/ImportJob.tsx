/** An import under way: the trial to look at, the rest to let go, what became of each row, and the person's own file back. */
import { Anchor, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { JobActions } from '#features/jobs/JobActions.tsx';
import { countsOf } from '#features/jobs/job-labels.ts';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import { paths } from '#features/routes/paths.ts';
import { type JobSummary, useJob, useJobRows } from '#queries/jobs.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { stateWords } from './import-progress.ts';
import { JobRows } from './JobRows.tsx';

export function ImportJob({ id }: { id: string }) {
  const job = useJob(id);
  return job === undefined ? (
    <RecordNotFound kind="import" to={paths.importLinks.href()} list="Import">
      This browser keeps no such import for this account. It may have been made in another browser, or been removed under
      Activity.
    </RecordNotFound>
  ) : (
    <>
      <ProgressPanel job={job} />
      <MadeRows job={job} />
    </>
  );
}

function ProgressPanel({ job }: { job: JobSummary }) {
  const { title, state, total, done, refused, unknown } = job;
  const share = (rows: number) => (rows / Math.max(total, 1)) * 100;
  return (
    <Panel title={title === '' ? 'Import' : title.slice(0, 120)}>
      <Stack gap="sm">
        <Progress.Root size="sm">
          <Progress.Section value={share(done)} aria-label={`${formatNumber(done)} of ${formatNumber(total)} created`} />
          <Progress.Section value={share(refused)} color="red" withAria={false} />
          <Progress.Section value={share(unknown)} color="amber" withAria={false} />
        </Progress.Root>
        <Text role="status">
          {stateWords(job)} {countsOf(job)}
        </Text>
        <div role="group" aria-label="This import">
          <JobActions job={job} large />
        </div>
        <Text size="sm" c="var(--deck-text-dim)">
          {state === 'finished' ? 'This stays under ' : 'You can go elsewhere; this goes on, and stands under '}
          <Anchor component={Link} to={paths.activity.href()} size="sm" underline="always">
            Activity
          </Anchor>
          {state === 'finished' ? ' until you remove it there.' : '.'}
        </Text>
        {state === 'finished' ? (
          <Group>
            <Button variant="default" component={Link} to={paths.importLinks.href()}>
              Import more
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Panel>
  );
}

function MadeRows({ job }: { job: JobSummary }) {
  const { data } = useJobRows(job);
  return data === undefined ? null : <JobRows rows={data} />;
}
