/** Sync words: how many links are here, what is still missing, and why the sync waits, in sentences. */
import type { useTranslations } from 'use-intl';
import type { LibraryState } from '#queries/library.ts';
import { formatClock, formatInstant } from '#ui/format/format.ts';
import { storageLostText } from './storage-text.ts';

type Texts = ReturnType<typeof useTranslations<'library'>>;

interface Pace {
  /** Requests a minute that bulk work gets. */
  readonly bulkPerMinute: number;
}

/** The state of the sync in a few sentences; '' where nothing was read. @param now milliseconds since 1970 */
export function syncText(state: LibraryState, pace: Pace, now: number, t: Texts): string {
  const sentences = sentencesOf(state, pace, now, t);
  if (sentences.length === 0) return '';
  const { unreadable, removed, notFound, sorts, keeping } = state;
  return [
    ...sentences,
    ...(unreadable === 0 ? [] : [t('unreadable', { count: unreadable })]),
    ...(removed === 0 ? [] : [t('removed', { count: removed })]),
    ...(notFound === 0 ? [] : [t('notFound', { count: notFound })]),
    ...(sorts === false ? [t('unsorted')] : []),
    ...(keeping.lost === null ? [] : [storageLostText(keeping, t)]),
  ].join(' ');
}

function sentencesOf(state: LibraryState, pace: Pace, now: number, t: Texts): string[] {
  switch (state.phase) {
    case 'empty':
      return [];
    case 'loading':
      return [t('opening')];
    case 'filling':
      return fillingWords(state, pace, t);
    case 'whole':
      return [...wholeWords(state, now, t), ...agingWords(state, t)];
  }
}

/** Why links that are all here grow old. */
function agingWords({ pausedFor }: LibraryState, t: Texts): string[] {
  return pausedFor === 'offline' || pausedFor === 'key' || pausedFor === 'failed'
    ? [t(`aging.${pausedFor}`)]
    : [];
}

function wholeWords(
  { loaded: known, oldestRead, newestRead }: LibraryState,
  now: number,
  t: Texts,
): string[] {
  const all = t('all', { known });
  if (oldestRead === null || newestRead === null) return [all];
  // Clicks that were lost have never been read.
  if (oldestRead === 0) return [all, t('clicksUnknown')];
  const when = now - oldestRead < halfDay ? formatClock : formatInstant;
  const from = when(oldestRead);
  const to = when(newestRead);
  return [all, from === to ? t('clicksAt', { when: to }) : t('clicksBetween', { from, to })];
}

/** A time of day alone would leave open which day; in milliseconds. */
const halfDay = 12 * 3_600_000;

function fillingWords(state: LibraryState, { bulkPerMinute }: Pace, t: Texts): string[] {
  const { loaded: known, total, pausedFor, requestsLeft } = state;
  if (pausedFor === null && requestsLeft !== null) {
    const time = durationText(requestsLeft, bulkPerMinute, t);
    return [
      total === null ? t('hereLeft', { known, time }) : t('hereOfLeft', { known, total, time }),
    ];
  }
  const here = total === null ? t('here', { known }) : t('hereOf', { known, total });
  return pausedFor === null ? [here] : [here, t(`waiting.${pausedFor}`)];
}

/** Links that one request brings, on average: pages overlap, so that a link that moves between two is not lost. */
const linksPerRequest = 87;

/** Requests for all links of an account, as an estimate. */
export function requestsFor(total: number): number {
  return Math.max(1, Math.ceil(total / linksPerRequest));
}

/** `about 3 min`. */
export function durationText(requests: number, perMinute: number, t: Texts): string {
  const minutes = requests / Math.max(perMinute, 1);
  if (minutes <= 1) return t('time.moment');
  return minutes < 90
    ? t('time.minutes', { count: Math.ceil(minutes) })
    : t('time.hours', { count: Math.round(minutes / 60) });
}
