/**
 * List walk: reads the service's list of links page by page, so that no row slips past while rows
 * come and go.
 */
import type { Page } from '#contract/protocol/envelope.ts';
import type { Link } from '#contract/resources/links.ts';
import { overlappingPage, type PageRequest, startOf } from './overlap-pages.ts';
import { learnSize, rowsOn, type ServiceTraits, unusableOn } from './service-traits.ts';

/** Where a walk is; plain data, so that it can continue after a restart. */
export interface WalkPosition {
  /** Rows from the start of the list that were seen. */
  reach: number;
  /** Whether nothing in it contradicts that the list was seen as a whole. */
  isSound: boolean;
}

/**
 * `on`: its rows follow on what was seen. `off`: they do not, so the walk steps back or asks again;
 * they say nothing of where they are. `end`: as `on`, and nothing follows.
 */
export type PageFit = 'on' | 'off' | 'end';

/** A page that tells nothing new is asked for so often again. */
const maxRepeats = 3;
/**
 * A walk that steps back more often than this meets a list without an order, where stepping back
 * proves nothing.
 */
const maxSteps = 30;

/** Requests without progress after which a walk ends, whatever the service does. */
const maxStalled = 200;

/** @param isSeen whether this walk has seen a link on a page that was `on` */
export function createListWalk(
  traits: ServiceTraits,
  position: WalkPosition,
  isSeen: (id: number) => boolean,
) {
  let repeats = 0;
  let backs = 0;
  /** After steps back, only what lies beyond this is expected to be new. */
  let farthest = position.reach;
  let stalled = 0;
  /**
   * Rows that the next page has to show again besides the last one, because those at the seam
   * cannot be read.
   */
  let margin = 0;
  let steps = 0;
  /** The place of the first row of an empty page, behind which nothing is. */
  let emptyFrom = Infinity;

  const isPlain = () => traits.obeysLimit === false || steps > maxSteps;

  /** A page back, then two more, then four: what is gone may be a lot. */
  const stepBack = (start: number, size: number) => {
    position.reach = Math.max(0, start - size * 2 ** backs);
    backs = Math.min(backs + 1, 10);
  };

  return {
    /** The next page to ask for. */
    request: (): PageRequest => {
      const { cap } = traits;
      if (isPlain()) return { limit: cap, page: Math.floor(position.reach / cap) + 1 };
      return overlappingPage(Math.max(Math.min(position.reach, 1), position.reach - margin), cap);
    },
    /** Judges its reply, and moves on or back. */
    read: (request: PageRequest, page: Page<Link>): PageFit => {
      stalled += 1;
      if (stalled > maxStalled) {
        position.isSound = false;
        return 'end';
      }
      const size = learnSize(traits, request, page);
      const came = rowsOn(page);
      const start = (request.page - 1) * size;
      const end = start + came;
      const ids = page.rows.flatMap(({ id }) => id ?? []);
      if (came === 0) {
        if (start === 0) return 'end';
        // The list has become shorter, or ended just before: the page before it tells.
        emptyFrom = Math.min(emptyFrom, start);
        stepBack(Math.min(position.reach, start), size);
        return 'off';
      }
      // Where no limit shows the last row again, the page begins right after it by plan.
      const isNext = start <= position.reach && (isPlain() || startOf(request) === position.reach);
      // Rows that do not differ may be those that were seen.
      const overlap = position.reach - start;
      const isBlind =
        overlap > 0 && unusableOn(page).filter((index) => index < overlap).length === overlap;
      if (isBlind && !ids.some(isSeen) && margin < traits.cap / 4) {
        margin = 2 * margin + 4;
        return 'off';
      }
      if (start > 0 && !ids.some(isSeen) && !isNext && !isBlind) {
        steps += 1;
        if (steps > maxSteps) position.isSound = false;
        // A page that begins beyond what was seen was larger or smaller than expected; the next one begins
        // where it should.
        if (start > position.reach) return 'off';
        // Twice in a row, and no other limit was ever obeyed: its pages are where they are without one.
        if (traits.obeysLimit === null && steps > 1) {
          traits.obeysLimit = false;
          return 'off';
        }
        stepBack(start, size);
        return 'off';
      }
      // A count that is too small must not end a walk: the end is a page that is not full.
      const isLast = came < size || end >= emptyFrom;
      const tellsNothing = page.unreadable.length === 0 && end > farthest && ids.every(isSeen);
      const isShort = isLast && page.counted && end < page.result && emptyFrom === Infinity;
      if ((tellsNothing && !isLast) || isShort) {
        repeats += 1;
        if (repeats <= maxRepeats) return 'off';
        position.isSound = false;
      }
      repeats = 0;
      backs = 0;
      margin = 0;
      position.reach = isShort ? start + size : end;
      if (position.reach > farthest) stalled = 0;
      farthest = Math.max(farthest, position.reach);
      return isLast && !isShort ? 'end' : 'on';
    },
  };
}
