/**
 * Request fields: schemas of text, lists, names and ids, each with messages that say what to do.
 */
import * as z from 'zod/mini';
import { checkMessage } from './check-messages.ts';
import { described } from './described.ts';
import { integerInUrl } from './values.ts';

/** Text of at most `maxLength` characters, which may be empty. */
export function freeText(maxLength: number) {
  return z
    .string(checkMessage('text'))
    .check(z.maxLength(maxLength, checkMessage('maxCharacters', { count: maxLength })));
}

/** Text of 1 to `maxLength` characters. */
export function requiredText(maxLength: number) {
  return freeText(maxLength).check(z.minLength(1, checkMessage('filled')));
}

/** A list of at most `maxLength` entries. */
export function listOf<Entry extends z.ZodMiniType>(entry: Entry, maxLength: number) {
  return z
    .array(entry, checkMessage('list'))
    .check(z.maxLength(maxLength, checkMessage('maxEntries', { count: maxLength })));
}

/** One of a few words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, `Must be ${words.map((word) => `"${word}"`).join(' or ')}`);
}

/** The name of a record, e.g. `nameOf('channel')`; blanks around it are removed. */
export function nameOf(record: string) {
  const name = z
    .string(checkMessage('text'))
    .check(
      z.trim(),
      z.minLength(1, checkMessage('name', { record })),
      z.maxLength(100, checkMessage('maxCharacters', { count: 100 })),
    );
  return described(name, { title: 'Name' });
}

const inAlias = '[\\p{L}\\p{M}\\p{N}_.~-]';
const notInAlias = checkMessage('alias');

/**
 * In the OpenAPI document, as no engine but JavaScript's reads `\\p{…}`: nothing of ASCII but what
 * an alias may hold.
 */
const portable = '[^\\x00-,/:-@\\[-^`{-\\x7F]';

/**
 * A custom alias, the last part of a short URL: letters and digits of any script, and `- _ . ~`.
 */
export const aliasText = described(
  requiredText(100).check(z.regex(new RegExp(`^${inAlias}+$`, 'u'), notInAlias)),
  { pattern: `^${portable}+$` },
);

/** The same, or empty text for none. */
export const aliasOrNone = described(
  freeText(100).check(z.regex(new RegExp(`^${inAlias}*$`, 'u'), notInAlias)),
  { pattern: `^${portable}*$` },
);

/** A yes or no. */
export const yesOrNo = z.boolean(checkMessage('yesNo'));

/** The id of a record in a path, e.g. `idInPath('channel')`. */
export function idInPath(record: string) {
  return integerInUrl(1, `The id of the ${record}`);
}

/** The path parameter of endpoints for one record. */
export const recordParams = z.object({ id: idInPath('record') });

const notAReference = checkMessage('reference');

/** The id of another record; the service checks whether that record exists. */
export const reference = z.int(notAReference).check(z.minimum(1, notAReference));
