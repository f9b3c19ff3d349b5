/** Account trend words: how many clicks were observed in a period, what they cover, and what has changed since the last visit. */
import type { useTranslations } from 'use-intl';
import type { AccountTrend, SinceVisit } from '#queries/trends.ts';
import { formatLook, formatShare } from '#ui/format/format.ts';

type Texts = ReturnType<typeof useTranslations<'trends'>>;

/** `1,204 clicks observed since 3 May 09:10, and 310 more that began before.` */
export function accountWords({ clicks, from, to, reachingIn, beganAgain }: AccountTrend, t: Texts): string {
  if (clicks === null) return '';
  const when = formatLook(from, to);
  const observed = reachingIn === 0 ? t('since', { clicks, when }) : t('sinceMore', { clicks, when, more: reachingIn });
  return beganAgain === 0 ? observed : `${observed} ${t('countersAgain', { count: beganAgain })}`;
}

/** `Covers 18 of 20 links, with 98% of the clicks known` */
export function coverageWords({ coverage }: AccountTrend, t: Texts): string {
  const { links, linksLooked: looked, clicks, clicksLooked } = coverage;
  return clicks === 0
    ? t('covers', { looked, links })
    : t('coversShare', { looked, links, share: formatShare(clicksLooked, clicks) });
}

/** `2 new links; 14 more clicks on the 20 links that were known then` */
export function sinceWords({ newLinks, compared, clicks, setBack }: SinceVisit, t: Texts): string {
  return [
    t('newLinks', { count: newLinks }),
    ...(compared === 0 ? [] : [t('moreClicks', { clicks, links: compared })]),
    ...(setBack === 0 ? [] : [t('setBack', { count: setBack })]),
  ].join('; ');
}
