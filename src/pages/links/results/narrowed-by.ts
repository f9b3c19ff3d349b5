/** Narrowed by: what was searched, and whether a search or a filter narrows the list. */
import { filterCount, type ListState } from '#features/link-list/list-state.ts';
import type { LinkList } from '#pages/links/use-link-list.ts';

export function narrowedBy(state: ListState, { library }: LinkList) {
  const searched = state.short === '' ? (library?.view.q ?? state.q) : state.short;
  const isFiltered = library !== undefined && filterCount(state) > 0;
  return { searched, isNarrowed: searched !== '' || isFiltered };
}
