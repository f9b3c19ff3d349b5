/** What can honestly be said of the time between two looks at an account's totals. */
import { formatNumber } from '#ui/format/format.ts';

interface Sight {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly links: number;
  /** By the id of the link. */
  readonly clicks: Readonly<Record<string, number>>;
}

interface Change {
  /** When it was looked at before, in milliseconds since 1970. */
  readonly since: number;
  /** More links than before, or fewer where it is negative. */
  readonly links: number;
  /** How many links were seen both times: all that the clicks below can cover. */
  readonly compared: number;
  /** Clicks on those of them whose total grew. */
  readonly clicks: number;
  /** How many of them show fewer clicks than before: a total was set back, which is no negative traffic. */
  readonly setBack: number;
}

/** Compares what was seen before with what is seen now. Totals say how many, never when in between. */
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

/** The change in words, such as "2 more links; 14 more clicks on the 20 links that were seen both times". */
export function changeWords({ links, compared, clicks, setBack }: Change): string {
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
