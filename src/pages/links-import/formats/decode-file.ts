/** File encoding: decodes bytes as UTF-8, even with a few broken ones, UTF-16 with or without its mark, or else Windows-1252. */

/** `guessed`: not valid UTF-8, so decoded as Windows-1252; accents may be wrong. `''` for what is no text of bytes. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'guessed' | '';

interface FileText {
  text: string;
  encoding: Encoding;
}

/** A byte order mark is not part of the text. */
export function decodeFile(bytes: Uint8Array<ArrayBuffer>): FileText {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined)
    return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
  const text = new TextDecoder('utf-8').decode(bytes);
  if (isMostlyRight(text)) return { text, encoding: 'UTF-8' };
  return { text: windowsText(bytes), encoding: 'guessed' };
}

/** Whether few letters beyond ASCII are broken: a file that was cut, or put together of two. */
function isMostlyRight(text: string): boolean {
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  return broken === 0 || broken <= (text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0);
}

/** The signs of Windows-1252 from 0x80 on, which some decoders take for controls. */
const signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function windowsText(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (control) => signs[control.charCodeAt(0) - 0x80] ?? control);
}

/** How many bytes tell whether a text without a mark is UTF-16. */
const sample = 20_000;

/**
 * By its mark; without one by its zero bytes, which other texts do not have: separators, line ends and addresses are in
 * the first 128 characters, so half of their bytes are zero, whatever language the rest is in.
 */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const some = bytes.subarray(0, sample);
  const zerosAt = (rest: number) =>
    some.reduce((sum, byte, index) => sum + (byte === 0 && index % 2 === rest ? 1 : 0), 0);
  const even = zerosAt(0);
  const odd = zerosAt(1);
  if ((even + odd) * 20 < some.length) return undefined;
  if (odd > even * 10) return 'utf-16le';
  return even > odd * 10 ? 'utf-16be' : undefined;
}
