/**
 * Result: the value or the error of a call as plain data, which can be cloned between tab and host.
 */

import { ApiError } from '#client/errors/api-error.ts';
import { sentence } from '#contract/message.ts';
import type { Result } from './protocol.ts';

/**
 * The value or the error of some work, as plain data. Any other error than an ApiError is a defect,
 * and is not quoted.
 */
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
  return new ApiError('unreachable', [sentence('partFailed')]);
}

/**
 * For a change that was sent to a host which has ended: it is never repeated, because it may have
 * been carried out.
 */
export function lostResult(): ApiError {
  return new ApiError('unreachable', [sentence('engineHostEnded'), sentence('outcomeUnknown')]);
}
