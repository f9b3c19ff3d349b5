/**
 * Credentials parser: makes a usable key and service address from what a user pastes into the
 * sign-in form.
 */

import { ApiError } from '#client/errors/api-error.ts';
import { sentence } from '#contract/message.ts';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { invisibleCharacters } from '#contract/protocol/invisible-characters.ts';

/**
 * The key without blanks, invisible characters, and a pasted "Bearer ".
 *
 * @throws ApiError `invalid` where nothing is left, or a character that no request header can carry
 */
export function cleanKey(pasted: string): string {
  const key = pasted
    .replace(invisibleCharacters, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(authorization ?: ?)?bearer( |$)/i, '')
    .replaceAll(' ', '');
  if (key === '') throw new ApiError('invalid', [sentence('keyEmpty')], { field: 'key' });
  if (/[^\u0021-\u007e\u00a0-\u00ff]/.test(key)) {
    throw new ApiError('invalid', [sentence('keyCharacter')], { field: 'key' });
  }
  return key;
}

/**
 * The address of a service without a slash at its end.
 *
 * @throws ApiError `invalid` where it is no http or https address, or carries more than host and
 * path
 */
export function cleanBaseUrl(given: string): string {
  const text = given.trim();
  const url = canParseUrl(text) ? new URL(text) : undefined;
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new ApiError('invalid', [sentence('urlIncomplete')], { field: 'serviceAddress' });
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new ApiError('invalid', [sentence('urlParts')], { field: 'serviceAddress' });
  }
  return (url.origin + url.pathname).replace(/\/+$/, '');
}
