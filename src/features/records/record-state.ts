/** What a page knows of the channel or campaign that it is about, of which the service has no reply of its own. */
import { ApiError } from '#client/errors/api-error.ts';

export type NamedRecord =
  /** Its list is being read. */
  | { state: 'pending' }
  /** A list that was read has it. */
  | { state: 'listed' }
  /** It may be on a page of the list that nobody has read, or nowhere. */
  | { state: 'unlisted' }
  | { state: 'failed'; problem: string; retry: () => void }
  /** The service says that there is none. */
  | { state: 'missing' };

interface RecordQuery {
  data: object | null | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Reads it from the query for the record. */
export function namedRecord({ data, error, refetch }: RecordQuery): NamedRecord {
  if (data != null) return { state: 'listed' };
  if (error !== null) return { state: 'failed', problem: error.message, retry: () => void refetch() };
  return { state: data === null ? 'unlisted' : 'pending' };
}

/** Whether a failure says that there is no such record. */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.kind === 'missing';
}
