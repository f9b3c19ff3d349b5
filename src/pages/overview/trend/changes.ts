/** Changes: compares two sets of totals of an account, and describes the difference. */
import type { useTranslations } from 'use-intl';
import type { Sight } from '#features/device/DeviceContext.tsx';

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

/** `2 new links. 14 new clicks on the 20 links seen both times.` */
export function changeText(
  { links, compared, clicks, setBack }: Change,
  t: ReturnType<typeof useTranslations<'overview.since'>>,
): string {
  const sentences = [
    links < 0 ? t('fewer', { count: -links }) : t('links', { count: links }),
    ...(compared === 0 ? [] : [t('clicks', { clicks, links: compared })]),
    ...(setBack === 0 ? [] : [t('reset', { count: setBack })]),
  ];
  return sentences.join(' ');
}
