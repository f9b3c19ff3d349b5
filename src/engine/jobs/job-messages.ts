/** Job messages: why a job waits or is paused, and what is known of a row whose reply was lost. */
import type { ApiError, ApiErrorKind } from '#client/errors/api-error.ts';
import type { CreatableField } from '#contract/record-names.ts';

export const trialMessage = (rows: number) =>
  `The first ${rows === 1 ? 'row is' : `${rows} rows are`} done. Look at ${rows === 1 ? 'it' : 'them'}, then resume to do the rest.`;

export const closedMeanwhile = 'Linkdeck ended before the reply came. What became of it is looked up.';

export const storeFails =
  'This browser could not write down what becomes of each row, so nothing more is sent. Make room on this device, then reload the page.';

/** For an assignment of unknown outcome that the user has cancelled. */
export const outcomeUnknown = 'It was cancelled while the reply was awaited: whether it was carried out is not known.';

const continues = 'This goes on by itself.';

/** Why a running job rests for the moment. */
export function waitMessage(kind: ApiErrorKind | 'late'): string {
  switch (kind) {
    case 'limit':
      return `The service allows no more requests for the moment. ${continues}`;
    case 'offline':
      return 'This device is offline. This goes on by itself when it has a network again.';
    case 'unreachable':
    case 'timeout':
      return `The service does not answer for the moment. ${continues}`;
    case 'late':
      return `The reply to the last request was lost, and its link is not there yet. It is looked for again in a moment. ${continues}`;
    default:
      return `The service fails for the moment. ${continues}`;
  }
}

/** Why a job was paused by an error that waiting does not fix. */
export function pauseMessage({ message }: ApiError): string {
  return `Paused, as trying again would not help by itself. ${message} Then resume.`;
}

export const storeRefused =
  'This browser could not write down what is to be made, so nothing was sent. Make room on this device, then try again.';

export const passwordGone =
  'Its password was dropped by a lock, or sealed with an earlier API key. Import this row again, with its password.';

/** A record that an import names was not created. @param problem why, or '' */
export function recordMissing(field: CreatableField, name: string, problem: string): string {
  return `${field}: “${name}” was not created, so neither was this link. ${problem}`.trim();
}

/** @param count how many records have the name */
export function recordsAlike(field: CreatableField, name: string, count: number): string {
  return `${field}: there are ${count} called “${name}”. Write the id of one into the rows in place of the name.`;
}

export function aliasTaken(alias: string, shorturl: string): string {
  return `custom: the alias “${alias}” is taken: ${shorturl} leads somewhere else. Choose another alias.`;
}

/** Several links could be the one; the message names five of them. */
export function manyAlike(shorturls: readonly string[]): string {
  const shown = shorturls.slice(0, 5).join(', ');
  const more = shorturls.length > 5 ? ` and ${shorturls.length - 5} more` : '';
  return `The reply was lost. Several new links lead to this destination (${shown}${more}), so it cannot be told whether one of them is this row’s. Look at them before you make it again.`;
}

/** @param problem the error of the last attempt */
export function neverArrived(attempts: number, problem: string): string {
  return `It was sent ${attempts} times, and not once carried out. The last time: ${problem}`;
}
