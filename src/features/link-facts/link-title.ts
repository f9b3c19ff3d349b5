/** Link title: what a link is called in a ranking, and what stands for it where it has no title. */
import type { Link } from '#contract/resources/links.ts';
import { splitUrl } from '#ui/safety/safe-url.ts';

type TitledLink = Pick<Link, 'title' | 'longurl' | 'alias' | 'shorturl'>;

/** The title; without one, or where it only repeats the host, the last part of the path in words, else the alias. */
export function linkTitle({ title, longurl, alias, shorturl }: TitledLink): string {
  const { host: place, rest } = splitUrl(longurl ?? '');
  const host = place.replace(/\/$/, '');
  const text = (title ?? '').trim();
  if (text !== '' && text !== host && `www.${text}` !== host) return text;
  const path = rest.split(/[?#]/)[0] ?? '';
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  const words = decoded(last)
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[-_+]+/g, ' ')
    .trim();
  if (words !== '') return words;
  return alias ?? shorturl ?? host;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
