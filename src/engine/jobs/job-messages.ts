/** Job messages: why a job waits or is paused, and what is known of a row whose reply was lost. */
import type { ApiError, ApiErrorKind } from '#client/errors/api-error.ts';
import { joinMessages, type Message, sentence } from '#contract/message.ts';

/** Why a running job rests for the moment. */
export function waitMessage(kind: ApiErrorKind | 'late'): Message {
  switch (kind) {
    case 'limit':
      return [sentence('waitLimit')];
    case 'offline':
      return [sentence('waitOffline')];
    case 'unreachable':
    case 'timeout':
      return [sentence('waitSilent')];
    case 'late':
      return [sentence('waitLate')];
    default:
      return [sentence('waitFails')];
  }
}

/** Why a job was paused by an error that waiting does not fix. */
export function pauseMessage({ reason }: ApiError): Message {
  return joinMessages([sentence('paused')], reason, [sentence('thenResume')]);
}

/**
 * A row was sent so many times, and looked up: nothing came of it.
 * @param problem the error of the last attempt
 */
export function neverArrived(attempts: number, problem: Message): Message {
  // The error itself left it open whether the request was carried out.
  const known =
    typeof problem === 'string'
      ? problem
      : problem.filter((part) => typeof part === 'string' || part.key !== 'outcomeUnknown');
  return joinMessages([sentence('neverArrived', { attempts })], known);
}

/** Several links could be the one; the message names five of them. */
export function manyAlike(shorturls: readonly string[]): Message {
  const links = shorturls.slice(0, 5).join(', ');
  return [sentence('manyAlike', { links, more: Math.max(0, shorturls.length - 5) })];
}
