/** All links: whether searches, filters and sort orders work on the links that are here, and what reads the others. */
import { useEffect, useEffectEvent } from 'react';
import { linksOnPage } from '#features/records/use-page-param.ts';
import { type ListState, needsLibrary } from '#pages/links/address/list-state.ts';
import { useLibraryActions, useLibraryState } from '#queries/library.ts';

/** Links that are read without a question, as they cost two or three requests. */
const mostUnasked = 200;

interface AllLinks {
  /** Whether the links that are here can be filtered and sorted at will, or can in a moment. */
  readonly isUsable: boolean;
  /** Whether the state of the sync is worth a line. */
  readonly isShown: boolean;
  /** Whether there are so many links that reading them is a question. */
  readonly isQuestion: boolean;
  /** Reads all links. */
  readonly fill: () => void;
  /** Reads them where there are few. */
  readonly prepare: () => void;
}

/** @param total links of the account, where known */
export function useAllLinks(state: ListState, total: number | undefined): AllLinks {
  const library = useLibraryState();
  const actions = useLibraryActions();
  const { phase, resting } = library;
  const all = library.total ?? total;
  const isFilling = phase === 'filling' && resting !== 'paused';
  const isSmall = all !== undefined && all <= mostUnasked;
  const fill = () => void actions.fill();
  const prepare = () => {
    if (isSmall && phase !== 'whole' && !isFilling) fill();
  };
  const begin = useEffectEvent(prepare);
  const isNeeded = needsLibrary(state);
  useEffect(() => {
    if (isNeeded && isSmall) begin();
  }, [isNeeded, isSmall]);
  const isQuestion = all !== undefined && !isSmall && phase !== 'whole' && !isFilling;
  return {
    isUsable: phase === 'whole' || isFilling || isSmall,
    isShown: phase === 'whole' ? library.known > linksOnPage : isFilling || (phase === 'filling' && isNeeded),
    isQuestion,
    fill,
    prepare,
  };
}
