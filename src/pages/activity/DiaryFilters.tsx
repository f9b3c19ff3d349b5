/** Diary filters: all that was done, or what was created, assigned, imported, or has a problem. */
import { SegmentedControl } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { formatNumber } from '#ui/format/format.ts';
import classes from './ActivityPage.module.css';
import { type DiaryFilter, diaryFilters } from './use-diary.ts';

interface DiaryFiltersProps {
  filter: DiaryFilter;
  /** How many entries have a problem. */
  problems: number;
  onFilter: (filter: DiaryFilter) => void;
}

export function DiaryFilters({ filter, problems, onFilter }: DiaryFiltersProps) {
  const t = useTranslations('activity');
  const labelOf = (each: DiaryFilter) => {
    if (each !== 'problems' || problems === 0) return t(`filter.${each}`);
    return (
      <>
        {t(`filter.${each}`)} <span className={classes.count}>{formatNumber(problems)}</span>
      </>
    );
  };
  return (
    <div className={classes.filters}>
      <SegmentedControl
        size="xs"
        aria-label={t('filter.label')}
        data={diaryFilters.map((value) => ({ value, label: labelOf(value) }))}
        value={filter}
        onChange={(value) => onFilter(diaryFilters.find((each) => each === value) ?? 'all')}
      />
    </div>
  );
}
