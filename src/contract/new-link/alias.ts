/**
 * Alias: its short URL, whether the service gave another one than requested, and those that come
 * near one that is taken.
 */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { completeUrl } from './complete-url.ts';

/**
 * Whether the service gave another alias, as some do where the destination exists. Without regard to
 * case, as some keep aliases in lower case; nothing asked for is nothing refused.
 */
export function aliasDiffers(asked: string | undefined, shorturl: string): boolean {
  return asked !== undefined && aliasIn(shorturl).toLowerCase() !== asked.toLowerCase();
}

/**
 * The short URL of an alias at a domain, which may have a scheme and a slash at its end; '' where
 * one of the two is not known.
 */
export function shortUrlOf(domain: string, alias: string): string {
  const host = domain.trim().replace(/\/+$/, '');
  return host === '' || alias === '' ? '' : completeUrl(`${host}/${encodeURIComponent(alias)}`);
}

/** The last part of the path of a short URL. */
export function aliasIn(shorturl: string): string {
  const end =
    (canParseUrl(shorturl) ? new URL(shorturl).pathname : shorturl).split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(end);
  } catch {
    return end;
  }
}

/** `home` becomes `home-2`, and `home-2` becomes `home-3`. */
export function nextAlias(alias: string): string {
  const [, stem = alias, number = '1'] = /^(.+)-(\d{1,4})$/.exec(alias) ?? [];
  return `${stem}-${Number(number) + 1}`;
}

/**
 * `home` becomes `home-nov`; in English, because an alias in other letters is hard to type.
 *
 * @param now in milliseconds since 1970
 */
export function monthAlias(alias: string, now: number): string {
  const month = new Intl.DateTimeFormat('en', { month: 'short' }).format(now);
  return `${alias}-${month.toLowerCase()}`;
}
