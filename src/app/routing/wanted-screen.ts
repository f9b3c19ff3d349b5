/** Wanted screen: where a sign-in leads, which is the screen that was asked for before it, else Overview. */
import { paths } from '#features/paths.ts';

/** @param state that of the router's location */
export function wantedScreen(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('wanted' in state))
    return paths.overview.href();
  const { wanted } = state;
  const isPath = typeof wanted === 'string' && /^\/[^/]/.test(wanted);
  return isPath ? wanted : paths.overview.href();
}
