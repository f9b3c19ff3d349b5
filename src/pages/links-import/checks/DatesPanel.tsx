/** Dates panel: how dates of each spelling are understood, and the choice of what 05/06/2027 means. */
import { NativeSelect, Stack } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import type { DateOrder } from '#pages/links-import/dates/parse-date.ts';
import type { ImportSession } from '#pages/links-import/session/import-session.ts';
import type { DatesRead } from '#pages/links-import/table/table-types.ts';
import { formatCount, formatMoment } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './DatesPanel.module.css';

interface DatesPanelProps {
  session: ImportSession;
  dates: DatesRead;
}

export function DatesPanel({ session, dates: { order, ambiguous, samples } }: DatesPanelProps) {
  return (
    <Panel
      title="Dates"
      covers="How expiry dates were understood, in your time zone. A date without a time means the end of that day."
    >
      <Stack gap="sm" align="flex-start">
        <ul className={classes['dates']} aria-label="Dates as understood">
          {samples.map(({ text, moment }) => (
            <li key={text}>
              <bdi className={classes['text']}>{text.slice(0, 60)}</bdi>
              <ArrowRight size={14} aria-label="means" />
              <span>{formatMoment(moment)}</span>
            </li>
          ))}
        </ul>
        {ambiguous === 0 ? null : (
          <NativeSelect
            label="Day or month first"
            description={`${formatCount(ambiguous, 'date')} could be read either way`}
            data={[
              { value: 'day first', label: 'Day first: 05/06/2027 is 5 June' },
              { value: 'month first', label: 'Month first: 05/06/2027 is May 6' },
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
