/** How a request ended and who waited for it, in a word or two. */
import type { LoggedRequest } from '#queries/request-log.ts';

/** Who waited for it. */
export const laneWords = {
  read: 'Screen',
  write: 'You',
  bulk: 'Bulk work',
  background: 'Background',
  prefetch: 'In advance',
} as const satisfies Record<LoggedRequest['lane'], string>;

const outcomes = {
  ok: 'OK',
  offline: 'Offline',
  unreachable: 'No reply',
  timeout: 'Too late',
  cors: 'Not readable',
  key: 'Key refused',
  refused: 'Refused',
  invalid: 'Not accepted',
  missing: 'Not found',
  limit: 'Too many',
  server: 'Service failed',
  malformed: 'Unreadable',
  cancelled: 'Given up',
} as const satisfies Record<LoggedRequest['outcome'], string>;

/** `200 OK`, `404 Not found`, `No reply`. */
export function outcomeWords(outcome: LoggedRequest['outcome'], status: number | null): string {
  return status === null ? outcomes[outcome] : `${status} ${outcomes[outcome]}`;
}
