/**
 * URL check: whether text is a URL, in place of `URL.canParse`, which is wrong on Node 20 and 22.
 */

/**
 * Whether `new URL(text, base)` succeeds. After some thousand calls, once it is optimized,
 * `URL.canParse` of Node 20 and 22 answers false for letters outside ASCII, as in
 * `https://bücher.example`; the constructor does not.
 */
export function canParseUrl(text: string, base?: string | URL): boolean {
  try {
    new URL(text, base);
    return true;
  } catch {
    return false;
  }
}
