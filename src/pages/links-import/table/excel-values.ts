/** Excel values: cells that a spreadsheet has made of what was typed, such as `05.Nov` of 5-11, `WAHR` of true, `#NAME?`. */
import { monthOf } from './month-names.ts';
import { parseDate } from './parse-date.ts';

/** As spreadsheets write them in their languages; another case is a word that a user typed. */
const truths = new Set([
  'TRUE',
  'FALSE',
  'WAHR',
  'FALSCH',
  'VERDADERO',
  'FALSO',
  'VRAI',
  'FAUX',
  'VERO',
  'WAAR',
  'VERDADEIRO',
  'ONWAAR',
  'PRAWDA',
  'FAŁSZ',
  'SANT',
  'FALSKT',
  'صحيح',
  'خطأ',
  'صواب',
]);

/** `1.23E+11`, `1,23E+11`. */
const scientific = /^-?\d+(?:[.,]\d+)?E[+-]\d+$/i;

/** `#NAME?`, `#N/A`, `#WERT!`, `#¡REF!`, and a column that is too narrow. */
const failed = /^Loading\.\.\.$|^#(?:[¡¿]?\p{Lu}[\p{Lu}/0-9]*[!?]?|#+)$/u;

/** `05.Nov`, `5-Nov`, `Nov-05`, `05. Nov`, `Nov 05`. */
const dayAndMonth = /^(?:\d{1,4}[-. /]{1,2}(\p{L}+)\.?|(\p{L}+)\.?[-. /]{1,2}\d{1,4})$/u;

/** A date with its year, in numbers or with a name. `2027-11-05` may be an alias. */
const wholeDate = /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$|^\d{1,2}-\p{L}+-\d{2,4}$/u;

/** What a cell means that was written as a formula: `="007"`, so that it stays a text, and a link with another text. */
export function plainCell(cell: string): string {
  if (!/^\s*=/.test(cell)) return cell;
  const [, text] = /^\s*="([^"]*)"\s*$/.exec(cell) ?? [];
  const [, link] = /^\s*=HYPERLINK\(\s*"([^"]+)"/i.exec(cell) ?? [];
  return text ?? link ?? cell;
}

/** Whether a spreadsheet wrote this in place of an alias. */
export function isSpoiled(cell: string): boolean {
  const text = cell.trim();
  if (truths.has(text) || scientific.test(text) || failed.test(text)) return true;
  if (wholeDate.test(text) && parseDate(text, 'UTC') !== undefined) return true;
  const [, after = '', before = ''] = dayAndMonth.exec(text) ?? [];
  const month = after || before;
  return month !== '' && isAbbreviated(month) && monthOf(month) !== undefined;
}

/** Spreadsheets write a month short; in small letters it may be a word of an alias, such as `nov-24`. */
function isAbbreviated(month: string): boolean {
  return isUncased(month) || (isShort(month) && month !== month.toLowerCase());
}

function isShort(month: string): boolean {
  return month.length <= 3 || /^sept$/i.test(month);
}

/** Arabic has no capitals, and no short months. */
function isUncased(text: string): boolean {
  return text.toLowerCase() === text.toUpperCase();
}

/** A month and a number in small letters, as Excel writes them in Spanish, or as a user has typed them. */
export function mayBeSpoiled(cell: string): boolean {
  const text = cell.trim();
  const [, after = '', before = ''] = dayAndMonth.exec(text) ?? [];
  const month = after || before;
  return isShort(month) && month !== '' && !isSpoiled(text) && monthOf(month) !== undefined;
}
