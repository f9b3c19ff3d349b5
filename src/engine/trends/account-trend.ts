/** Account trend: the clicks of all links in a period from whole intervals, what part of the links they cover, and the movers. */
import type { LinkHistory } from '#local/history/history-entries.ts';
import type { AccountTrend, ClickBand, Coverage, Mover } from './trend-types.ts';

/** A period, in milliseconds since 1970. */
interface Period {
  readonly from: number;
  readonly to: number;
}

/** Points of the band besides the first. */
const steps = 30;
const mostMovers = 8;
/** Without so large a share of the known clicks a total says nothing of the account. */
const leastShare = 0.5;

/** Adds up histories one by one, so that the work can be interrupted. */
export function createAccountSum(period: Period) {
  // Histories have whole seconds; the period begins with the second that holds its beginning.
  const [from, to] = [Math.floor(period.from / 1000), Math.floor(period.to / 1000)];
  const length = Math.max(1, to - from) / steps;
  // Clicks that can have come, and that have come for certain, from one point of the band to the next.
  const possible = new Float64Array(steps + 1);
  const certain = new Float64Array(steps + 1);
  const moved: Mover[] = [];
  /** The first look at a link of those that were looked at twice: before it nothing was observed. */
  let firstLook = to;
  const sum = { clicks: 0, reachingIn: 0, beganAgain: 0, linksLooked: 0, allClicks: 0, clicksLooked: 0 };

  return {
    add: (id: number, history: LinkHistory): void => {
      const { entries, until, total } = history;
      sum.allClicks += total;
      if (until <= Math.max(from, history.from)) return;
      sum.linksLooked += 1;
      firstLook = Math.min(firstLook, history.from);
      sum.clicksLooked += total;
      let at = history.from;
      let [own, ownFrom, ownTo, hasBegun] = [0, 0, 0, false];
      for (const { quiet, span, clicks, beganAt } of entries) {
        const start = at + quiet;
        at = start + span;
        if (at <= from) continue;
        hasBegun ||= beganAt !== null;
        if (clicks === 0) continue;
        if (start < from) {
          sum.reachingIn += clicks;
          continue;
        }
        // Such a click can have come right after `start`, and has come at `at`.
        const [first, last] = [Math.floor((start - from) / length) + 1, Math.ceil((at - from) / length)];
        addAt(possible, first, clicks);
        addAt(certain, last, clicks);
        if (own === 0) ownFrom = start;
        own += clicks;
        ownTo = at;
      }
      sum.clicks += own;
      if (hasBegun) sum.beganAgain += 1;
      if (own > 0) moved.push({ id, clicks: own, from: ownFrom * 1000, to: ownTo * 1000 });
    },

    /** @param known links at hand; `links`: links by the service's count, or null */
    trend: (known: number, links: number | null): AccountTrend => {
      const coverage: Coverage = {
        links: Math.max(links ?? 0, known),
        linksLooked: sum.linksLooked,
        clicks: sum.allClicks,
        clicksLooked: sum.clicksLooked,
      };
      const isTold = sum.linksLooked > 0 && shareOf(coverage) >= leastShare;
      return {
        from: begin() * 1000,
        to: period.to,
        clicks: isTold ? sum.clicks : null,
        reachingIn: sum.reachingIn,
        beganAgain: sum.beganAgain,
        coverage,
        band: isTold ? band() : [],
        movers: moved.sort((one, other) => other.clicks - one.clicks).slice(0, mostMovers),
      };
    },
  };

  function begin(): number {
    return Math.max(from, firstLook);
  }

  function band(): ClickBand[] {
    let [least, most] = [0, 0];
    const moments = Array.from(possible, (more, step): ClickBand => {
      most += more;
      least += certain[step] ?? 0;
      return { at: Math.round((from + step * length) * 1000), least, most };
    });
    return [{ at: begin() * 1000, least: 0, most: 0 }, ...moments.filter(({ at }) => at > begin() * 1000)];
  }
}

function addAt(list: Float64Array, step: number, clicks: number): void {
  const place = Math.min(step, steps);
  list[place] = (list[place] ?? 0) + clicks;
}

/** The share of all known clicks that the links looked at have; the share of links where none was clicked. */
function shareOf({ clicks, clicksLooked, links, linksLooked }: Coverage): number {
  if (clicks > 0) return clicksLooked / clicks;
  return links === 0 ? 0 : linksLooked / links;
}
