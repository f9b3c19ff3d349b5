/** Assignments panel: the cards of assignments under way at the foot of the page, and a live region about them. */
import { CloseButton, VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { announcementText } from '#features/assign/model/assign-messages.ts';
import { paths } from '#features/routes/paths.ts';
import { useMessage } from '#ui/format/use-message.ts';
import { useReservedFoot } from '#ui/layout/use-reserved-foot.ts';
import { AssignmentCard } from './AssignmentCard.tsx';
import classes from './AssignmentsPanel.module.css';
import { useUndoShortcut } from './use-undo-shortcut.ts';
import type { AssignClock, VisibleAssignments } from './visible-assignments.ts';

interface AssignmentsPanelProps {
  visible: VisibleAssignments;
  clock: AssignClock;
  /** Why the last assignment could not be kept as a job, or ''. */
  error: string;
  onErrorRead: () => void;
}

/** The live region is always there: screen readers announce only changes of one that exists. */
export function AssignmentsPanel({ visible, clock, error, onErrorRead }: AssignmentsPanelProps) {
  const t = useTranslations('assigning');
  const jobTexts = useTranslations('jobs');
  const write = useMessage();
  const { jobs, said, times } = useSyncExternalStore(visible.subscribe, visible.get);
  const onActivity = useLocation().pathname === paths.activity.href();
  // Activity draws the same jobs on its page.
  const shown = onActivity ? [] : jobs;
  useUndoShortcut(jobs);
  return (
    <>
      <VisuallyHidden role="status" aria-label={t('panel.live')}>
        <span key={times}>{said.map((each) => announcementText(each, { t, jobTexts, write })).join('. ')}</span>
      </VisuallyHidden>
      {shown.length === 0 && error === '' ? null : (
        <Panel>
          {error === '' ? null : <StartError onRead={onErrorRead}>{error}</StartError>}
          {shown.map((job) => (
            <AssignmentCard key={job.id} job={job} clock={clock} onDismiss={() => visible.dismiss(job.id)} />
          ))}
        </Panel>
      )}
    </>
  );
}

function StartError({ children, onRead }: { children: string; onRead: () => void }) {
  const t = useTranslations('assigning');
  return (
    <div role="alert">
      <div className={classes['top']}>
        <p className={classes['title']}>{t('card.failed')}</p>
        <CloseButton size="sm" aria-label={t('panel.dismiss')} onClick={onRead} />
      </div>
      <p className={classes['note']} dir="auto">
        {children.slice(0, 500)}
      </p>
    </div>
  );
}

function Panel({ children }: { children: React.ReactNode }) {
  const t = useTranslations('assigning.panel');
  const panel = useReservedFoot<HTMLElement>('--deck-foot', 16);
  return (
    <section ref={panel} className={classes['panel']} aria-label={t('label')}>
      {children}
    </section>
  );
}
