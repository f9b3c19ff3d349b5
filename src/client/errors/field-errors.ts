/**
 * Field errors: the fields of a request that the message of a refusal names, and what is wrong with
 * each.
 */

/** One part of a refusal. */
export interface FieldError {
  /**
   * The path of the field as the service spells it (`custom`, `geotarget.0.link`), or null where
   * the part names none.
   */
  readonly field: string | null;
  /** What is wrong, without the field's name. */
  readonly text: string;
}

/** A semicolon in front of a name with a colon: one in a sentence splits nothing. */
const betweenParts = /;\s+(?=["'`]?\w[\w.]*["'`]?:\s)/;

/** `name: text`, or a quoted name without a colon and a text. */
const namedPart = /^\W*(?:(\w[\w.]*)\W*?:|[`"'](\w[\w.]*)[`"'])\s*(\S.*)$/s;

/**
 * Splits a message such as `custom: Is taken; url: Must be complete` into its parts. A name may be
 * quoted, as in `"url": must be complete` or `` `url` must be complete``. A part without a name has
 * the field null.
 */
export function fieldErrors(message: string): FieldError[] {
  return message
    .split(betweenParts)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, plain, quoted, text] = namedPart.exec(part) ?? [];
      const field = plain ?? quoted ?? null;
      return field === null || text === undefined
        ? { field: null, text: part }
        : { field, text: capitalised(text) };
    });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
