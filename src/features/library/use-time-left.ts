/** Time left hook: how long it takes until so many more links are here, in words. */
import { useTranslations } from 'use-intl';
import { useBudget } from '#queries/budget.ts';
import { durationText, requestsFor } from './sync-text.ts';

/** While the user acts, so many of 30 requests a minute go to reading links; who looks at the words acts. */
const share = 8 / 30;

/** @param missing links that are not here yet */
export function useTimeLeft(missing: number): string {
  const t = useTranslations('library');
  const { isUnlimited, allowed, limit } = useBudget();
  return durationText(requestsFor(missing), isUnlimited ? allowed : limit * share, t);
}
