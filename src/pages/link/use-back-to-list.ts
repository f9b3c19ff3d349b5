/** Back to list: where the list that a link was opened from is, and the way back to its place there. */
import { useLocation, useNavigate } from 'react-router-dom';
import { type OpenedFromList, paths } from '#features/paths.ts';

interface BackToList {
  /** The list with its search, filters and order. */
  readonly to: string;
  /** Also to the place in it, where the link was opened from it. */
  readonly goBack: () => void;
}

export function useBackToList(): BackToList {
  const list = listIn(useLocation().state);
  const navigate = useNavigate();
  const to = paths.links.href() + (list ?? '');
  return { to, goBack: () => void (list === undefined ? navigate(to) : navigate(-1)) };
}

/** The query of the list; undefined where the link was opened elsewhere. */
function listIn(state: unknown): OpenedFromList['list'] | undefined {
  if (typeof state !== 'object' || state === null || !('list' in state)) return undefined;
  return typeof state.list === 'string' ? state.list : undefined;
}
