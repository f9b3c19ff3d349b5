/** Sort select: the order of the link list where there are no column headings for it. */
import { NativeSelect } from '@mantine/core';
import type { ListState } from '#pages/links/address/list-state.ts';
import { librarySorts } from '#queries/library.ts';

/** By which the service sorts too. */
const common = [
  { value: 'date desc', label: 'Newest' },
  { value: 'clicks desc', label: 'Most clicks' },
];

const others = [
  { value: 'date asc', label: 'Oldest' },
  { value: 'clicks asc', label: 'Fewest clicks' },
  { value: 'alias asc', label: 'Short link, A to Z' },
  { value: 'alias desc', label: 'Short link, Z to A' },
  { value: 'title asc', label: 'Title, A to Z' },
  { value: 'title desc', label: 'Title, Z to A' },
  { value: 'destination asc', label: 'Destination, A to Z' },
  { value: 'destination desc', label: 'Destination, Z to A' },
];

interface SortSelectProps {
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
  sortsAll: boolean;
}

export function SortSelect({ state, onChange, sortsAll }: SortSelectProps) {
  return (
    <NativeSelect
      aria-label="Order"
      miw={104}
      maw={{ base: 120, sm: 176 }}
      data={sortsAll ? [...common, ...others] : common}
      value={`${state.sort} ${state.descending ? 'desc' : 'asc'}`}
      onChange={(event) => {
        const [name, direction] = event.currentTarget.value.split(' ');
        onChange({ sort: librarySorts.find((each) => each === name) ?? 'date', descending: direction === 'desc' });
      }}
    />
  );
}
