/** Naming shapes: patterns such as `{word}_{words}-{yy}`, read and matched without regular expressions from outside. */

/** Texts longer than this have no shape. */
const maxLength = 500;

/** The ends of what one part of a shape may occupy, from a start; none where it does not fit. */
type Part = (text: string, start: number) => readonly number[];

const letterOrDigit = /[\p{L}\p{M}\p{N}]/u;
const digit = /\d/;

const tokens = new Map<string, Part>(
  Object.entries({
    word: (text, start) => runOf(text, start, (each) => letterOrDigit.test(each)),
    words,
    number: (text, start) => runOf(text, start, (each) => digit.test(each)),
    any: (text, start) => runOf(text, start, () => true),
    yyyy: digits(4, 0, 9999),
    yy: digits(2, 0, 99),
    mm: digits(2, 1, 12),
    dd: digits(2, 1, 31),
  }),
);

/** Whether each pair of braces of a shape holds a token. */
export function isShape(shape: string): boolean {
  return partsOf(shape) !== undefined;
}

/** Whether a whole text has a shape. The time grows with the length of both alone: no choice is tried twice. */
export function hasShape(text: string, shape: string): boolean {
  const parts = partsOf(shape);
  if (parts === undefined || text.length > maxLength) return false;
  let starts = new Set([0]);
  for (const part of parts) {
    const ends = new Set<number>();
    for (const start of starts) for (const end of part(text, start)) ends.add(end);
    starts = ends;
  }
  return starts.has(text.length);
}

function partsOf(shape: string): Part[] | undefined {
  const parts: Part[] = [];
  for (const [piece] of shape.matchAll(/\{[^{}]*\}|[^{}]+|[{}]/g)) {
    const part = piece.startsWith('{') ? tokens.get(piece.slice(1, -1)) : literal(piece);
    if (part === undefined || piece === '}') return undefined;
    parts.push(part);
  }
  return parts;
}

function literal(wanted: string): Part {
  return (text, start) => (text.startsWith(wanted, start) ? [start + wanted.length] : []);
}

function runOf(text: string, start: number, isPart: (character: string) => boolean): number[] {
  const ends: number[] = [];
  let end = start;
  for (const character of text.slice(start)) {
    if (!isPart(character)) break;
    end += character.length;
    ends.push(end);
  }
  return ends;
}

/** Letters and digits, with single hyphens between them. */
function words(text: string, start: number): number[] {
  const ends: number[] = [];
  let end = start;
  let wasHyphen = true;
  for (const character of text.slice(start)) {
    const isHyphen = character === '-';
    if (isHyphen ? wasHyphen : !letterOrDigit.test(character)) break;
    end += character.length;
    if (!isHyphen) ends.push(end);
    wasHyphen = isHyphen;
  }
  return ends;
}

function digits(length: number, min: number, max: number): Part {
  return (text, start) => {
    const found = text.slice(start, start + length);
    const isNumber = found.length === length && !/\D/.test(found);
    return isNumber && Number(found) >= min && Number(found) <= max ? [start + length] : [];
  };
}
