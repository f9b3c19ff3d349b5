/** Filter fields: ranges of clicks and days, and the domains and destinations of the links with how many have them. */
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ListState, linkViewOf, noFilters } from '#pages/links/address/list-state.ts';
import { type Facet, useFacets, useLibraryState } from '#queries/library.ts';
import { formatNumber } from '#ui/format/format.ts';
import { pageLocale } from '#ui/format/locale.ts';
import classes from './Filters.module.css';

interface FilterFieldsProps {
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
  onClose: () => void;
}

/** Each change filters at once. */
export function FilterFields({ state, onChange, onClose }: FilterFieldsProps) {
  const t = useTranslations('links.filters');
  const { clicks, made, domain, host } = state;
  const { phase, known } = useLibraryState();
  const facets = useFacets(linkViewOf(state, pageLocale().timeZone ?? ''));
  const fields = useRef<HTMLDivElement>(null);
  // Not trapped: the fields are between the button and what comes after it.
  useEffect(() => fields.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  return (
    <div ref={fields} className={classes.fields}>
      <fieldset className={classes.range}>
        <legend>{t('clicks')}</legend>
        <ClicksInput label={t('least')} value={clicks.from} onChange={(from) => onChange({ clicks: { ...clicks, from } })} />
        <ClicksInput label={t('most')} value={clicks.to} onChange={(to) => onChange({ clicks: { ...clicks, to } })} />
      </fieldset>
      <fieldset className={classes.range}>
        <legend>{t('created')}</legend>
        <DayInput label={t('from')} value={made.from} onChange={(from) => onChange({ made: { ...made, from } })} />
        <DayInput label={t('to')} value={made.to} onChange={(to) => onChange({ made: { ...made, to } })} />
      </fieldset>
      <FacetSelect
        label={t('domain')}
        facets={facets?.domains}
        value={domain}
        onChange={(chosen) => onChange({ domain: chosen })}
      />
      <FacetSelect label={t('host')} facets={facets?.hosts} value={host} onChange={(chosen) => onChange({ host: chosen })} />
      {phase === 'whole' ? null : <p className={classes.note}>{t('loaded', { count: known })}</p>}
      <div className={classes.foot}>
        <Button size="xs" variant="subtle" color="gray" onClick={() => onChange(noFilters)}>
          {t('clear')}
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
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

interface FacetSelectProps {
  label: string;
  /** Undefined while they are counted. */
  facets: readonly Facet[] | undefined;
  value: string;
  onChange: (value: string) => void;
}

function FacetSelect({ label, facets = [], value, onChange }: FacetSelectProps) {
  const t = useTranslations('links.filters');
  const known = facets.some((each) => each.value === value);
  const options = value === '' || known ? facets : [{ value, count: 0 }, ...facets];
  return (
    <NativeSelect
      label={label}
      data={[
        { value: '', label: t('all') },
        ...options.map((each) => ({ value: each.value, label: `${each.value} (${formatNumber(each.count)})` })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
