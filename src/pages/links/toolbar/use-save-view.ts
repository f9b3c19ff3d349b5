/** Save view hook: the action that keeps the search, filters and order of the link list under a name, and opens the view. */
import { Bookmark } from 'lucide-react';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import type { Action } from '#features/actions/actions.ts';
import { type ListState, readListState } from '#features/link-list/list-state.ts';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import { queryOf } from './saved-views.ts';
import type { ListSettings } from './use-list-settings.ts';

const SaveViewDialog = lazy(async () => ({
  default: (await import('./SaveViewDialog.tsx')).SaveViewDialog,
}));

interface SaveView {
  state: ListState;
  settings: ListSettings;
  onOpen: (state: ListState) => void;
}

export function useSaveView({ state, settings: { views, change }, onOpen }: SaveView): Action {
  const t = useTranslations('links.views');
  const openDialog = useDialog();
  const save = (name: string): boolean => {
    const query = queryOf(state);
    const others = views.filter((view) => view.name !== name);
    const sorted = [...others, { name, query }].sort((one, other) =>
      one.name.localeCompare(other.name),
    );
    const isSaved = change({ views: sorted });
    if (isSaved) onOpen({ ...readListState(new URLSearchParams(query)), view: name });
    return isSaved;
  };
  const taken = views.map(({ name }) => name);
  return {
    id: 'save-view',
    title: t('save'),
    icon: Bookmark,
    run: () => openDialog(SaveViewDialog, { taken, onSave: save }),
  };
}
