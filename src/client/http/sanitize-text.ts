/** Text sanitising: makes untrusted text of a service fit to be shown, and masks the key in it. */
import { misleadingCharacters } from '#contract/protocol/invisible-characters.ts';

const maxLength = 300;

/**
 * One line of at most 300 characters, without control and text-direction characters. Markup stays,
 * as text.
 */
export function sanitizeText(text: string): string {
  const line = text.replace(misleadingCharacters, ' ').replace(/ {2,}/g, ' ').trim();
  // By code points, so that a cut never leaves half of one.
  const characters = Array.from(line.slice(0, maxLength * 2 + 2));
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : line;
}

/**
 * The text with the key masked, which a service may send back in a message. Keys under 6 characters
 * may be words.
 */
export function maskKey(text: string, key: string): string {
  return key.length < 6 ? text : text.replaceAll(key, '••••');
}
