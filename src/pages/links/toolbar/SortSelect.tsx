/** Sort select: the order of the link list where there are no column headings for it. */
import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ListState } from '#features/link-list/list-state.ts';
import { librarySorts } from '#queries/library.ts';

/** By which the service sorts too, with the key of each text. */
const common = [
  { value: 'date desc', text: 'newest' },
  { value: 'clicks desc', text: 'most' },
] as const;

const others = [
  { value: 'date asc', text: 'oldest' },
  { value: 'clicks asc', text: 'fewest' },
  { value: 'perDay desc', text: 'perDay' },
  { value: 'perDay asc', text: 'perDayBack' },
  { value: 'alias asc', text: 'alias' },
  { value: 'alias desc', text: 'aliasBack' },
  { value: 'title asc', text: 'title' },
  { value: 'title desc', text: 'titleBack' },
  { value: 'destination asc', text: 'destination' },
  { value: 'destination desc', text: 'destinationBack' },
] as const;

interface SortSelectProps {
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
  sortsAll: boolean;
}

export function SortSelect({ state, onChange, sortsAll }: SortSelectProps) {
  const t = useTranslations('links.sort');
  const orders = sortsAll ? [...common, ...others] : common;
  return (
    <NativeSelect
      aria-label={t('label')}
      miw={104}
      maw={{ base: 144, sm: 176 }}
      data={orders.map(({ value, text }) => ({ value, label: t(text) }))}
      value={`${state.sort} ${state.descending ? 'desc' : 'asc'}`}
      onChange={(event) => {
        const [name, direction] = event.currentTarget.value.split(' ');
        onChange({
          sort: librarySorts.find((each) => each === name) ?? 'date',
          descending: direction === 'desc',
        });
      }}
    />
  );
}
