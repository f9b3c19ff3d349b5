/**
 * Session state for screens: the accounts that this browser knows, how long keys are stored, and
 * why they are locked.
 */
export type { KnownAccount, SessionInfo } from '#engine/tab/session-types.ts';
