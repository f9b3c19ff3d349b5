/** Values filter: the channels, tags, sites or domains that links must have or must not have, with how many links have them. */
import { Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { type ValueFilters, withFilter } from '#features/link-list/value-filters.ts';
import type { Facet, Facets, Grouping } from '#queries/library.ts';
import { formatNumber } from '#ui/format/format.ts';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import classes from './Filters.module.css';

interface ValuesFilterProps {
  by: Grouping;
  /** Undefined while they are counted. */
  facets: Facets[Grouping] | undefined;
  filters: ValueFilters;
  onChange: (filters: ValueFilters) => void;
}

/** More values are searched. */
const fewValues = 8;

export function ValuesFilter({ by, facets, filters, onChange }: ValuesFilterProps) {
  const t = useTranslations('links.filters');
  const without = useTranslations('links.chips.none');
  const [words, setWords] = useState('');
  const { values = [], isNot: isNotYet = false } = filters[by] ?? {};
  const [isNot, setNot] = useState(isNotYet);
  const options = useOptions(by, facets, values);
  const wanted = words.trim().toLowerCase();
  const shown = options.filter(({ label }) => label.toLowerCase().includes(wanted));
  const none = facets?.none ?? 0;
  const hasNone = by !== 'domain' && (none > 0 || values.includes(''));

  const set = (next: readonly string[], turned: boolean) =>
    onChange(withFilter(filters, by, { values: next, isNot: turned }));
  const toggle = (value: string) => {
    const others = values.filter((each) => each !== value);
    set(others.length === values.length ? [...values, value] : others, isNot);
  };
  const turn = (turned: boolean) => {
    setNot(turned);
    set(values, turned);
  };
  const field = t(`fields.${by}`);
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label={field}
        value={isNot ? 'isNot' : 'is'}
        onChange={(next) => turn(next === 'isNot')}
        data={[
          { value: 'is', label: t('is') },
          { value: 'isNot', label: t('isNot') },
        ]}
      />
      {options.length > fewValues ? (
        <TextInput
          size="xs"
          aria-label={t('find', { field })}
          placeholder={t('find', { field })}
          leftSection={<Search size={14} aria-hidden />}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      ) : null}
      <fieldset className={classes.values} aria-label={field}>
        {shown.map((option) => (
          <Value
            key={option.value}
            option={option}
            hasColor={by === 'channel'}
            isChosen={values.includes(option.value)}
            onToggle={() => toggle(option.value)}
          />
        ))}
        {by !== 'domain' && hasNone ? (
          <Value
            option={{ value: '', label: without(by), count: none, color: null }}
            hasColor={false}
            isChosen={values.includes('')}
            onToggle={() => toggle('')}
          />
        ) : null}
        {facets !== undefined && shown.length === 0 && !hasNone ? (
          <p className={classes.note}>{t('noValues')}</p>
        ) : null}
      </fieldset>
    </>
  );
}

interface ValueProps {
  option: Facet;
  hasColor: boolean;
  isChosen: boolean;
  onToggle: () => void;
}

function Value({ option: { label, count, color }, hasColor, isChosen, onToggle }: ValueProps) {
  return (
    <Checkbox
      classNames={{ body: classes.value, labelWrapper: classes.valueLabel }}
      size="xs"
      checked={isChosen}
      onChange={onToggle}
      label={
        <>
          {hasColor ? <ColorDot color={color} /> : null}
          <bdi dir="auto" className={classes.valueName} title={label}>
            {label.slice(0, 200)}
          </bdi>{' '}
          <span className={classes.count}>{formatNumber(count)}</span>
        </>
      }
    />
  );
}

/** The most frequent values, and those that are chosen and not among them. */
function useOptions(
  by: Grouping,
  facets: Facets[Grouping] | undefined,
  chosen: readonly string[],
): readonly Facet[] {
  const { nameOf } = useTargetNames();
  const listed = facets?.values ?? [];
  const missing = chosen
    .filter((value) => value !== '' && !listed.some((each) => each.value === value))
    .map((value): Facet => ({ value, label: value, count: 0, color: null }));
  const options = [...missing, ...listed];
  if (by !== 'channel') return options;
  return options.map((each) => {
    const id = Number(each.value);
    const name = each.label === each.value ? null : each.label;
    return { ...each, label: nameOf('channel', { id, name }) };
  });
}
