/** Meter messages: what the request meter says in words, in the header and to a screen reader. */
import type { useTranslations } from 'use-intl';
import { formatClock } from '#ui/format/format.ts';
import type { MeterState } from './meter-state.ts';

type Texts = ReturnType<typeof useTranslations<'shell.meter'>>;

/** The words in the header. @param now milliseconds since 1970 */
export function meterWords(state: MeterState, now: number, t: Texts): string {
  switch (state.kind) {
    case 'quiet':
      return '';
    case 'away': {
      const { nextTryAt } = state.outage;
      return nextTryAt === null
        ? t('awayTrying')
        : t('away', { seconds: secondsUntil(nextTryAt, now) });
    }
    case 'offline': {
      const { dataFrom } = state.outage;
      return dataFrom === null ? t('offline') : t('offlineFrom', { time: formatClock(dataFrom) });
    }
    case 'waiting':
      return t('continues', { seconds: secondsUntil(state.until, now) });
    case 'low':
      return t('leftNow', { count: state.left });
  }
}

/** What a screen reader says once for each state; '' while all goes well. */
export function meterAnnouncement({ kind }: MeterState, t: Texts): string {
  switch (kind) {
    case 'quiet':
      return '';
    case 'away':
      return t('awayTitle');
    case 'offline':
      return t('offlineTitle');
    case 'waiting':
      return t('noneLeft');
    case 'low':
      return t('fewLeft');
  }
}

/** At least 1, because "Continues in 0 s" would be wrong. */
function secondsUntil(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1000));
}
