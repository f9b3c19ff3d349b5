/** Invisible characters: controls, direction marks and characters without width, by which a text can pose as another. */

/** Controls, line separators, bidi marks and spaces without width: no text of any language needs them on one line. */
// oxlint-disable-next-line no-control-regex -- the regex is about control characters
export const misleadingCharacters = /[\u0000-\u001f\u007f-\u009f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** The same, the soft hyphen and the joiners, which texts of some languages need, but no address and no key. */
export const invisibleCharacters = new RegExp(`${misleadingCharacters.source}|[\\u00ad\\u200c-\\u200d]`, 'g');
