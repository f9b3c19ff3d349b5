/** Filter chips: the filters that are set, each with the button that removes it. */
import { Button } from '@mantine/core';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type ListState, noFilters } from '#pages/links/address/list-state.ts';
import classes from './Filters.module.css';
import { filterLabels } from './filter-labels.ts';

interface FilterChipsProps {
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
}

export function FilterChips({ state, onChange }: FilterChipsProps) {
  const t = useTranslations('links');
  const filters = filterLabels(state, t);
  if (filters.length === 0) return null;
  return (
    <div className={classes.chips} role="group" aria-label={t('filters.label')}>
      {filters.map(({ label, without }) => (
        <Button
          key={label}
          className={classes.chip ?? ''}
          size="compact-sm"
          variant="light"
          rightSection={<X size={12} aria-hidden />}
          aria-label={t('chips.remove', { filter: label })}
          onClick={() => onChange(without)}
        >
          <bdi dir="auto">{label}</bdi>
        </Button>
      ))}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onChange(noFilters)}>
        {t('filters.clear')}
      </Button>
    </div>
  );
}
