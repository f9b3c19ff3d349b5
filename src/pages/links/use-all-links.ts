/** All links: whether searches, filters and sort orders work on the links that are here, and what reads the others. */
import { linksProgress, mostUnasked } from '#features/library/links-progress.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { useLibraryActions, useLibraryState } from '#queries/library.ts';

interface AllLinks {
  /** Whether the links that are here can be filtered and sorted at will, or can in a moment. */
  readonly isUsable: boolean;
  /** Links that are read only where the user asks for them; 0 for none. */
  readonly missing: number;
  /** Reads all links. */
  readonly fill: () => void;
}

/** @param total links of the account as the service has counted them, where known */
export function useAllLinks(total: number | undefined): AllLinks {
  const state = useLibraryState();
  const { phase, pausedFor } = state;
  const { embedded } = useSessionActions();
  const { readAllLinks } = useLibraryActions();
  const all = state.total ?? total;
  const progress = linksProgress(state, { total, embedded });
  const isReading = phase === 'loading' || (phase === 'filling' && pausedFor !== 'paused');
  const isSmall = all !== undefined && all <= mostUnasked;
  return {
    isUsable: phase === 'whole' || isReading || isSmall,
    missing: progress?.isStopped === true ? progress.missing : 0,
    fill: () => void readAllLinks(),
  };
}
