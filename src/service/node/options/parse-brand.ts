/** Brand option parsers: the name, the logo file and the colour of the pages for visitors. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LogoFile } from '#service/visits/html/brand.ts';
import { hexColor } from '#service/visits/html/contrast.ts';
import { ValueProblem } from './parse-value.ts';

const maxNameLength = 60;

/** The largest logo in bytes: it is sent to everyone who sees a page. */
const largestLogo = 200 * 1024;

/** One line of text. */
export function readName(text: string): string {
  const name = text.trim();
  if (name === '' || Array.from(name).length > maxNameLength || /\p{Cc}/u.test(name)) {
    throw new ValueProblem(`must be one line of at most ${maxNameLength} characters`);
  }
  return name;
}

/** Six hex digits, as `#rrggbb`; the `#` may be left out, because shells take it for a comment. */
export function readColor(text: string): string {
  const color = `#${text.replace(/^#/, '').toLowerCase()}`;
  if (!hexColor.test(color)) throw new ValueProblem('must be six hex digits, such as #0b6e6e');
  return color;
}

/** How each kind of picture file begins. */
const kinds: readonly (readonly [type: string, beginning: RegExp])[] = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  [
    'image/svg+xml; charset=utf-8',
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s/>]/i,
  ],
];

/** The picture in a file; its content decides what it is, not its name. */
export function readLogo(file: string): LogoFile {
  const bytes = contentOf(file);
  if (bytes.length > largestLogo)
    throw new ValueProblem(`must be at most ${largestLogo / 1024} KB`);
  const beginning = bytes.toString('latin1', 0, 4096);
  const type = kinds.find(([, pattern]) => pattern.test(beginning))?.[0];
  if (type === undefined) throw new ValueProblem('must be an SVG, PNG, JPEG, WebP or GIF picture');
  return { type, bytes, version: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new ValueProblem('must be a file that can be read');
  }
}
