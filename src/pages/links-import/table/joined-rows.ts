/** Joined rows: tells apart the cells of rows that lie whole in one cell. */
import { csvRows, type Delimiter } from '#features/files/csv.ts';
import { isUrl } from './column-evidence.ts';
import { knownIn } from './header-row.ts';

export const delimiters = [',', ';', '\t', '|'] as const;

export type Separator = (typeof delimiters)[number];

/** How many rows a guess looks at. */
export const sample = 100;

/**
 * Rows that are a cell each, with a whole row of a table in it: a spreadsheet that separates by another sign writes them
 * so, in quotes, and each would become one address.
 */
export function withoutJoinedRows(
  cells: string[][],
  delimiter: Separator,
  chosen: Delimiter | undefined,
): { delimiter: Delimiter; cells: string[][] } {
  const filled = cells.filter((row) => row.some((cell) => cell.trim() !== ''));
  const isJoined = filled.every((row) => row.slice(1).every((cell) => cell.trim() === ''));
  if (!isJoined) return { delimiter, cells: withSplitRows(cells, delimiter) };
  const texts = filled.slice(0, sample).map(([text = '']) => text);
  const inner = delimiters
    .filter((each) => chosen === undefined || each === chosen)
    .find((each) => isTable(texts, each));
  if (inner === undefined) return { delimiter, cells };
  return { delimiter: inner, cells: cells.map(([text = '']) => cellsIn(text, inner)) };
}

/** Whether lines are rows below a header of known names, or have as many cells as the line above the first address. */
function isTable(lines: readonly string[], delimiter: Separator): boolean {
  const rows = lines.map((line) => cellsIn(line, delimiter));
  if (rows.some((cells) => cells.length > 1 && knownIn(cells) > 1)) return true;
  const first = rows.findIndex((cells) => cells.some(isUrl));
  // An address may well have commas: only a line above with as many tells that they separate.
  const width = rows[delimiter === ',' ? first - 1 : first]?.length ?? 1;
  const below = rows.slice(first).filter((cells) => cells.some(isUrl));
  return width > 1 && below.every((cells) => cells.length === width);
}

/** With the rows that are in one cell, below a header that is not. */
function withSplitRows(cells: string[][], delimiter: Separator): string[][] {
  const header = cells.find((row) => row.length > 1 && knownIn(row) > 1);
  return cells.map((row) => {
    const [text = ''] = row;
    if (header === undefined || row.length > 1 || !text.includes(delimiter)) return row;
    const split = cellsIn(text, delimiter);
    return split.length === header.length ? split : row;
  });
}

function cellsIn(line: string, delimiter: Separator): string[] {
  return csvRows(line, delimiter)[0] ?? [''];
}
