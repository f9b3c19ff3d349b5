/** Assignment card: the job card of an assignment, with the time that is left to undo it. */
import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { assignHoldMs, assignmentText, countJob } from '#features/assign/model/assign-messages.ts';
import { JobActions } from '#features/jobs/JobActions.tsx';
import { FoldedRows, JobGroup, JobProgress } from '#features/jobs/JobCard.tsx';
import type { JobSummary } from '#queries/jobs.ts';
import { FocusHandoff } from '#ui/dialogs/FocusHandoff.tsx';
import classes from './AssignmentsPanel.module.css';
import type { AssignClock } from './visible-assignments.ts';

interface AssignmentCardProps {
  job: JobSummary;
  clock: AssignClock;
  onDismiss: () => void;
}

export function AssignmentCard({ job, clock, onDismiss }: AssignmentCardProps) {
  const { state, why } = job;
  const name = job.target?.name ?? '';
  const { title, note } = assignmentText(job);
  return (
    <JobGroup label={`${countJob(job)} to ${name.slice(0, 80)}`}>
      <div className={classes['top']}>
        <p className={classes['title']}>
          {title} <span className={classes['to']}>to</span>{' '}
          <bdi dir="auto" title={name}>
            {name.slice(0, 200)}
          </bdi>
        </p>
        <JobActions job={job} brief />
        {state === 'finished' ? (
          <FocusHandoff>
            <CloseButton size="sm" aria-label="Dismiss" onClick={onDismiss} />
          </FocusHandoff>
        ) : null}
      </div>
      {state === 'held' ? <HoldBar until={job.heldUntil ?? 0} clock={clock} /> : null}
      {state === 'held' || state === 'finished' ? null : <JobProgress job={job} />}
      {note === '' ? null : (
        <p className={classes['note']} data-waiting={why === '' ? undefined : true} dir="auto">
          {note.slice(0, 500)}
        </p>
      )}
      {state === 'held' ? null : <FoldedRows job={job} summary={job.total === 1 ? 'The item' : 'Each item'} label="Items" />}
    </JobGroup>
  );
}

/** A bar that shrinks until the hold ends; after a reload it begins with the rest of the hold. */
function HoldBar({ until, clock }: { until: number; clock: AssignClock }) {
  const [left] = useState(() => Math.min(assignHoldMs, Math.max(0, until - clock.now())));
  return <div className={classes['hold']} style={{ animationDuration: `${left}ms` }} aria-hidden />;
}
