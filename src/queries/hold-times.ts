/** Hold times: how long a link or a job can be undone before its first request leaves, in milliseconds. */

export const newLinkHoldMs = 3000;

/** Assignments, imports and the links of a plan. */
export const jobHoldMs = 8000;
