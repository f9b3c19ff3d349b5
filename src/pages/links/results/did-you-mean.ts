/** Did you mean: a search without results, with each word that no similar link has exchanged for the nearest one. */
import type { Link } from '#contract/resources/links.ts';
import { searchWords, toSearchText } from '#contract/search.ts';

/** @returns null where the links have nothing near */
export function didYouMean(
  q: string,
  similar: readonly Pick<Link, 'alias' | 'title' | 'longurl'>[],
): string | null {
  const searched = similar.map(({ alias, title, longurl }) => [alias, title, longurl].join(' '));
  const known = new Set(searched.flatMap(wordsOf));
  const typed = searchWords(q);
  const meant = typed.map((word) => nearest(word, known));
  if (meant.includes(undefined)) return null;
  const text = meant.join(' ');
  return text === typed.join(' ') ? null : text;
}

function wordsOf(text: string): string[] {
  return toSearchText(text)
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');
}

/** The word itself where one of the known words has it within. */
function nearest(word: string, known: ReadonlySet<string>): string | undefined {
  const all = [...known];
  return all.some((each) => each.includes(word))
    ? word
    : all.find((each) => isOneSlipFrom(word, each));
}

/** A letter too many, too few or wrong, or two that are exchanged. */
function isOneSlipFrom(one: string, other: string): boolean {
  const start = sharedStart(one, other);
  const end = sharedStart(reversed(one.slice(start)), reversed(other.slice(start)));
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === reversed(right);
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return text.split('').reverse().join('');
}
