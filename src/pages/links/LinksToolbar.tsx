/** Links toolbar: search, order, filters and views of the list. */
import { Group } from '@mantine/core';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { FilterButton } from '#pages/links/toolbar/FilterButton.tsx';
import { LinkSearch } from '#pages/links/toolbar/LinkSearch.tsx';
import { SortSelect } from '#pages/links/toolbar/SortSelect.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import type { LinksScreen } from './use-links-screen.ts';

export function LinksToolbar({ screen }: { screen: LinksScreen }) {
  const { address, state, allLinks, change } = screen;
  const phone = useIsPhone();
  const narrow = useIsNarrow();
  const wantsFocus = useWantsFocus();
  return (
    <Group gap={phone ? 4 : 'sm'} wrap="nowrap">
      <LinkSearch
        value={address.short === '' ? address.q : address.short}
        onType={screen.type}
        // Intermediate steps of typing get no entry in the browser's history.
        onSearch={(q, finished) =>
          change({ q, short: '' }, !finished && address.q !== '' && q !== '')
        }
        onLookUp={(short) => change({ q: '', short })}
        short={phone}
        autoFocus={wantsFocus}
      />
      {narrow ? <SortSelect state={state} onChange={change} sortsAll={allLinks.isUsable} /> : null}
      <FilterButton
        state={state}
        onChange={change}
        short={narrow}
        missing={allLinks.isUsable ? 0 : allLinks.missing}
      />
    </Group>
  );
}

/** Whether the user came for the search field. */
function useWantsFocus(): boolean {
  const asked: unknown = useLocation().state;
  // A reload brings the state back, and nobody asked for the focus again.
  const isNew = useNavigationType() === NavigationType.Push;
  if (!isNew || typeof asked !== 'object' || asked === null) return false;
  return 'focus' in asked && asked.focus === 'search';
}
