/** Changes: compares two sets of totals of an account, and describes the difference. */
import type { Sight } from '#features/device/DeviceContext.tsx';
import { formatNumber } from '#ui/format/format.ts';

interface Change {
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Negative where there are fewer. */
  readonly links: number;
  /** Links that were seen both times, which the clicks below cover. */
  readonly compared: number;
  /** More clicks on those whose total grew. */
  readonly clicks: number;
  /** How many of them show fewer clicks: their total was reset. */
  readonly setBack: number;
}

export function changesSince(before: Sight, now: Sight): Change {
  const grown = Object.entries(now.clicks).flatMap(([id, clicks]) => {
    const earlier = Object.hasOwn(before.clicks, id) ? before.clicks[id] : undefined;
    return earlier === undefined ? [] : [clicks - earlier];
  });
  return {
    since: before.at,
    links: now.links - before.links,
    compared: grown.length,
    clicks: grown.filter((more) => more > 0).reduce((sum, more) => sum + more, 0),
    setBack: grown.filter((more) => more < 0).length,
  };
}

/** Such as "2 more links; 14 more clicks on the 20 links that were seen both times". */
export function changeText({ links, compared, clicks, setBack }: Change): string {
  const parts = [
    links === 0
      ? 'as many links as before'
      : `${formatNumber(Math.abs(links))} ${links > 0 ? 'more' : 'fewer'} ${Math.abs(links) === 1 ? 'link' : 'links'}`,
    ...(compared === 0
      ? []
      : [
          `${clicks === 0 ? 'no' : formatNumber(clicks)} more ${clicks === 1 ? 'click' : 'clicks'} on the ${
            compared === 1 ? 'one link that was' : `${formatNumber(compared)} links that were`
          } seen both times`,
        ]),
    ...(setBack === 0 ? [] : [`the total of ${formatNumber(setBack)} of them was set back`]),
  ];
  return parts.join('; ');
}
