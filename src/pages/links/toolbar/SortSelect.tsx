/** Sort select: the order of the link list where there are no column headings for it. */
import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ListState } from '#features/link-list/list-state.ts';
import { librarySorts } from '#queries/library.ts';

/** Orders that the service can sort by; `text` is the key of its text. */
const serviceOrders = [
  { value: 'date desc', text: 'newest' },
  { value: 'clicks desc', text: 'most' },
] as const;

const libraryOrders = [
  { value: 'date asc', text: 'oldest' },
  { value: 'clicks asc', text: 'fewest' },
  { value: 'perDay desc', text: 'perDay' },
  { value: 'perDay asc', text: 'perDayBack' },
  { value: 'gained desc', text: 'gained' },
  { value: 'gained asc', text: 'gainedBack' },
  { value: 'week desc', text: 'week' },
  { value: 'alias asc', text: 'alias' },
  { value: 'alias desc', text: 'aliasBack' },
  { value: 'title asc', text: 'title' },
  { value: 'title desc', text: 'titleBack' },
  { value: 'destination asc', text: 'destination' },
  { value: 'destination desc', text: 'destinationBack' },
  { value: 'channel asc', text: 'channel' },
  { value: 'channel desc', text: 'channelBack' },
] as const;

interface SortSelectProps {
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
  /** Whether all links are loaded, so that every order is possible. */
  sortsAll: boolean;
}

export function SortSelect({ state, onChange, sortsAll }: SortSelectProps) {
  const t = useTranslations('links.sort');
  const present = `${state.sort} ${state.descending ? 'desc' : 'asc'}`;
  // The present order is always named, also one that waits until all links are loaded.
  const ofLibrary = libraryOrders.filter(({ value }) => sortsAll || value === present);
  return (
    <NativeSelect
      aria-label={t('label')}
      miw={104}
      maw={{ base: 144, sm: 176 }}
      data={[...serviceOrders, ...ofLibrary].map(({ value, text }) => ({ value, label: t(text) }))}
      value={present}
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
