/** Links screen hook: the state in the address and in the search field, the list it leads to, and what changes it. */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { linksProgress } from '#features/library/links-progress.ts';
import { linksOnPage } from '#features/library/use-link-page.ts';
import {
  keywordsOf,
  type ListState,
  readListState,
  writeListState,
} from '#features/link-list/list-state.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { useListSettings } from '#pages/links/toolbar/use-list-settings.ts';
import { newSearch, useSearchDraft } from '#pages/links/toolbar/use-search-draft.ts';
import { maxUnasked, useLibraryActions, useLibraryState } from '#queries/library.ts';
import { useCachedLinks } from '#queries/resources/links.ts';
import { useLinkList } from './use-link-list.ts';

export type LinksScreen = ReturnType<typeof useLinksScreen>;

/** A change needs the draft, the list and the address together, so they meet here. */
export function useLinksScreen() {
  const [query, setQuery] = useSearchParams();
  const linksAtHand = useCachedLinks();
  const urlState = readListState(query);
  const draft = useSearchDraft(urlState);
  const wordsOf = (q: string) => keywordsOf(q, () => linksAtHand().map(({ shorturl }) => shorturl));
  const state: ListState = { ...draft.state, q: wordsOf(draft.state.q) };
  const settings = useListSettings();
  // An address with a page stays in pages, as large as those of the service.
  const [openedAtPage] = useState(state.page > 1);
  const list = useLinkList(state, canScroll() && !openedAtPage ? null : linksOnPage);
  const { library } = list;
  const isFromService = state.q === '' && library === undefined;
  const allLinks = useAllLinks(isFromService ? list.total : undefined);
  const askAhead = (next: ListState) => list.askAhead({ ...next, q: wordsOf(next.q) });

  return {
    urlState,
    state,
    settings,
    list,
    allLinks,
    /** The rows follow each key where the links that are here answer. */
    type: (q: string): void => {
      if (library !== undefined && !library.partial) draft.type(q, askAhead);
    },
    /** @param replace leaves no entry in the browser's history */
    change: (part: Partial<ListState>, replace = false): void => {
      const begun = part.page === undefined ? newSearch : {};
      const next = { ...draft.latest(), ...begun, ...part };
      void askAhead(next);
      setQuery(writeListState(next), { replace });
    },
    /** Another list, which keeps nothing of this one. */
    open: (next: ListState): void => setQuery(writeListState(next)),
  };
}

/** In a frame as high as its content, nothing is out of view. */
function canScroll(): boolean {
  return document.documentElement.dataset['height'] !== 'auto';
}

interface AllLinks {
  /** Whether the links that are here can be filtered and sorted at will, or can in a moment. */
  readonly isUsable: boolean;
  /** Links that are read only where the user asks for them; 0 for none. */
  readonly missing: number;
  /** Reads all links. */
  readonly fill: () => void;
}

/** @param total links of the account as the service has counted them, where known */
function useAllLinks(total: number | undefined): AllLinks {
  const state = useLibraryState();
  const { phase, pausedFor } = state;
  const { embedded } = useSessionActions();
  const { readAllLinks } = useLibraryActions();
  const all = state.total ?? total;
  const progress = linksProgress(state, { total, embedded });
  const isReading = phase === 'loading' || (phase === 'filling' && pausedFor !== 'paused');
  const isSmall = all !== undefined && all <= maxUnasked;
  return {
    isUsable: phase === 'whole' || isReading || isSmall,
    missing: progress?.isStopped === true ? progress.missing : 0,
    fill: () => void readAllLinks(),
  };
}
