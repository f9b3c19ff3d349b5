/** Assignment card: the job card of an assignment, with the time that is left to undo it. */
import { CloseButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { assignHoldMs, assignmentNote, countJob, headingOf, shortName } from '#features/assign/model/assign-messages.ts';
import { JobActions } from '#features/jobs/JobActions.tsx';
import { FoldedRows, JobGroup, JobProgress } from '#features/jobs/JobCard.tsx';
import { endedOf } from '#features/jobs/job-labels.ts';
import type { JobSummary } from '#queries/jobs.ts';
import { FocusHandoff } from '#ui/dialogs/FocusHandoff.tsx';
import { useMessage } from '#ui/format/use-message.ts';
import classes from './AssignmentsPanel.module.css';
import type { AssignClock } from './visible-assignments.ts';

interface AssignmentCardProps {
  job: JobSummary;
  clock: AssignClock;
  onDismiss: () => void;
}

export function AssignmentCard({ job, clock, onDismiss }: AssignmentCardProps) {
  const t = useTranslations('assigning');
  const jobTexts = useTranslations('jobs');
  const { state, why, total, done } = job;
  const name = job.target?.name ?? '';
  const note = assignmentNote(job, { t, jobTexts, write: useMessage() });
  const target = (text: ReactNode) => (
    <bdi dir="auto" title={name}>
      {text}
    </bdi>
  );
  const values = { ...countJob(job), done, total, ended: endedOf(job), name: name.slice(0, 200), target };
  return (
    <JobGroup label={t('card.label', { ...countJob(job), name: shortName({ name }) })}>
      <div className={classes['top']}>
        <p className={classes['title']}>{t.rich(`card.${headingOf(job)}`, values)}</p>
        <JobActions job={job} brief />
        {state === 'finished' ? (
          <FocusHandoff>
            <CloseButton size="sm" aria-label={t('panel.dismiss')} onClick={onDismiss} />
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
      {state === 'held' ? null : (
        <FoldedRows
          job={job}
          summary={total === 1 ? jobTexts('rows.theItem') : jobTexts('rows.eachItem')}
          label={jobTexts('rows.items')}
        />
      )}
    </JobGroup>
  );
}

/** A bar that shrinks until the hold ends; after a reload it begins with the rest of the hold. */
function HoldBar({ until, clock }: { until: number; clock: AssignClock }) {
  const [left] = useState(() => Math.min(assignHoldMs, Math.max(0, until - clock.now())));
  return <div className={classes['hold']} style={{ animationDuration: `${left}ms` }} aria-hidden />;
}
