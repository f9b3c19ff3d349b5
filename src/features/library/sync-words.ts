/** Sync words: how many links are here, what is still missing, and why the sync waits, in sentences. */
import type { LibraryState, RestReason } from '#queries/library.ts';
import { formatClock, formatCount, formatInstant, formatNumber } from '#ui/format/format.ts';
import { lostWords } from './keeping-words.ts';

interface Pace {
  /** Requests a minute that bulk work gets. */
  readonly bulkPerMinute: number;
}

const waiting: Readonly<Record<RestReason, string>> = {
  paused: 'Paused.',
  person: 'Waiting while you work.',
  'other-app': 'Waiting: another app uses your requests.',
  limit: 'Waiting for the request limit.',
  offline: 'Waiting: you’re offline.',
  key: 'Stopped: the service refused your API key.',
  failed: 'Stopped: the service isn’t responding.',
};

/** Why links that are all here grow old. */
const aging: Readonly<Partial<Record<RestReason, string>>> = {
  offline: 'You’re offline, so nothing is refreshed.',
  key: 'The service refused your API key, so nothing is refreshed.',
  failed: 'The service can’t be reached, so nothing is refreshed.',
};

/** The state of the sync in a few sentences; '' where nothing was read. @param now milliseconds since 1970 */
export function syncWords(state: LibraryState, pace: Pace, now: number): string {
  const sentences = sentencesOf(state, pace, now);
  if (sentences.length === 0) return '';
  const { unreadable, removed, notFound, sorts, keeping } = state;
  return [
    ...sentences,
    ...(unreadable === 0 ? [] : [`${formatCount(unreadable, 'row')} couldn’t be read and ${areNot(unreadable)} listed.`]),
    ...(removed === 0 ? [] : [`${formatCount(removed, 'link')} ${removed === 1 ? 'was' : 'were'} deleted elsewhere.`]),
    ...(notFound === 0 ? [] : [`${formatCount(notFound, 'link')} may have been deleted elsewhere.`]),
    ...(sorts === false ? ['This service doesn’t sort, so new links take longer to appear.'] : []),
    ...(keeping.lost === null ? [] : [lostWords(keeping)]),
  ].join(' ');
}

function sentencesOf(state: LibraryState, pace: Pace, now: number): string[] {
  switch (state.phase) {
    case 'empty':
      return [];
    case 'loading':
      return ['Opening your links.'];
    case 'filling':
      return fillingWords(state, pace);
    case 'whole':
      return [wholeWords(state, now), ...(state.resting === null ? [] : [aging[state.resting] ?? ''].filter(Boolean))];
  }
}

function wholeWords({ known, oldestRead, newestRead }: LibraryState, now: number): string {
  const all = known === 1 ? 'Your link is here' : `All ${formatNumber(known)} links are here`;
  if (oldestRead === null || newestRead === null) return `${all}.`;
  // Clicks that were lost have never been read.
  if (oldestRead === 0) return `${all}. Some clicks aren’t known yet.`;
  const when = now - oldestRead < halfDay ? formatClock : formatInstant;
  const [from, to] = [when(oldestRead), when(newestRead)];
  return `${all}. Clicks as of ${from === to ? to : `${from} to ${to}`}.`;
}

/** A time of day alone would leave open which day; in milliseconds. */
const halfDay = 12 * 3_600_000;

function fillingWords({ known, total, resting, requestsLeft }: LibraryState, { bulkPerMinute }: Pace): string[] {
  const here =
    total === null ? `${formatCount(known, 'link')} here` : `${formatNumber(known)} of ${formatCount(total, 'link')} here`;
  if (resting !== null) return [`${here}.`, waiting[resting]];
  return [requestsLeft === null ? `${here}.` : `${here}, ${timeWords(requestsLeft, bulkPerMinute)} left.`];
}

function areNot(count: number): string {
  return count === 1 ? 'isn’t' : 'aren’t';
}

/** Links that one request brings, on average: pages overlap, so that a link that moves between two is not lost. */
const linksPerRequest = 87;

/** Requests for all links of an account, as an estimate. */
export function requestsFor(total: number): number {
  return Math.max(1, Math.ceil(total / linksPerRequest));
}

/** `about 3 min`. */
export function timeWords(requests: number, perMinute: number): string {
  const minutes = requests / Math.max(perMinute, 1);
  if (minutes <= 1) return 'less than a minute';
  return minutes < 90 ? `about ${formatNumber(Math.ceil(minutes))} min` : `about ${formatNumber(Math.round(minutes / 60))} hours`;
}
