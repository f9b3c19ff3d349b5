/** Range filters: bounds of clicks, days of creation, and what needs a look. */
import { Radio, Stack, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkDays } from '#features/link-list/filter-labels.ts';
import { ages, type ListState, noFilters } from '#features/link-list/list-state.ts';
import { linkChecks } from '#queries/library.ts';
import classes from './Filters.module.css';

export interface FilterProps {
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
}

export function ClicksFilter({ state: { clicks }, onChange }: FilterProps) {
  const t = useTranslations('links.filters');
  return (
    <fieldset className={classes.range} aria-label={t('fields.clicks')}>
      <ClicksInput
        label={t('least')}
        value={clicks.from}
        onChange={(from) => onChange({ clicks: { ...clicks, from } })}
      />
      <ClicksInput
        label={t('most')}
        value={clicks.to}
        onChange={(to) => onChange({ clicks: { ...clicks, to } })}
      />
    </fieldset>
  );
}

interface ClicksInputProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Filters when the field is left or Enter is pressed, as each digit is another number. */
function ClicksInput({ label, value, onChange }: ClicksInputProps) {
  const shown = value === null ? '' : String(value);
  const [text, setText] = useState(shown);
  const [seen, setSeen] = useState(shown);
  if (shown !== seen) {
    // Removed from outside.
    setSeen(shown);
    setText(shown);
  }
  const finish = () => {
    if (text !== shown) onChange(text === '' ? null : Number(text));
  };
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.currentTarget.value.replace(/\D/g, '').slice(0, 12))}
      onBlur={finish}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') finish();
      }}
    />
  );
}

export function MadeFilter({ state: { made, within }, onChange }: FilterProps) {
  const t = useTranslations('links.filters');
  return (
    <>
      <Radio.Group
        aria-label={t('fields.made')}
        value={String(within ?? '')}
        onChange={(value) => {
          const age = ages.find((days) => String(days) === value) ?? null;
          onChange({ within: age, made: noFilters.made });
        }}
      >
        <Stack gap="xs">
          <Radio size="xs" value="" label={t('anyTime')} />
          {ages.map((days) => (
            <Radio key={days} size="xs" value={String(days)} label={t('last', { days })} />
          ))}
        </Stack>
      </Radio.Group>
      <fieldset className={classes.range} aria-label={t('created')}>
        <DayInput
          label={t('from')}
          value={made.from}
          onChange={(from) => onChange({ made: { ...made, from }, within: null })}
        />
        <DayInput
          label={t('to')}
          value={made.to}
          onChange={(to) => onChange({ made: { ...made, to }, within: null })}
        />
      </fieldset>
    </>
  );
}

interface DayInputProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function DayInput({ label, value, onChange }: DayInputProps) {
  return (
    <TextInput
      type="date"
      label={label}
      max="9999-12-31"
      value={value}
      onChange={(event) => {
        const day = event.currentTarget.value;
        if (day === '' || event.currentTarget.validity.valid) onChange(day);
      }}
    />
  );
}

/** What Overview lists as needing a look, such as links that expire soon. */
export function CheckFilter({ state: { check }, onChange }: FilterProps) {
  const t = useTranslations('links.filters');
  const names = useTranslations('links.chips.check');
  return (
    <Radio.Group
      aria-label={t('fields.check')}
      value={check ?? ''}
      onChange={(value) => onChange({ check: linkChecks.find((each) => each === value) ?? null })}
    >
      <Stack gap="xs">
        <Radio size="xs" value="" label={t('noCheck')} />
        {linkChecks.map((each) => (
          <Radio key={each} size="xs" value={each} label={names(each, { days: checkDays })} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
