/** Links progress: how many links are here of how many, while that is not all of them. */
import { type LibraryState, maxUnasked } from '#queries/library.ts';

interface LinksProgress {
  readonly loaded: number;
  readonly all: number;
  readonly missing: number;
  /** No more are read before the user asks for them. */
  readonly isStopped: boolean;
}

interface Known {
  /** Links of the account as the screen knows it. */
  readonly total: number | undefined;
  /** In a parent page nothing is read before the user asks for it. */
  readonly embedded: boolean;
}

/** Undefined where all links are here or are about to be read, and where it is not known how many there are. */
export function linksProgress(
  { phase, pausedFor, isBegun, loaded, total: counted }: LibraryState,
  { total, embedded }: Known,
): LinksProgress | undefined {
  const all = counted ?? total;
  if (all === undefined || phase === 'whole' || phase === 'loading' || loaded >= all)
    return undefined;
  if (phase === 'empty' && !embedded) return undefined;
  const isStopped = phase === 'empty' || pausedFor === 'paused';
  if (isStopped && !embedded && !isBegun) return undefined;
  // A question for so few would be more work than they are.
  if (isStopped && all <= maxUnasked) return undefined;
  return { loaded, all, missing: all - loaded, isStopped };
}
