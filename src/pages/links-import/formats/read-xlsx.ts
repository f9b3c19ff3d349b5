/** XLSX reader: the cells of the sheet with the addresses, as a spreadsheet shows them, with dates as ISO dates. */
import { xmlTokens } from './xml-tokens.ts';

/** The text of a part of the file by its path; undefined where there is none. */
export type PartOf = (path: string) => string | undefined;

/** Sheets as the file lists them; hidden ones come last. */
export function xlsxSheets(partOf: PartOf): string[][][] {
  const workbook = partOf('xl/workbook.xml') ?? '';
  const places = relations(partOf('xl/_rels/workbook.xml.rels') ?? '');
  const texts = sharedTexts(partOf('xl/sharedStrings.xml') ?? '');
  const isDate = dateStyles(partOf('xl/styles.xml') ?? '');
  const is1904 = /<(?:\w+:)?workbookPr\b[^>]*date1904="(?:1|true)"/i.test(workbook);
  return sheetsOf(workbook).map((relation) => {
    const place = places.get(relation) ?? '';
    const path = place.startsWith('/') ? place.slice(1) : `xl/${place}`;
    const xml = partOf(path) ?? '';
    const rows = rowsOf(xml, { texts, isDate, is1904 });
    const links = relations(partOf(path.replace(/([^/]+)$/, '_rels/$1.rels')) ?? '');
    return links.size === 0 || rows.some((cells) => cells.some(isUrlText))
      ? rows
      : withLinks(rows, xml, links);
  });
}

function isUrlText(text: string): boolean {
  return /^\s*https?:\/\//i.test(text);
}

/** With the address of each cell that is a link with another text, where no cell shows an address. */
function withLinks(
  rows: readonly string[][],
  xml: string,
  links: ReadonlyMap<string, string>,
): string[][] {
  const linked = rows.map((cells) => [...cells]);
  for (const token of xmlTokens(xml)) {
    if (token.kind !== 'open' || token.name !== 'hyperlink') continue;
    const { ref = '', id = '' } = token.attributes;
    const row = linked[Number(/\d+/.exec(ref)?.[0] ?? 0) - 1];
    const link = links.get(id) ?? '';
    if (row !== undefined && isUrlText(link)) put(row, columnOf(ref), link);
  }
  return linked;
}

/** The relations of the sheets. */
function sheetsOf(workbook: string): string[] {
  const sheets: { id: string; isHidden: boolean }[] = [];
  for (const token of xmlTokens(workbook)) {
    if (token.kind !== 'open' || token.name !== 'sheet') continue;
    const { id = '', state = 'visible' } = token.attributes;
    sheets.push({ id, isHidden: state !== 'visible' });
  }
  return sheets
    .toSorted((one, other) => Number(one.isHidden) - Number(other.isHidden))
    .map(({ id }) => id);
}

function relations(xml: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const token of xmlTokens(xml))
    if (token.kind === 'open' && token.name === 'Relationship')
      found.set(token.attributes['id'] ?? '', token.attributes['target'] ?? '');
  return found;
}

/** Texts that several cells share: each of one or more runs, without the reading aids of Japanese. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let isAid = false;
  let isText = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isText && !isAid) texts.push((texts.pop() ?? '') + token.text);
    } else if (token.name === 'si' && token.kind === 'open') texts.push('');
    else if (token.name === 'rPh') isAid = token.kind === 'open' && !token.isEmpty;
    else if (token.name === 't') isText = token.kind === 'open' && !token.isEmpty;
  }
  return texts;
}

/** Whether a style shows a number as a date. */
function dateStyles(xml: string): (style: number) => boolean {
  const formats = new Map<number, string>();
  const styles: number[] = [];
  let isOfCells = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') continue;
    if (token.name === 'cellXfs') isOfCells = token.kind === 'open';
    if (token.kind === 'close') continue;
    const { numfmtid: format = '0', formatcode: code = '' } = token.attributes;
    if (token.name === 'numFmt') formats.set(Number(format), code);
    if (token.name === 'xf' && isOfCells) styles.push(Number(format));
  }
  return (style) => {
    const format = styles[style] ?? 0;
    const isBuiltIn =
      (format >= 14 && format <= 17) || format === 22 || (format >= 27 && format <= 36);
    return isBuiltIn || showsDay(formats.get(format) ?? '');
  };
}

/** Days and years outside of texts and colours: `m` alone may be minutes. */
function showsDay(format: string): boolean {
  return /[dy]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
}

interface Meaning {
  readonly texts: readonly string[];
  readonly isDate: (style: number) => boolean;
  readonly is1904: boolean;
}

/** With empty rows and cells, so that each keeps its place. */
function rowsOf(xml: string, meaning: Meaning): string[][] {
  const rows: string[][] = [];
  let cell: (Cell & { column: number; link: string }) | undefined;
  let isValue = false;
  let isFormula = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isFormula && cell !== undefined) cell.link = linkIn(token.text);
      if (isValue && cell !== undefined) cell.text += token.text;
      continue;
    }
    if (token.name === 'f') isFormula = token.kind === 'open' && !token.isEmpty;
    if (token.name === 'v' || token.name === 't') isValue = token.kind === 'open' && !token.isEmpty;
    if (token.name === 'row' && token.kind === 'open') {
      const number = Number(token.attributes['r'] ?? rows.length + 1);
      if (number > maxRows) return rows;
      while (rows.length < number) rows.push([]);
    }
    if (token.name !== 'c') continue;
    if (token.kind === 'open') {
      const { r = '', t = 'n', s = '0' } = token.attributes;
      const column = r === '' ? (rows.at(-1)?.length ?? 0) : columnOf(r);
      cell = { column, type: t, style: Number(s), text: '', link: '' };
    }
    if (cell === undefined || (token.kind === 'open' && !token.isEmpty)) continue;
    put(rows.at(-1) ?? [], cell.column, cell.link || shownText(cell, meaning));
    cell = undefined;
  }
  return rows;
}

/** A sheet has no more rows, and the import takes fewer. */
const maxRows = 1_048_576;

/** More columns than any list of links has: the rest is left. */
const maxColumns = 500;

function put(row: string[], column: number, text: string): void {
  if (text === '' || column >= maxColumns) return;
  while (row.length < column) row.push('');
  row[column] = text;
}

/** `AB12` is column 27, from 0. */
function columnOf(place: string): number {
  const letters = /^[A-Z]+/.exec(place.toUpperCase())?.[0] ?? 'A';
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Cell {
  readonly type: string;
  readonly style: number;
  text: string;
}

/** The address of a link that a formula makes; '' for every other formula. */
function linkIn(formula: string): string {
  return /^HYPERLINK\(\s*"([^"]+)"/i.exec(formula)?.[1] ?? '';
}

function shownText({ type, style, text }: Cell, { texts, isDate, is1904 }: Meaning): string {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return text.replace('T', ' ').replace(/ 00:00:00(?:\.0+)?$/, '');
  if (type !== 'n' || text === '') return text;
  return isDate(style) ? dateText(Number(text), is1904) : text;
}

/** Days since 1899-12-30, or since 1904-01-01 in files of old Macs. */
function dateText(days: number, is1904: boolean): string {
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const moment = new Date(start + Math.round(days * 86_400) * 1000);
  if (Number.isNaN(moment.getTime())) return String(days);
  return moment.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '');
}
