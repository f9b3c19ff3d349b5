/**
 * Host traits: what the service was found to do with `limit`, `order`, its count and single links.
 */
import type { Page } from '#contract/protocol/envelope.ts';
import { maxPageSize } from '#contract/protocol/envelope.ts';
import type { Link } from '#contract/resources/links.ts';
import { timeOf } from '#engine/library/rows/link-values.ts';
import type { PageRequest } from './overlap-pages.ts';

export interface ServiceTraits {
  /** The largest page that it gives. */
  cap: number;
  /** Whether it gives as many rows as are asked for, up to the cap; null before that was tried. */
  obeysLimit: boolean | null;
  /** Whether the newest links come first; null before a page was read. */
  sortsByDate: boolean | null;
  sortsByClicks: boolean | null;
  /** Whether it gives single links by their id; null before that was tried. */
  givesDetails: boolean | null;
}

export function newTraits(): ServiceTraits {
  return {
    cap: maxPageSize,
    obeysLimit: null,
    sortsByDate: null,
    sortsByClicks: null,
    givesDetails: null,
  };
}

/** No service is known that gives fewer rows on a full page. */
const smallestCap = 10;

/** Rows that came, also those that could not be read. */
export function rowsOn({ rows, unreadable }: Page<Link>): number {
  return rows.length + unreadable.length;
}

/** Places in a page of rows without a usable id, from 0. */
export function unusableOn({ rows, unreadable }: Page<Link>): number[] {
  const places = unreadable.map(({ index }) => index);
  const taken = new Set(places);
  let place = 0;
  for (const { id } of rows) {
    while (taken.has(place)) place += 1;
    if (id === null || !Number.isSafeInteger(id)) places.push(place);
    place += 1;
  }
  return places;
}

/**
 * How many rows its full page has, which may not be how many were asked for; notes what that tells.
 */
export function learnSize(
  traits: ServiceTraits,
  { limit, page: number }: PageRequest,
  page: Page<Link>,
): number {
  const came = rowsOn(page);
  const size = givenSize(limit, number, page);
  if (size < 1) return limit;
  if (size === limit) {
    if (limit < traits.cap && came === limit) traits.obeysLimit ??= true;
    return size;
  }
  // Less than the largest page was asked for, and another number came: it gives what it likes.
  if (limit < traits.cap || size > limit) traits.obeysLimit = false;
  traits.cap = size;
  return size;
}

/** The size of the pages that the service gives. @param number that of the page, from 1 on */
function givenSize(limit: number, number: number, page: Page<Link>): number {
  const came = rowsOn(page);
  if (came > limit) return came;
  if (page.perpage < limit) return page.perpage;
  // Later pages may be short because the service drops rows, and tiny ones because its count is
  // wrong.
  const isCut = number === 1 && came >= smallestCap && came < limit && page.more === 'yes';
  return isCut ? came : limit;
}

const smallerPages = [50, 25, 15];

/**
 * Asks for smaller pages from now on, because the service fails at larger ones; false where there
 * are none.
 */
export function shrinkPages(traits: ServiceTraits): boolean {
  const smaller = smallerPages.find((size) => size < traits.cap);
  if (smaller === undefined) return false;
  traits.cap = smaller;
  return true;
}

/** Notes whether the rows of a page by date fall by date. */
export function learnDateOrder(traits: ServiceTraits, { rows }: Page<Link>): void {
  const times = rows.map(({ date }) => timeOf(date)).filter((time) => !Number.isNaN(time));
  if (times.length >= 2)
    traits.sortsByDate = times.every(
      (time, index) => index === 0 || time <= (times[index - 1] ?? time),
    );
}

/** Notes whether the rows of a page by clicks fall by clicks. */
export function learnClickOrder(traits: ServiceTraits, { rows }: Page<Link>): void {
  const clicks = rows.flatMap((row) => row.clicks ?? []);
  if (clicks.length >= 2)
    traits.sortsByClicks = clicks.every(
      (count, index) => index === 0 || count <= (clicks[index - 1] ?? count),
    );
}
