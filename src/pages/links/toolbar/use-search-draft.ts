/** Search draft: what was typed in the search of Links before the address has it; the rows follow each key. */
import { useWindowEvent } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListState } from '#features/link-list/list-state.ts';

interface Draft {
  readonly q: string;
  /** The key of the address at which it was typed. At another address it is over. */
  readonly at: string;
}

/** Another search is no longer the saved one, and is asked of the links that are here first. */
export const newSearch = { page: 1, askService: false, view: '' };

/** @param address the state in the address of the screen */
export function useSearchDraft(urlState: ListState) {
  const { key: at } = useLocation();
  const [shown, setShown] = useState<Draft>();
  // The last one, whose rows may not be there yet.
  const last = useRef<Draft>(undefined);
  // Only Back and Forward lead to this address again, also from one that never came onto the screen. Ending the draft while
  // rendering that one would not do: React drops the render and, believing the draft ended, ignores that it ends here.
  useWindowEvent('popstate', () => {
    last.current = undefined;
    setShown(undefined);
  });
  const stateOf = (draft: Draft | undefined): ListState =>
    draft?.at === at && draft.q !== urlState.q
      ? { ...urlState, ...newSearch, short: '', q: draft.q }
      : urlState;

  return {
    /** The state whose rows are on the screen, or are asked for. */
    state: stateOf(shown),
    /** The state with all that was typed, for handlers. */
    latest: () => stateOf(last.current),
    /** @param ask resolves when there are rows to show; until then the screen stays as it is */
    type: (q: string, ask: (next: ListState) => Promise<void>): void => {
      const next = { q, at };
      last.current = next;
      void ask(stateOf(next)).then(() => {
        if (last.current === next) setShown(next);
      });
    },
  };
}
