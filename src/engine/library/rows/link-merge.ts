/**
 * Link merge: what is known of a link after a reply that knows less or more, and how fast its
 * clicks grow.
 */
import type { Link } from '#contract/resources/links.ts';
import type { LinkColumns } from './link-columns.ts';

export const textFields = ['alias', 'shorturl', 'longurl', 'title', 'description'] as const;
const mayBeEmptied: readonly string[] = ['title', 'description'];

/** What was seen before counts like this time of observation, in milliseconds. */
const memory = 6 * 3_600_000;

/** Clicks in a millisecond after a reading. @param read null where the reply has no clicks */
export function rateAfter(
  { rate, clicks, readAt }: LinkColumns,
  place: number,
  read: number | null,
  at: number,
): number {
  const before = rate[place] ?? 0;
  const time = at - (readAt[place] ?? at);
  const more = (read ?? Number.NaN) - (clicks[place] ?? Number.NaN);
  // A counter that fell was set back, which tells nothing of the clicks.
  if (!(time > 0) || !(more >= 0)) return before;
  return (before * memory + more) / (memory + time);
}

/** The fields of the interface alone, so that nothing else is held for each of many links. */
export function copyOf(
  { id, alias, shorturl, longurl, title, description, date, unparsed }: Omit<Link, 'clicks'>,
  clicks: number | null,
): Link {
  const copy = { id, alias, shorturl, longurl, clicks, title, description, date };
  return unparsed === undefined ? copy : { ...copy, unparsed };
}

/** @param isComplete an empty text says that there is none */
export function merged(before: Link, given: Link, isComplete: boolean): Link {
  const text = (name: (typeof textFields)[number]) => {
    const value = given[name];
    if (value === null) return before[name];
    return value === '' && !(isComplete && mayBeEmptied.includes(name))
      ? (before[name] ?? value)
      : value;
  };
  const texts = {
    alias: text('alias'),
    shorturl: text('shorturl'),
    longurl: text('longurl'),
    title: text('title'),
    description: text('description'),
  };
  return copyOf(
    { ...given, ...texts, date: given.date ?? before.date },
    given.clicks ?? before.clicks,
  );
}

/** Whether nothing of a link has changed. */
export function isSame(one: Link, other: Link): boolean {
  return (
    textFields.every((name) => one[name] === other[name]) &&
    one.clicks === other.clicks &&
    one.date === other.date
  );
}
