/**
 * Invisible characters: controls, direction marks and characters without width, by which a text can
 * pose as another.
 */

/**
 * Controls, line separators, bidi marks and spaces without width: no text of any language needs
 * them on one line.
 */
export const misleadingCharacters =
  // oxlint-disable-next-line no-control-regex -- the regex is about control characters
  /[\u0000-\u001f\u007f-\u009f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/**
 * Letters that are never drawn, which only flags of a few regions use: a text can carry another one
 * in them.
 */
export const tagCharacters = /\udb40[\udc00-\udc7f]/g;

/**
 * The misleading ones, the tags, the soft hyphen and the joiners, which texts of some languages
 * need, but no address and no key.
 */
export const invisibleCharacters = new RegExp(
  `${misleadingCharacters.source}|${tagCharacters.source}|[\\u00ad\\u200c-\\u200d]`,
  'g',
);
