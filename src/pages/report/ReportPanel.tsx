/** Report panel: title, audience, period and parts of a report. */

import { Checkbox, Input, SegmentedControl, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './ReportView.module.css';
import {
  partsOf,
  type ReportOptions,
  type ReportPeriod,
  type ReportSubject,
  reportPeriods,
} from './report-subject.ts';

interface ReportPanelProps {
  subject: ReportSubject;
  options: ReportOptions;
  onChange: (part: Partial<ReportOptions>) => void;
  /** Below the options. */
  children?: ReactNode;
}

const maxTitle = 120;

export function ReportPanel({ subject, options, onChange, children }: ReportPanelProps) {
  const t = useTranslations('report.options');
  const { parts } = options;
  const periodText = (period: ReportPeriod) => {
    if (period === null) return t('all');
    return period === 'week' ? t('week') : t('days', { count: period });
  };
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
            data={reportPeriods.map((period) => ({
              value: String(period),
              label: periodText(period),
            }))}
            value={String(options.period)}
            onChange={(value) =>
              onChange({ period: reportPeriods.find((each) => String(each) === value) ?? null })
            }
          />
        </Input.Wrapper>
        <Input.Wrapper label={t('show')} labelElement="div">
          <div className={classes.parts} role="group" aria-label={t('show')}>
            {partsOf(subject).map((part) => (
              <Checkbox
                key={part}
                label={t(`parts.${part}`)}
                checked={parts.has(part)}
                onChange={({ currentTarget }) => {
                  const others = [...parts].filter((each) => each !== part);
                  const next = currentTarget.checked ? [...others, part] : others;
                  onChange({ parts: new Set(next) });
                }}
              />
            ))}
          </div>
        </Input.Wrapper>
        {children}
      </Stack>
    </section>
  );
}
