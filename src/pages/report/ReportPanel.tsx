/** Report panel: title, audience and period of a report, and what it has besides its links. */
import { Checkbox, Input, SegmentedControl, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { reportPeriods } from '#features/report/report-target.ts';
import { usePeriodText } from '#features/report/use-period-text.ts';
import classes from './ReportView.module.css';
import type { ReportOptions, ReportSubject } from './report-subject.ts';

interface ReportPanelProps {
  subject: ReportSubject;
  options: ReportOptions;
  /** Whether there are notes to show. */
  hasNotes: boolean;
  onChange: (part: Partial<ReportOptions>) => void;
  /** Below the switch of the statistics, where that is on. */
  children?: ReactNode;
}

const maxTitle = 120;

export function ReportPanel({ subject, options, hasNotes, onChange, children }: ReportPanelProps) {
  const t = useTranslations('report.options');
  const periodText = usePeriodText();
  return (
    <section className={classes.panel} aria-label={t('label')}>
      <Stack gap="md">
        <TextInput
          label={t('title')}
          placeholder={subject.name}
          maxLength={maxTitle}
          value={options.title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        <TextInput
          label={t('for')}
          placeholder={t('forHint')}
          maxLength={maxTitle}
          value={options.audience}
          onChange={({ currentTarget }) => onChange({ audience: currentTarget.value })}
        />
        <Input.Wrapper label={t('period')} labelElement="div">
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label={t('period')}
            data={reportPeriods.map((value) => ({ value, label: periodText(value) }))}
            value={options.period}
            onChange={(period) => onChange({ period })}
          />
        </Input.Wrapper>
        {hasNotes ? (
          <Checkbox
            label={t('notes')}
            checked={options.withNotes}
            onChange={({ currentTarget }) => onChange({ withNotes: currentTarget.checked })}
          />
        ) : null}
        <Checkbox
          label={t('statistics')}
          checked={options.withStatistics}
          onChange={({ currentTarget }) => onChange({ withStatistics: currentTarget.checked })}
        />
        {options.withStatistics ? children : null}
      </Stack>
    </section>
  );
}
