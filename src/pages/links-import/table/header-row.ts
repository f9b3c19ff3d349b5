/** Header row: the row of a table that names its columns, below what a program or a person has written above it. */
import { isUrl } from './column-evidence.ts';
import { fieldOfHeader } from './field-definitions.ts';
import { parseDate } from './parse-date.ts';

interface Row {
  readonly cells: readonly string[];
}

/** How many rows are looked at where none has an address. */
const deepest = 40;

/** Where the table begins: the index of its header, or of its first row where it has none. */
export function findHeader(rows: readonly Row[]): {
  readonly at: number;
  readonly header: boolean;
} {
  const firstData = rows.findIndex(
    ({ cells }, index) => cells.some(isUrlCell) && !isTitle(cells, rows[index + 1]),
  );
  const some = rows.slice(0, Math.max(deepest, firstData + 1));
  const best = bestNamed(some, firstData === -1 ? some.length : firstData);
  const known = best === undefined ? 0 : knownIn(some[best]?.cells ?? []);
  const isBelowData = best !== undefined && firstData !== -1 && best > firstData;
  if (best !== undefined && (!isBelowData || known > 1)) {
    const next = adjacent(some, firstData);
    // Lines such as `Channel;Newsletter` of a report have known words, too, but fewer cells than the table.
    const isMeta = known === 1 && next !== undefined && next > best && wider(some, next, best);
    return { at: isMeta ? next : best, header: true };
  }
  if (firstData === -1) return { at: 0, header: false };
  const next = adjacent(some, firstData);
  return next === undefined ? { at: firstData, header: false } : { at: next, header: true };
}

/** An address alone above a row of several cells without one: where a report comes from. */
function isTitle(cells: readonly string[], next: Row | undefined): boolean {
  return (
    filled(cells) === 1 &&
    next !== undefined &&
    filled(next.cells) > 1 &&
    !next.cells.some(isUrlCell)
  );
}

/** How many cells are names of known columns; 0 for a row that holds data. */
export function knownIn(cells: readonly string[]): number {
  if (cells.some((cell) => isUrlCell(cell) || isValue(cell))) return 0;
  return cells.filter((cell) => fieldOfHeader(cell) !== '').length;
}

/** A comment of a program or a person; `#` alone may name a column. */
export function isComment(cells: readonly string[]): boolean {
  const [first = ''] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return (
    (/^#.|^\/\/\s/s.test(first) || first === '#') && !cells.some(isUrl) && knownIn(cells) === 0
  );
}

/** The row with the most known names: of equal ones the last above the data, else the first. */
function bestNamed(rows: readonly Row[], firstData: number): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const [index, { cells }] of rows.entries()) {
    const known = knownIn(cells);
    const isCloser = known === most && index < firstData && filled(cells) >= widthAt(rows, best);
    if (known === 0 || (known <= most && !isCloser)) continue;
    best = index;
    most = known;
  }
  return best;
}

/** The row just above the first data, where it can be a header of unknown names. */
function adjacent(rows: readonly Row[], firstData: number): number | undefined {
  const above = rows[firstData - 1];
  if (above === undefined) return undefined;
  const width = filled(rows[firstData]?.cells ?? []);
  const names = filled(above.cells);
  // A title has one cell; a header may leave some of its own empty.
  const isWide = width === 1 ? names === 1 : names > 1 && names * 2 >= width;
  return isWide && !above.cells.some(isValue) ? firstData - 1 : undefined;
}

function wider(rows: readonly Row[], one: number, other: number): boolean {
  return widthAt(rows, one) > widthAt(rows, other);
}

function widthAt(rows: readonly Row[], index: number | undefined): number {
  return index === undefined ? 0 : filled(rows[index]?.cells ?? []);
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** Known headers first, because `geotarget.DE` looks like a host. */
function isUrlCell(cell: string): boolean {
  return isUrl(cell) && fieldOfHeader(cell) === '';
}

/** Numbers and dates name no column. */
function isValue(cell: string): boolean {
  return /^[+-]?\d[\d.,:%]*$/.test(cell.trim()) || parseDate(cell, 'UTC') !== undefined;
}
