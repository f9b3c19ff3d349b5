/** What the limit is, learned from replies that agree: a single odd header changes nothing. */
export interface LearnedLimit {
  /** The limit that is believed. */
  readonly limit: number;
  /** Another one that replies tell of, and how many of them in a row. */
  readonly candidate: number | null;
  readonly agreeing: number;
}

const repliesNeeded = 3;
const least = 5;
const most = 600;

/** Takes in what one more reply says, or null where it says nothing. Limits are believed from 5 to 600. */
export function learnLimit(before: LearnedLimit, told: number | null): LearnedLimit {
  if (told === null) return before;
  const candidate = Math.min(Math.max(told, least), most);
  if (candidate === before.limit) return { limit: candidate, candidate: null, agreeing: 0 };
  const agreeing = candidate === before.candidate ? before.agreeing + 1 : 1;
  return agreeing < repliesNeeded
    ? { limit: before.limit, candidate, agreeing }
    : { limit: candidate, candidate: null, agreeing: 0 };
}
