/** Assignment notices: the assignments of this tab in the stack of notices, and the error of one that could not begin. */
import { createElement, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import type { Clock } from '#base/clock.ts';
import { paths } from '#features/paths.ts';
import { type JobSummary, useJobActions } from '#queries/jobs.ts';
import type { StackedNotice } from '#ui/notices/stacked-notice.ts';
import { AssignmentErrorNotice, AssignmentNotice } from './AssignmentNotice.tsx';
import { useAssignNotices } from './assign-notices-context.ts';

export function useAssignmentNotices(clock: Clock): readonly StackedNotice[] {
  const t = useTranslations('assigning');
  const { visible, error, onErrorRead } = useAssignNotices();
  const { jobs } = useSyncExternalStore(visible.subscribe, visible.get);
  const { undo } = useJobActions();
  // Activity draws the same jobs on its page.
  const onActivity = useLocation().pathname === paths.activity.href();

  const noticeOf = (job: JobSummary): StackedNotice => {
    const { id, createdAt, state, done, total } = job;
    const dismiss = () => visible.dismiss(id);
    return {
      id,
      at: createdAt,
      // The region of assignments announces more than a notice shows at its end.
      said: '',
      onExpire: state === 'finished' && done === total ? dismiss : undefined,
      onUndo: state === 'held' ? () => void undo(id) : undefined,
      card: onActivity ? null : createElement(AssignmentNotice, { job, clock, onDismiss: dismiss }),
    };
  };
  const notices = jobs.map(noticeOf);
  if (error === '') return notices;
  const failure: StackedNotice = {
    id: 'assignment-error',
    at: Infinity,
    said: `${t('card.failed')}. ${error.slice(0, 500)}`,
    card: createElement(AssignmentErrorNotice, { error, onDismiss: onErrorRead }),
  };
  return [...notices, failure];
}
