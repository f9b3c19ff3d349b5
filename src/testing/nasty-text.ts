/** Nasty text, for property tests of files: any characters, and often those that a spreadsheet or a parser trips over. */
import fc from 'fast-check';

const nasty = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  "'",
  '"',
  ',',
  ';',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\0',
  '\uFEFF',
  ' ',
  '＝',
  '＠',
  '🙂',
  'a',
  '٣',
);

/** @param maxLength of the texts of any characters */
export function nastyText(maxLength?: number): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength }),
    fc.array(nasty, { maxLength: 8 }).map((parts) => parts.join('')),
  );
}
