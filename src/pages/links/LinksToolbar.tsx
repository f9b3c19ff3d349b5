/** Links toolbar: search, order, filters and views of the list, and what was found; on a phone the search is in the bar of the page. */
import { Group, Portal } from '@mantine/core';
import { use } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { FoundNote } from '#pages/links/results/FoundNote.tsx';
import { FilterButton } from '#pages/links/toolbar/FilterButton.tsx';
import { FilterChips } from '#pages/links/toolbar/FilterChips.tsx';
import { LinkSearch } from '#pages/links/toolbar/LinkSearch.tsx';
import { SortSelect } from '#pages/links/toolbar/SortSelect.tsx';
import { ViewTabs } from '#pages/links/toolbar/ViewTabs.tsx';
import { BarSlotContext } from '#ui/layout/bar-slot.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import classes from './LinksToolbar.module.css';
import { useIsNarrow } from './use-is-narrow.ts';
import type { LinksScreen } from './use-links-screen.ts';

interface ToolbarProps {
  screen: LinksScreen;
}

export function LinksToolbar({ screen }: ToolbarProps) {
  const phone = useIsPhone();
  const narrow = useIsNarrow();
  const slot = use(BarSlotContext);
  const chips = <FilterChips screen={screen} />;
  const found = (
    <div className={classes.found} data-narrow={narrow || undefined}>
      <FoundNote screen={screen} />
    </div>
  );
  if (phone && slot !== null)
    return (
      <>
        <Portal target={slot}>
          <Search screen={screen} />
        </Portal>
        <ViewTabs screen={screen} />
        {chips}
        {found}
      </>
    );
  if (narrow)
    return (
      <>
        <Group gap={phone ? 4 : 'sm'} wrap="nowrap">
          <Search screen={screen} />
          <SortAndFilter screen={screen} />
        </Group>
        <ViewTabs screen={screen} />
        {chips}
        {found}
      </>
    );
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap">
      <Search screen={screen} />
      <SortAndFilter screen={screen} />
      {chips}
      {found}
    </Group>
  );
}

/** The order where no column heading sorts, and the filters. */
export function SortAndFilter({ screen: { state, allLinks, change } }: ToolbarProps) {
  const narrow = useIsNarrow();
  return (
    <>
      {narrow ? <SortSelect state={state} onChange={change} sortsAll={allLinks.isUsable} /> : null}
      <FilterButton
        state={state}
        onChange={change}
        short={narrow}
        missing={allLinks.isUsable ? 0 : allLinks.missing}
      />
    </>
  );
}

function Search({ screen: { urlState, change, type } }: ToolbarProps) {
  const phone = useIsPhone();
  const wantsFocus = useWantsFocus();
  return (
    <LinkSearch
      value={urlState.short === '' ? urlState.q : urlState.short}
      onType={type}
      // Intermediate steps of typing get no entry in the browser's history.
      onSearch={(q, finished) =>
        change({ q, short: '' }, !finished && urlState.q !== '' && q !== '')
      }
      onLookUp={(short) => change({ q: '', short })}
      short={phone}
      autoFocus={wantsFocus}
    />
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
