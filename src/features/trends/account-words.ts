/** Account trend words: how many clicks were observed in a period, what they cover, and what has changed since the last visit. */
import type { AccountTrend, SinceVisit } from '#queries/trends.ts';
import { formatCount, formatLook, formatNumber, formatShare } from '#ui/format/format.ts';

/** `1,204 clicks observed since 3 May 09:10, and 310 more that began before.` */
export function accountWords({ clicks, from, to, reachingIn, beganAgain }: AccountTrend): string {
  if (clicks === null) return '';
  const more = reachingIn === 0 ? '' : `, and ${formatNumber(reachingIn)} more that began before`;
  const again =
    beganAgain === 0 ? '' : ` ${formatCount(beganAgain, 'counter')} began again; what came before that is not counted.`;
  return `${clicks === 0 ? 'No clicks' : formatCount(clicks, 'click')} observed since ${formatLook(from, to)}${more}.${again}`;
}

/** `Covers 18 of 20 links, with 98% of the clicks known.` */
export function coverageWords({ coverage: { links, linksLooked, clicks, clicksLooked } }: AccountTrend): string {
  const covered = `Covers ${formatNumber(linksLooked)} of ${formatCount(links, 'link')}`;
  return clicks === 0 ? covered : `${covered}, with ${formatShare(clicksLooked, clicks)} of the clicks known`;
}

/** `2 new links; 14 more clicks on the 20 links that were known then` */
export function sinceWords({ newLinks, compared, clicks, setBack }: SinceVisit): string {
  const links = compared === 1 ? 'the one link that was known then' : `the ${formatNumber(compared)} links that were known then`;
  return [
    newLinks === 0 ? 'no new links' : formatCount(newLinks, 'new link'),
    ...(compared === 0
      ? []
      : [`${clicks === 0 ? 'no' : formatNumber(clicks)} more ${clicks === 1 ? 'click' : 'clicks'} on ${links}`]),
    ...(setBack === 0 ? [] : [`the total of ${formatNumber(setBack)} of them was set back`]),
  ].join('; ');
}
