/** Link title: what a link is called: the title that the user gave, else words of its alias, else words of its destination. */
import type { Link } from './links.ts';

/**
 * The one rule for every list, ranking, report and search. A title that only repeats the destination is no title; an alias
 * gives words where it was chosen, not where it is random.
 */
export function linkTitle({
  title,
  longurl,
  alias,
  shorturl,
}: Pick<Link, 'title' | 'longurl' | 'alias' | 'shorturl'>): string {
  const destination = withoutScheme(longurl ?? '');
  const [address = ''] = destination.split(/[?#]/);
  const [host = '', ...folders] = address.split('/');
  const given = (title ?? '').trim();
  if (given !== '' && !repeats(given, [destination, address, host])) return given;
  const chosen = decoded(alias ?? '');
  if (isChosen(chosen)) return inWords(chosen);
  const last = decoded(folders.findLast((folder) => folder !== '') ?? '');
  const named = inWords(last.replace(/\.[a-z]{2,5}$/i, ''));
  return [named, host, alias ?? '', shorturl ?? ''].find((text) => text !== '') ?? '';
}

function withoutScheme(url: string): string {
  return url.replace(/^[a-z][a-z\d+.-]*:\/\//i, '');
}

/** Services give a link without a title the host or the whole address of its destination. */
function repeats(title: string, addresses: readonly string[]): boolean {
  const plain = (text: string) =>
    withoutScheme(text)
      .replace(/^www\.|\/$/g, '')
      .toLowerCase();
  return addresses.map(plain).includes(plain(title));
}

const separators = /[-_.+~ ]+/;

/** Whether a person wrote it: one of its parts reads as a word. */
function isChosen(alias: string): boolean {
  return alias.split(separators).some(readsAsWord);
}

/** Random texts have digits, letters of both cases, or consonants that no word has next to each other. */
function readsAsWord(text: string): boolean {
  if (!/^[\p{L}\p{M}]+$/u.test(text)) return false;
  if (/[^a-z]/i.test(text)) return true;
  const hasOneCase = /^(?:[A-Z]?[a-z]{2,}|[A-Z]{3,})$/.test(text);
  return (
    hasOneCase && /[aeiouy]/i.test(text) && !/[^aeiouy]{4}|q(?!u)|[jv](?![aeiouy])/i.test(text)
  );
}

/** A name that is written with separators, as people write it: `spring-sale` is `Spring sale`. */
export function inWords(text: string): string {
  const words = text.replace(/[-_+]+/g, ' ').trim();
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
