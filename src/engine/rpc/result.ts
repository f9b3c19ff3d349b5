/** What came of something that can fail, as it crosses the wire. */
import { ApiError } from '#client/errors/api-error.ts';
import type { Result } from './protocol.ts';

/** The value or the error of some work, as plain data. What is no ApiError is a fault of ours, and is not quoted. */
export async function resultOf<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return { value: await work() };
  } catch (problem) {
    const error = problem instanceof ApiError ? problem : ownFault();
    return { error: error.toPlain() };
  }
}

/** @throws ApiError where the outcome is one */
export function valueOf<T>(outcome: Result<T>): T {
  if ('error' in outcome) throw ApiError.fromPlain(outcome.error);
  return outcome.value;
}

function ownFault(): ApiError {
  return new ApiError('unreachable', 'A part of Linkdeck could not be loaded, or has failed. Load the page anew and try again.');
}

/** What was with a host that has gone is never repeated where it changes something: it may have been carried out. */
export function lostResult(): ApiError {
  return new ApiError(
    'unreachable',
    'The part of Linkdeck that sends requests has ended, with the tab that it ran in. Whether this one was carried out is not known: look whether the result is there before you try again.',
  );
}
