/** Filter chips: the filters that are set, each with the button that removes it. */
import { Button } from '@mantine/core';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActionButton } from '#features/actions/ActionButton.tsx';
import type { FilterLabel } from '#features/link-list/filter-labels.ts';
import { noFilters } from '#features/link-list/list-state.ts';
import { useFilterLabels } from '#features/link-list/use-filter-labels.ts';
import type { LinksScreen } from '#pages/links/use-links-screen.ts';
import { useFocusHandoff } from '#ui/dialogs/focus.ts';
import classes from './Filters.module.css';
import { useSaveView } from './use-save-view.ts';

interface FilterChipsProps {
  screen: LinksScreen;
}

export function FilterChips({ screen }: FilterChipsProps) {
  const filters = useFilterLabels(screen.state);
  return filters.length === 0 ? null : <Chips filters={filters} screen={screen} />;
}

interface ChipsProps extends FilterChipsProps {
  filters: readonly FilterLabel[];
}

/** Hands the focus on to the heading when the last one is removed. */
function Chips({ filters, screen }: ChipsProps) {
  const t = useTranslations('links');
  const chips = useFocusHandoff<HTMLDivElement>();
  const { state, settings, open, change } = screen;
  const save = useSaveView({ state, settings, onOpen: open });
  return (
    <div ref={chips} className={classes.chips} role="group" aria-label={t('filters.label')}>
      {filters.map(({ label, without }) => (
        <Chip key={label} label={label} onRemove={() => change(without)} />
      ))}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => change(noFilters)}>
        {t('filters.clear')}
      </Button>
      <ActionButton action={save} hasIcon={false} size="compact-sm" variant="subtle" />
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
