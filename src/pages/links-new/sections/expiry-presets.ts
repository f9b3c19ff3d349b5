/** Expiry presets: common expiry times of a link, counted from now. */
import { instantOf, localTime } from '#base/zoned-time.ts';

interface ExpiryPreset {
  name: 'day' | 'week' | 'month' | 'endOfMonth';
  /** The expiry as a local `YYYY-MM-DDTHH:MM`; now in milliseconds since 1970, the zone '' for the machine's. */
  at: (now: number, zone: string) => string;
}

const minute = 60_000;
const hour = 60 * minute;

/** The same time of day so many days ahead, also across a change of the clocks. */
function days(number: number): ExpiryPreset['at'] {
  return (now, zone) => {
    // Rounded up, because a day should not be a minute short.
    const [date = '', time = ''] = localTime(Math.ceil(now / minute) * minute, zone).split('T');
    const day = new Date(`${date}T00:00Z`);
    day.setUTCDate(day.getUTCDate() + number);
    return `${day.toISOString().slice(0, 10)}T${time}`;
  };
}

/** The last minute of the month; of the next one where that is about to pass. */
function endOfMonth(now: number, zone: string): string {
  const [year = 0, month = 0] = localTime(now, zone)
    .split('-')
    .map((part) => Number.parseInt(part, 10));
  const endOf = (ahead: number) =>
    `${new Date(Date.UTC(year, month + ahead, 0)).toISOString().slice(0, 10)}T23:59`;
  const end = instantOf(endOf(0), zone);
  return end !== undefined && end > now + hour ? endOf(0) : endOf(1);
}

export const expiryPresets: readonly ExpiryPreset[] = [
  { name: 'day', at: days(1) },
  { name: 'week', at: days(7) },
  { name: 'month', at: days(30) },
  { name: 'endOfMonth', at: endOfMonth },
];
