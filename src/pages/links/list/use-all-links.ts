/** All links: whether searches, filters and sort orders work on the links that are here, and what reads the others. */
import { linksOnPage } from '#features/records/use-page-param.ts';
import { type ListState, needsLibrary } from '#pages/links/address/list-state.ts';
import { useLibraryActions, useLibraryState } from '#queries/library.ts';

/** Of accounts with at most so many links, the engine reads all when they are needed, for two or three requests. */
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
}

/** @param total links of the account as the service has counted them, where known */
export function useAllLinks(state: ListState, total: number | undefined): AllLinks {
  const { phase, resting, known, unreadable, ...library } = useLibraryState();
  const { fill } = useLibraryActions();
  const all = library.total ?? total;
  const isFilling = phase === 'loading' || (phase === 'filling' && resting !== 'paused');
  const isSmall = all !== undefined && all <= mostUnasked;
  return {
    isUsable: phase === 'whole' || isFilling || isSmall,
    isShown:
      phase === 'whole'
        ? known > linksOnPage || unreadable > 0
        : phase === 'filling' && (isFilling || needsLibrary(state) || known > mostUnasked),
    isQuestion: all !== undefined && !isSmall && phase !== 'whole' && !isFilling,
    fill: () => void fill(),
  };
}
