/** Assignment notice: how far an assignment is, with the time that is left to undo it, and what can follow. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Clock } from '#base/clock.ts';
import {
  assignmentNote,
  countJob,
  headingOf,
  shortName,
} from '#features/assign/model/assign-messages.ts';
import { useAssignPicker } from '#features/assign/use-assign-actions.ts';
import { JobActions } from '#features/jobs/JobActions.tsx';
import { JobProgress } from '#features/jobs/JobProgress.tsx';
import { JobRows } from '#features/jobs/JobRows.tsx';
import { endedOf } from '#features/jobs/job-labels.ts';
import { paths } from '#features/paths.ts';
import { jobHoldMs } from '#queries/hold-times.ts';
import type { JobSummary } from '#queries/jobs.ts';
import { useMessage } from '#ui/format/use-message.ts';
import { HoldRing } from '#ui/notices/HoldRing.tsx';
import { Notice, NoticeAction, NoticeLink } from '#ui/notices/Notice.tsx';
import classes from './AssignmentNotice.module.css';
import { useAssignNotices } from './assign-notices-context.ts';

interface AssignmentNoticeProps {
  job: JobSummary;
  clock: Clock;
  onDismiss: () => void;
}

export function AssignmentNotice({ job, clock, onDismiss }: AssignmentNoticeProps) {
  const t = useTranslations('assigning');
  const jobTexts = useTranslations('jobs');
  const { itemsOf } = useAssignNotices();
  const pick = useAssignPicker();
  const { state, why, total, done } = job;
  const { name = '', kind = 'channel' } = job.target ?? {};
  // What people do next: they put the items into the other kind of target, too.
  const otherKind = kind === 'channel' ? 'campaign' : 'channel';
  const others = itemsOf(job.id).filter(({ type }) => otherKind === 'channel' || type === 'links');
  const note = assignmentNote(job, { t, jobTexts, write: useMessage() });
  const target = (text: ReactNode) => (
    <bdi dir="auto" title={name}>
      {text}
    </bdi>
  );
  const values = {
    ...countJob(job),
    done,
    total,
    ended: endedOf(job),
    name: name.slice(0, 200),
    target,
  };
  const isOver = state === 'finished';
  const isWhole = isOver && done === total;
  return (
    <Notice
      tone={toneOf(job)}
      icon={
        state === 'held' ? (
          <HoldRing until={job.heldUntil ?? 0} maxMs={jobHoldMs} clock={clock} />
        ) : undefined
      }
      label={t('card.label', { ...countJob(job), name: shortName({ name }) })}
      title={<span className={classes.title}>{t.rich(`card.${headingOf(job)}`, values)}</span>}
      text={
        <span className={classes.note} data-waiting={why === '' ? undefined : true}>
          {note.slice(0, 500)}
        </span>
      }
      onClose={isOver ? onDismiss : undefined}
      actions={
        <>
          <JobActions job={job} brief />
          {isWhole && job.target !== undefined ? (
            <NoticeLink to={paths[kind].href(job.target.id)}>{t(`notice.show.${kind}`)}</NoticeLink>
          ) : null}
          {isWhole && others.length > 0 ? (
            <NoticeAction onClick={() => pick(otherKind, others)}>
              {t(`notice.also.${kind}`)}
            </NoticeAction>
          ) : null}
        </>
      }
    >
      {state === 'held' || isOver ? null : <JobProgress job={job} />}
      {state === 'held' || isWhole ? null : (
        <JobRows
          job={job}
          summary={total === 1 ? jobTexts('rows.theItem') : jobTexts('rows.eachItem')}
          label={jobTexts('rows.items')}
        />
      )}
    </Notice>
  );
}

function toneOf({ state, done, total }: JobSummary) {
  if (state === 'paused') return 'waiting';
  if (state !== 'finished') return 'busy';
  if (done === total) return 'done';
  return done === 0 ? 'failed' : 'part';
}

interface AssignmentErrorNoticeProps {
  error: string;
  onDismiss: () => void;
}

/** An assignment that could not begin. */
export function AssignmentErrorNotice({ error, onDismiss }: AssignmentErrorNoticeProps) {
  const t = useTranslations('assigning.card');
  return (
    <Notice
      tone="failed"
      label={t('failed')}
      title={t('failed')}
      text={error.slice(0, 500)}
      onClose={onDismiss}
    />
  );
}
