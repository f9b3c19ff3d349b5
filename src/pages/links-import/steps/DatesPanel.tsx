/** Dates panel: how dates of each spelling are understood, and the choice of what 05/06/2027 means. */
import { NativeSelect, Stack } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ImportSession } from '#pages/links-import/session/import-session.ts';
import type { DateOrder } from '#pages/links-import/table/parse-date.ts';
import type { DatesRead } from '#pages/links-import/table/table-types.ts';
import { formatMoment } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './DatesPanel.module.css';

interface DatesPanelProps {
  session: ImportSession;
  dates: DatesRead;
}

export function DatesPanel({ session, dates: { order, ambiguous, samples } }: DatesPanelProps) {
  const t = useTranslations('linksImport.dates');
  return (
    <Panel title={t('title')} covers={t('covers')}>
      <Stack gap="sm" align="flex-start">
        <ul className={classes.dates} aria-label={t('label')}>
          {samples.map(({ text, moment }) => (
            <li key={text}>
              <bdi className={classes.text}>{text.slice(0, 60)}</bdi>
              <ArrowRight size={14} aria-label={t('means')} />
              <span>{formatMoment(moment)}</span>
            </li>
          ))}
        </ul>
        {ambiguous === 0 ? null : (
          <NativeSelect
            label={t('order')}
            description={t('either', { count: ambiguous })}
            data={[
              { value: 'day first', label: t('dayFirst') },
              { value: 'month first', label: t('monthFirst') },
            ]}
            value={order}
            onChange={({ currentTarget: { value } }) => void session.setDateOrder(orderOf(value))}
          />
        )}
      </Stack>
    </Panel>
  );
}

function orderOf(text: string): DateOrder {
  return text === 'month first' ? 'month first' : 'day first';
}
