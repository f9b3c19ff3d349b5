/** Links screen: lists, searches, sorts and selects links, or looks one up by its short URL. */
import { Stack } from '@mantine/core';
import { LinksResults } from '#pages/links/results/LinksResults.tsx';
import { LinksSelection } from '#pages/links/selection/LinksSelection.tsx';
import { useSelectAll } from '#pages/links/selection/use-select-all.ts';
import { useSelection } from '#pages/links/selection/use-selection.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { LinksHeader } from './LinksHeader.tsx';
import { LinksToolbar } from './LinksToolbar.tsx';
import { useLinksScreen } from './use-links-screen.ts';

export function LinksPage() {
  const screen = useLinksScreen();
  const { state, list, allLinks, settings, change } = screen;
  const selection = useSelection();
  const phone = useIsPhone();
  const onSelectAll = useSelectAll(list.library?.view, selection);
  return (
    <Stack gap={phone ? 'xs' : 'md'} data-page="wide">
      <LinksHeader screen={screen} />
      <LinksToolbar screen={screen} />
      <LinksResults
        state={state}
        list={list}
        onChange={change}
        selection={selection}
        sortsAll={allLinks.isUsable}
        isCompact={settings.compact}
        onSelectAll={onSelectAll}
      />
      <LinksSelection list={list} selection={selection} onSelectAll={onSelectAll} />
    </Stack>
  );
}
