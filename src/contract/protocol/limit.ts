/** Rate limit of the service: requests per window, and the names of its headers. */

/**
 * Requests that one key may make in one window, where the service says nothing else (limits, 1).
 */
export const defaultLimit = 30;

/** The length of the window, in milliseconds. */
export const limitWindow = 60_000;

export const limitHeaders = {
  /** The cap, e.g. 30. */
  limit: 'X-RateLimit-Limit',
  /** Requests left in the window. */
  remaining: 'X-RateLimit-Remaining',
  /**
   * When the window ends. The reference service sends seconds since 1970; other services send other
   * spellings.
   */
  reset: 'X-RateLimit-Reset',
  /** Seconds to wait; sent with 429. */
  retryAfter: 'Retry-After',
  /** `true` where there is no limit. Without it and the others, nothing is known of the limit. */
  unlimited: 'X-RateLimit-Unlimited',
} as const;
