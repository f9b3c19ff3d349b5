/** Empty report: says why a report has no links, and leads to where they are. */
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import type { ReportSubject } from './report-subject.ts';

interface EmptyReportProps {
  subject: ReportSubject;
  /** All links are loaded, and none belongs to the subject. */
  isComplete: boolean;
}

export function EmptyReport({ subject, isComplete }: EmptyReportProps) {
  const t = useTranslations('report.empty');
  const { target, origin } = subject;
  const { kind } = target;
  const place = kind === 'account' || kind === 'view' ? 'links' : kind;
  return (
    <EmptyState
      title={t('title')}
      action={
        <Button component={ScreenLink} to={origin}>
          {t(`back.${place}`)}
        </Button>
      }
    >
      {t(isComplete ? 'none' : 'text')}
    </EmptyState>
  );
}
