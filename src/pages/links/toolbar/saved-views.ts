/** Saved views: what a view of the list keeps, and which one is on the screen. */
import { type ListState, writeListState } from '#features/link-list/list-state.ts';
import type { ListSettings } from './use-list-settings.ts';

type SavedView = ListSettings['views'][number];

/** Search, filters and sort order. */
export function queryOf(state: ListState): string {
  return writeListState({ ...state, short: '', view: '', askService: false, page: 1 }).toString();
}

/** The saved view that the list was opened from and still is. */
export function activeView(views: readonly SavedView[], state: ListState): SavedView | undefined {
  return views.find(({ name, query }) => name === state.view && query === queryOf(state));
}
