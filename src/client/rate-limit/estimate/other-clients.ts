/**
 * Other clients of the same key: estimates their requests, and the cost of our own, from what the
 * service counts.
 */
import { limitWindow } from '#contract/protocol/limit.ts';

/**
 * What one reply reported as used up, and how many of our own requests it may not have counted yet.
 */
interface Count {
  readonly used: number;
  /** The most that replies reported since then to requests that were under way together with it. */
  readonly seen: number;
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
  /** Under way when the reply came, or sent since. */
  readonly ownSince: number;
}

/** Plain data. */
export interface OtherClients {
  readonly last: Count | null;
  /** Requests that were not ours, noticed lately. */
  readonly noticed: readonly { readonly at: number; readonly requests: number }[];
  /** How much one of our requests lowers what is left: 2 where a preflight counts as well. */
  readonly cost: 1 | 2;
  /** Replies in a row that speak for the other cost. */
  readonly contrary: number;
}

export const noOtherClients: OtherClients = { last: null, noticed: [], cost: 1, contrary: 0 };

// One may be a request of ours that came late; two are another client.
const min = 2;
const repliesNeeded = 5;
// After this time without another request, the other client has stopped.
const remembered = 3 * limitWindow;

/** One of our own requests leaves. */
export function countOwnRequest(before: OtherClients): OtherClients {
  const { last } = before;
  return last === null ? before : { ...before, last: { ...last, ownSince: last.ownSince + 1 } };
}

/**
 * Takes in the reply to a request that left at `sentAt`, after which `used` requests are used up.
 * That number may be far too high: windows may be longer, or earlier requests unknown here. But
 * between two replies of one window it grows by our own requests, which are known, and by those of
 * other clients.
 */
export function countUsed(
  before: OtherClients,
  reported: { used: number; underWay: number; sentAt: number; now: number },
): OtherClients {
  const { used, underWay, sentAt, now } = reported;
  const { last } = before;
  const first = { ...before, last: { used, seen: used, at: now, ownSince: underWay } };
  if (last === null || now - last.at > limitWindow || now < last.at) return first;
  // Requests that are under way together may be counted in any order.
  if (sentAt < last.at) return { ...before, last: { ...last, seen: Math.max(last.seen, used) } };
  // Less than before is another window, or one that slides: it tells nothing.
  if (used < last.used) return first;
  const max = Math.max(used, last.seen);
  const next = { ...before, last: { used: max, seen: max, at: now, ownSince: underWay } };
  const grown = used - last.used;
  const weighed = last.ownSince === 1 ? weigh(next, grown) : next;
  if (weighed.cost !== before.cost) return { ...weighed, noticed: [] };
  return notice(weighed, grown - last.ownSince * before.cost, now);
}

function notice(state: OtherClients, requests: number, now: number): OtherClients {
  const noticed = lately(state, now);
  return requests <= 0 ? state : { ...state, noticed: [...noticed, { at: now, requests }] };
}

function lately({ noticed }: OtherClients, now: number) {
  return noticed.filter(({ at }) => at > now - remembered && at <= now);
}

/**
 * With a single request of ours between two replies, the used number grows by the cost of one,
 * again and again.
 */
function weigh(state: OtherClients, grown: number): OtherClients {
  const other = state.cost === 1 ? 2 : 1;
  if (grown !== other) return grown === state.cost ? { ...state, contrary: 0 } : state;
  const contrary = state.contrary + 1;
  return contrary < repliesNeeded ? { ...state, contrary } : { ...state, cost: other, contrary: 0 };
}

/**
 * Requests a minute by other clients: the mean of the last minutes, from the first that was noticed
 * in them.
 */
export function othersPerMinute(state: OtherClients, now: number): number {
  const noticed = lately(state, now);
  const sum = noticed.reduce((all, { requests }) => all + requests, 0);
  const since = noticed[0]?.at ?? now;
  return sum < min ? 0 : Math.round((sum * limitWindow) / Math.max(limitWindow, now - since));
}
