/** Action matching: which actions fit the words that were typed, the best first. */
import type { Action } from '#features/actions/actions.ts';

/**
 * Actions in which each word occurs. Those whose title begins with the text come first, then those with words that
 * begin with it, then the others; alike ones keep their order.
 */
export function matchActions(actions: readonly Action[], text: string): readonly Action[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return actions;
  const rated = actions.flatMap((action) => {
    const rating = rate(action, words);
    return rating === undefined ? [] : [{ action, rating }];
  });
  return rated.toSorted((one, other) => one.rating - other.rating).map(({ action }) => action);
}

/** Lower is better; undefined where a word does not occur. */
function rate(
  { title, detail = '', keywords = '' }: Action,
  words: readonly string[],
): number | undefined {
  const name = plain(title);
  const all = `${name} ${plain(detail)} ${plain(keywords)}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  if (name.startsWith(words.join(' '))) return 0;
  const starts = ` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  if (words.every((word) => starts.includes(` ${word}`))) return 1;
  return words.every((word) => name.includes(word)) ? 2 : 3;
}

/** Without case and accents, so that "cafe" finds "Café". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
