/** Whether what a service tells as the end of its window is one: that moment stands still while the window lasts. */

/** The first of the replies of one window that told of its end, and what later ones made of it. */
export interface LearnedReset {
  /** When the reply came, and which end it told, in milliseconds since 1970. */
  readonly at: number;
  readonly resetAt: number;
  readonly remaining: number | null;
  /** Whether later replies moved the end along with time: then it is the window's length, or nothing. */
  readonly moves: boolean;
}

// Ends are told in whole seconds, so that replies a moment apart say nothing.
const longEnough = 3000;
const rounding = 1500;

/**
 * Takes in one more reply that tells of an end. A value that stays the same is a moment if it was read as one, and none
 * if it was read as seconds from now; one that falls by one each second is the other way round.
 */
export function learnReset(before: LearnedReset | null, told: Omit<LearnedReset, 'moves'>): LearnedReset {
  if (before === null) return { ...told, moves: false };
  const rose = before.remaining !== null && told.remaining !== null && told.remaining > before.remaining;
  if (rose || told.at >= before.resetAt || told.at < before.at) return { ...told, moves: before.moves };
  const passed = told.at - before.at;
  if (passed < longEnough) return before;
  const moved = told.resetAt - before.resetAt;
  if (Math.abs(moved) <= rounding) return { ...before, moves: false };
  return { ...before, moves: moved > passed / 2 || before.moves };
}
