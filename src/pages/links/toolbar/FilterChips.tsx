/** Filter chips: the filters that are set, each with the button that removes it. */
import { Button } from '@mantine/core';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { type ListState, noFilters } from '#pages/links/list-state.ts';
import { useLinkGroups } from '#queries/library.ts';
import { useFocusHandoff } from '#ui/dialogs/focus.ts';
import classes from './Filters.module.css';
import { filterLabels } from './filter-labels.ts';

interface FilterChipsProps {
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
}

export function FilterChips({ state, onChange }: FilterChipsProps) {
  const t = useTranslations('links');
  const { nameOf } = useTargetNames();
  const channels = useLinkGroups('channel', typeof state.channel === 'number');
  const channelName = (id: number): string => {
    const known = channels?.groups.find(({ key }) => key === String(id));
    return nameOf('channel', { id, name: known?.label ?? null });
  };
  const filters = filterLabels(state, t, channelName);
  return filters.length === 0 ? null : <Chips filters={filters} onChange={onChange} />;
}

interface ChipsProps extends Pick<FilterChipsProps, 'onChange'> {
  filters: ReturnType<typeof filterLabels>;
}

/** Hands the focus on to the heading when the last one is removed. */
function Chips({ filters, onChange }: ChipsProps) {
  const t = useTranslations('links');
  const chips = useFocusHandoff<HTMLDivElement>();
  return (
    <div ref={chips} className={classes.chips} role="group" aria-label={t('filters.label')}>
      {filters.map(({ label, without }) => (
        <Chip key={label} label={label} onRemove={() => onChange(without)} />
      ))}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onChange(noFilters)}>
        {t('filters.clear')}
      </Button>
    </div>
  );
}

/** Hands the focus on to the first chip that is left. */
function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useTranslations('links.chips');
  const chip = useFocusHandoff<HTMLButtonElement>();
  return (
    <Button
      ref={chip}
      className={classes.chip}
      size="compact-sm"
      variant="light"
      rightSection={<X size={12} aria-hidden />}
      aria-label={t('remove', { filter: label })}
      onClick={onRemove}
    >
      <bdi dir="auto">{label}</bdi>
    </Button>
  );
}
