/** Record state: what is known of a channel or campaign, which the interface has only in lists; and valid record ids. */
import { ApiError } from '#client/errors/api-error.ts';

export type RecordState =
  /** Its list is being read. */
  | { state: 'pending' }
  /** A list that was read has it. */
  | { state: 'listed' }
  /** It may be on a page of the list that was not read yet, or nowhere. */
  | { state: 'unlisted' }
  | { state: 'failed'; problem: Error; retry: () => void }
  /** The service says that there is none, or its whole list does not have it. */
  | { state: 'missing' };

interface RecordQuery {
  data: object | null | undefined;
  isMissing: boolean;
  error: Error | null;
  refetch: () => unknown;
}

export function recordStateOf({
  data,
  isMissing: missing,
  error,
  refetch,
}: RecordQuery): RecordState {
  if (data != null) return { state: 'listed' };
  if (missing) return { state: 'missing' };
  if (error !== null) return { state: 'failed', problem: error, retry: () => void refetch() };
  return { state: data === null ? 'unlisted' : 'pending' };
}

/** Whether a failure says that there is no such record. */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.kind === 'missing';
}

/** Whether a text can be the id of a record: a whole number, 1 or more. */
export function isRecordId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}
