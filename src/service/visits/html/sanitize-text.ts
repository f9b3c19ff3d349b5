/** Text sanitizing for pages: removes control and direction characters, and shortens. */
import { misleadingCharacters } from '#contract/protocol/invisible-characters.ts';

/** Text as one line: no control or direction character can make it read as something else. */
export function oneLine(text: string, maxLength = 300): string {
  return shortened(
    text
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .replace(misleadingCharacters, '')
      .trim(),
    maxLength,
  );
}

/**
 * The same, with its line breaks, of which no more than two follow each other: the page below stays
 * in sight.
 */
export function manyLines(text: string, maxLength = 2000): string {
  const plain = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(misleadingCharacters, (character) => (character === '\n' ? character : ''));
  return shortened(plain.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n').trim(), maxLength);
}

function shortened(text: string, maxLength: number): string {
  const letters = Array.from(text);
  return letters.length <= maxLength ? text : `${letters.slice(0, maxLength - 1).join('')}…`;
}
