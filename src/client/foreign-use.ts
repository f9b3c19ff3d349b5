/** Requests that somebody else makes with the same key, and what one of our own costs: read from what the service counts. */
import { limitWindow } from '#contract/limit.ts';

/** What one reply said was used up, and how many of our own requests it may not have counted yet. */
interface Count {
  readonly used: number;
  /** When its request left, and when it came. */
  readonly sentAt: number;
  readonly at: number;
  /** Under way when the reply came, or sent since. */
  readonly ownSince: number;
}

/** Plain data. */
export interface ForeignUse {
  readonly last: Count | null;
  /** Requests that were not ours, if the next reply does not say otherwise. */
  readonly doubtful: number;
  /** Requests that were not ours, noticed in the last window. */
  readonly noticed: readonly { readonly at: number; readonly requests: number }[];
  /** The most that was noticed in one window, at that moment. */
  readonly most: number;
  readonly mostAt: number;
  /** How much one of our requests lowers what is left: 2 where a preflight counts as well. */
  readonly cost: 1 | 2;
  /** Replies in a row that speak for the other cost. */
  readonly contrary: number;
}

export const nobodyElse: ForeignUse = { last: null, doubtful: 0, noticed: [], most: 0, mostAt: 0, cost: 1, contrary: 0 };

// One may be a request that came late; two are somebody.
const least = 2;
const repliesNeeded = 5;

/** One of our own requests leaves. */
export function ownRequest(before: ForeignUse): ForeignUse {
  const { last } = before;
  return last === null ? before : { ...before, last: { ...last, ownSince: last.ownSince + 1 } };
}

/**
 * Takes in a reply after which `used` requests are used up. What is told as used may be too much by far, where windows
 * are longer or earlier requests were not ours to see; but what it grows by between two replies of one window is made of
 * our own requests, which are known, and of other people's.
 */
export function noticeUse(before: ForeignUse, told: { used: number; underWay: number; sentAt: number; now: number }): ForeignUse {
  const { used, underWay, sentAt, now } = told;
  const { last } = before;
  const next = { ...before, last: { used, sentAt, at: now, ownSince: underWay }, doubtful: 0 };
  if (last === null || now - last.at > limitWindow || now < last.at) return next;
  if (sentAt < last.sentAt) return before;
  // A little less may be a request that overtook another one; much less is another window, or one that slides.
  if (used < last.used) return last.used - used <= last.ownSince ? before : next;
  const grown = used - last.used;
  const weighed = last.ownSince === 1 ? weigh(next, grown) : next;
  if (weighed.cost !== before.cost) return { ...weighed, noticed: [], most: 0 };
  const doubtful = Math.max(0, grown - last.ownSince * before.cost);
  return { ...notice(weighed, before.doubtful, now), doubtful };
}

/** One reply may be of a window that was over when another one came; the next that agrees makes it certain. */
function notice(state: ForeignUse, requests: number, now: number): ForeignUse {
  if (requests === 0) return state;
  const recent = state.noticed.filter(({ at }) => at > now - limitWindow && at <= now);
  const noticed = [...recent, { at: now, requests }];
  const sum = noticed.reduce((all, each) => all + each.requests, 0);
  if (sum < least || sum < foreignPerMinute(state, now)) return { ...state, noticed };
  return { ...state, noticed, most: sum, mostAt: now };
}

/** Where a single request of ours lies between two replies, what was used grows by what one costs, again and again. */
function weigh(state: ForeignUse, grown: number): ForeignUse {
  const other = state.cost === 1 ? 2 : 1;
  if (grown !== other) return grown === state.cost ? { ...state, contrary: 0 } : state;
  const contrary = state.contrary + 1;
  return contrary < repliesNeeded ? { ...state, contrary } : { ...state, cost: other, contrary: 0 };
}

/** Requests a minute by somebody else: what was noticed, less one for each minute since. */
export function foreignPerMinute({ most, mostAt }: ForeignUse, now: number): number {
  return Math.max(0, most - Math.floor(Math.max(0, now - mostAt) / limitWindow));
}
