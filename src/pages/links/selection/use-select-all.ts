/** Select all: selects or deselects all links that match, also those that are not loaded, without a request. */
import { type LinkView, useSelectLinks } from '#queries/library.ts';
import type { LinkSelection } from './use-selection.ts';

/** @returns undefined where only a request could tell which links match */
export function useSelectAll(
  view: LinkView | undefined,
  { selectAll }: LinkSelection,
): ((selected: boolean) => void) | undefined {
  const selectLinks = useSelectLinks();
  if (view === undefined) return undefined;
  return (selected) => void selectLinks(view).then((links) => selectAll(links, selected));
}
