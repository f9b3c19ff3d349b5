/** Filter fields: ranges of clicks and days, and the channels, tags, sites and domains of the links with how many have them. */
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ages, type ListState, linkViewOf, noFilters } from '#pages/links/list-state.ts';
import { type Facets, linkChecks, useFacets, useLibraryState } from '#queries/library.ts';
import { formatNumber } from '#ui/format/format.ts';
import { pageLocale } from '#ui/format/locale.ts';
import classes from './Filters.module.css';
import { type FacetField, facetFields, facetPart, facetValue } from './facet-fields.ts';
import { checkDays } from './filter-labels.ts';

interface FilterFieldsProps {
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
  onClose: () => void;
}

/** Each change filters at once. */
export function FilterFields({ state, onChange, onClose }: FilterFieldsProps) {
  const t = useTranslations('links.filters');
  const { clicks, made } = state;
  const { phase, loaded: known } = useLibraryState();
  const facets = useFacets(linkViewOf(state, pageLocale().timeZone ?? ''));
  const fields = useRef<HTMLDivElement>(null);
  // Not trapped: the fields are between the button and what comes after it.
  useEffect(() => fields.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  return (
    <div ref={fields} className={classes.fields}>
      <fieldset className={classes.range}>
        <legend>{t('clicks')}</legend>
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
      <fieldset className={classes.range}>
        <legend>{t('created')}</legend>
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
      <NativeSelect
        label={t('age')}
        data={[
          { value: '', label: t('anyTime') },
          ...ages.map((days) => ({ value: String(days), label: t('last', { days }) })),
        ]}
        value={String(state.within ?? '')}
        onChange={({ currentTarget: { value } }) => {
          const within = ages.find((days) => String(days) === value) ?? null;
          onChange({ within, made: noFilters.made });
        }}
      />
      <CheckSelect check={state.check} onChange={(check) => onChange({ check })} />
      {facetFields.map((field) => (
        <FacetSelect
          key={field}
          field={field}
          facets={facets?.[field]}
          value={facetValue(state, field)}
          onChange={(value) => onChange(facetPart(field, value))}
        />
      ))}
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

interface CheckSelectProps {
  check: ListState['check'];
  onChange: (check: ListState['check']) => void;
}

/** What Overview lists as needing a look, such as links that expire soon. */
function CheckSelect({ check, onChange }: CheckSelectProps) {
  const t = useTranslations('links.filters');
  const names = useTranslations('links.chips.check');
  return (
    <NativeSelect
      label={t('check')}
      data={[
        { value: '', label: t('noCheck') },
        ...linkChecks.map((each) => ({ value: each, label: names(each, { days: checkDays }) })),
      ]}
      value={check ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange(linkChecks.find((each) => each === value) ?? null)
      }
    />
  );
}

interface FacetSelectProps {
  field: FacetField;
  /** Undefined while they are counted. */
  facets: Facets[FacetField] | undefined;
  /** '' for links without one, null for all. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Options begin with this sign, so that one without a value differs from all. */
const chosen = '=';

function FacetSelect({ field, facets, value, onChange }: FacetSelectProps) {
  const t = useTranslations('links.filters');
  const without = useTranslations('links.chips.none');
  const values = facets?.values ?? [];
  const none = facets?.none ?? 0;
  const isListed = value === null || value === '' || values.some((each) => each.value === value);
  const listed = isListed ? values : [{ value, label: value, count: 0 }, ...values];
  const options = listed.map((each) => ({
    value: chosen + each.value,
    label: `${each.label} (${formatNumber(each.count)})`,
  }));
  const rest =
    field !== 'domain' && (none > 0 || value === '')
      ? [{ value: chosen, label: `${without(field)} (${formatNumber(none)})` }]
      : [];
  return (
    <NativeSelect
      label={t(`fields.${field}`)}
      data={[{ value: '', label: t('all') }, ...options, ...rest]}
      value={value === null ? '' : chosen + value}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : currentTarget.value.slice(chosen.length))
      }
    />
  );
}
