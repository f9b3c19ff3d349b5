/** Text that a service sent, made fit to be shown: it is never trusted, and never more than text. */
import { misleadingCharacters } from '#contract/protocol/invisible-characters.ts';

const longest = 300;

/** One line of at most 300 characters, without control and text-direction characters. Markup stays, as text. */
export function showable(text: string): string {
  const line = text.replace(misleadingCharacters, ' ').replace(/ {2,}/g, ' ').trim();
  // By code points, so that a cut never leaves half of one.
  const characters = Array.from(line.slice(0, longest * 2 + 2));
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : line;
}

/** A key may come back in a message; there it is masked. Short keys are words that say nothing. */
export function withoutKey(text: string, key: string): string {
  return key.length < 6 ? text : text.replaceAll(key, '••••');
}
