/** Which remote text may become a link, and how an address is shown so that it cannot pose as another. */
import { invisibleCharacters } from '#contract/protocol/invisible-characters.ts';

/**
 * The address if a person may be led there, else `undefined`: only http and https, without credentials (they make
 * `https://bank.example@evil.example` look like the bank) and without control or text-direction characters.
 */
export function toSafeHref(text: string): string | undefined {
  if (text.search(invisibleCharacters) !== -1 || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  return url.href;
}

/** An address as people read it: characters that hide or reorder others are spelled out, as in `%E2%80%AE`. */
export function toShownAddress(text: string): string {
  return text.replace(invisibleCharacters, (character) => encodeURIComponent(character));
}

/** An address in the two parts that people tell apart: `s.example/` and `summer`; the scheme is left out. */
export function splitAddress(text: string): { host: string; rest: string } {
  const shown = toShownAddress(text).replace(/^https?:\/\//i, '');
  const slash = shown.indexOf('/');
  if (slash === -1) return { host: shown, rest: '' };
  return { host: shown.slice(0, slash + 1), rest: shown.slice(slash + 1) };
}
