/** Save view: keeps the search, filters and order of the link list under a name, and opens the view. */
import { lazy } from 'react';
import { type ListState, readListState } from '#features/link-list/list-state.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { queryOf } from './saved-views.ts';
import type { ListSettings } from './use-list-settings.ts';

const SaveViewDialog = lazy(async () => ({
  default: (await import('./SaveViewDialog.tsx')).SaveViewDialog,
}));

interface SaveViewProps {
  state: ListState;
  settings: ListSettings;
  onOpen: (state: ListState) => void;
  onClose: () => void;
  /** What takes the focus afterwards. */
  returnTo: () => HTMLElement | null;
}

export function SaveView({ state, settings, onOpen, onClose, returnTo }: SaveViewProps) {
  const { views, change } = settings;
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
  return (
    <LazyDialog onClose={onClose}>
      <SaveViewDialog
        taken={views.map(({ name }) => name)}
        onSave={save}
        onClose={onClose}
        returnTo={returnTo}
      />
    </LazyDialog>
  );
}
