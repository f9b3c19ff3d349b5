/** Assignment announcer: a live region that tells screen readers how assignments go. */
import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { announcementText } from '#features/assign/model/assign-messages.ts';
import { useMessage } from '#ui/format/use-message.ts';
import type { VisibleAssignments } from './visible-assignments.ts';

/** It is always there: screen readers announce only changes of a region that exists. */
export function AssignmentAnnouncer({ visible }: { visible: VisibleAssignments }) {
  const t = useTranslations('assigning');
  const jobTexts = useTranslations('jobs');
  const write = useMessage();
  const { said, times } = useSyncExternalStore(visible.subscribe, visible.get);
  return (
    <VisuallyHidden role="status" aria-label={t('panel.live')}>
      <span key={times}>
        {said.map((each) => announcementText(each, { t, jobTexts, write })).join('. ')}
      </span>
    </VisuallyHidden>
  );
}
