/** Field guess: the field of each column of a file, by its header and, where headers mislead, by its values. */
import {
  type AliasEvidence,
  aliasEvidence,
  hasPath,
  holdsPages,
  holdsPasswords,
  holdsPictures,
  holdsSharedLinks,
  holdsShortLinks,
  holdsTypes,
  holdsUrls,
  isUrl,
} from './column-evidence.ts';
import { isEmptyValue } from './empty-values.ts';
import { destinationRank, fieldsOfHeaders, mayRepeat } from './field-definitions.ts';
import { knownFileOf } from './known-files.ts';
import { isExport } from './old-links.ts';
import { plainHeader } from './plain-header.ts';

/** How many rows a guess looks at. */
const sample = 1000;

type Rows = readonly { readonly cells: readonly string[] }[];

/** The cells of a column. */
type CellsOf = (column: number) => readonly string[];

/** A column that may hold the destinations. */
interface Candidate {
  readonly column: number;
  /** From 0 for the surest header; undefined for a header that says nothing. */
  readonly rank: number | undefined;
  readonly isShort: boolean;
  /** On shorteners that many share, where nothing but short links is. */
  readonly isShared: boolean;
  /** Hosts and IP addresses alone may describe a link, but are no page. */
  readonly hasPaths: boolean;
}

export function guessFields(headers: readonly string[], rows: Rows): string[] {
  const known = knownFileOf(headers);
  const some = rows.slice(0, sample);
  const cellsOf: CellsOf = (column) => some.map(({ cells }) => cells[column] ?? '');
  const fields =
    known === undefined ? guessByValues(headers, cellsOf) : knownFields(headers, known.fields);
  return withoutOldValues(fromFilledColumns(fields, headers, cellsOf), cellsOf);
}

/** The documented columns of an export; columns that were added to it have what is left. */
function knownFields(
  headers: readonly string[],
  documented: Readonly<Record<string, string>>,
): string[] {
  const names = headers.map(plainHeader);
  const taken = new Set(names.map((name) => documented[name] ?? ''));
  const isDocumented = (column: number) => {
    const name = names[column] ?? '';
    return Object.hasOwn(documented, name) && names.indexOf(name) === column;
  };
  return fieldsOfHeaders(headers).map((field, column) => {
    if (isDocumented(column)) return documented[names[column] ?? ''] ?? '';
    const isFree = field !== 'domain' && field !== 'status' && !taken.has(field);
    return isFree || mayRepeat(field) ? field : '';
  });
}

function guessByValues(headers: readonly string[], cellsOf: CellsOf): string[] {
  const destination = destinationColumn(headers, cellsOf);
  const fields = fieldsByName(headers, cellsOf).map((field, column) => {
    if (column === destination) return 'url';
    const isNamed = destinationRank(headers[column] ?? '') !== undefined;
    if (!isNamed) return field === 'custom' && holdsPages(cellsOf(column)) ? 'old.link' : field;
    return destination !== undefined && holdsShortLinks(cellsOf(column)) ? 'old.link' : '';
  });
  return withOldAliases(fields, cellsOf);
}

/**
 * Undefined where a column of short links is the only one that is called a destination, beside other addresses, and where
 * two columns remain possible: the user knows.
 */
function destinationColumn(headers: readonly string[], cellsOf: CellsOf): number | undefined {
  if (headers.length === 1) return 0;
  const all = candidatesIn(headers, cellsOf);
  const hasOwn = all.some(({ isShared }) => !isShared);
  const candidates = all.filter(({ isShared }) => !isShared || !hasOwn);
  const named = candidates.filter(({ rank }) => rank !== undefined);
  const unnamed = candidates.filter(({ rank }) => rank === undefined);
  const hasOther = candidates.some(({ isShort, hasPaths }) => !isShort && hasPaths);
  const usable = named.filter(({ rank, isShort }) => !isShort || !hasOther || isSure(rank, named));
  if (usable.length > 0) {
    const best = onlyBest(usable, cellsOf);
    return best !== undefined && isSwapped(best, headers, cellsOf) ? undefined : best;
  }
  // Without a column of addresses, the header alone decides.
  const [byName] = ranked(headers);
  if (named.length === 0 && unnamed.length === 0) return byName;
  return named.length === 0 ? onlyBest(unnamed, cellsOf) : undefined;
}

/** By the headers, but for those whose cells mean something else. */
function fieldsByName(headers: readonly string[], cellsOf: CellsOf): string[] {
  return fieldsOfHeaders(headers).map((field, column) =>
    field === 'deeplink.auto' && holdsUrls(cellsOf(column)) ? '' : field,
  );
}

/** Whether a column of short links has the name of the destination, and that of the destinations the name of short links. */
function isSwapped(destination: number, headers: readonly string[], cellsOf: CellsOf): boolean {
  const cells = cellsOf(destination);
  if (!holdsShortLinks(cells)) return false;
  const lengthOf = (column: readonly string[]) => column.join('').length;
  return fieldsByName(headers, cellsOf).some((field, column) => {
    const others = cellsOf(column);
    const isNamedShort = field === 'old.link' || field === 'custom';
    return (
      isNamedShort &&
      holdsPages(others) &&
      !holdsShortLinks(others) &&
      lengthOf(others) > lengthOf(cells) * 1.2
    );
  });
}

/** A sure name holds beside headers that say nothing; between two names the values decide. */
function isSure(rank: number | undefined, named: readonly Candidate[]): boolean {
  return rank === 0 && named.every(({ isShort }) => isShort);
}

/** Columns of addresses that have no other meaning. */
function candidatesIn(headers: readonly string[], cellsOf: CellsOf): Candidate[] {
  return fieldsByName(headers, cellsOf).flatMap((field, column) => {
    const rank = destinationRank(headers[column] ?? '');
    const cells = cellsOf(column);
    if ((rank === undefined && (field !== '' || holdsPictures(cells))) || !holdsUrls(cells))
      return [];
    const hasPaths = cells.some(hasPath);
    const isShared = holdsSharedLinks(cells);
    return [{ column, rank, isShared, isShort: isShared || holdsShortLinks(cells), hasPaths }];
  });
}

/** Columns by the surest name alone. */
function ranked(headers: readonly string[]): number[] {
  const rankOf = (column: number) => destinationRank(headers[column] ?? '') ?? Infinity;
  return [...headers.keys()]
    .filter((column) => rankOf(column) < Infinity)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

/**
 * The column of what is surely a page, else the one with the surest name; undefined where another one is as good. Hosts
 * alone are no better than what looks like short links: each may describe the other.
 */
function onlyBest(candidates: readonly Candidate[], cellsOf: CellsOf): number | undefined {
  const isPage = ({ isShort, hasPaths }: Candidate) => !isShort && hasPaths;
  const order = (one: Candidate, other: Candidate) =>
    Number(isPage(other)) - Number(isPage(one)) || (one.rank ?? 0) - (other.rank ?? 0);
  const [best, next] = candidates.toSorted(order);
  if (best === undefined || next === undefined || order(best, next) !== 0) return best?.column;
  const isSame = JSON.stringify(cellsOf(best.column)) === JSON.stringify(cellsOf(next.column));
  return isSame ? best.column : undefined;
}

/** What may hold old aliases while no column gives one, with the field that takes them over. */
export interface AliasColumn {
  readonly column: number;
  readonly field: 'custom' | 'old.link';
  readonly evidence: Exclude<AliasEvidence, 'none'>;
}

/** Columns that are not imported although their values look like old aliases or short links. */
export function aliasColumns(fields: readonly string[], cellsOf: CellsOf): AliasColumn[] {
  const destination = fields.indexOf('url');
  if (destination === -1 || fields.includes('custom') || fields.includes('old.link')) return [];
  // Sums below the rows, and rows that are wrong, tell nothing.
  const isRow = cellsOf(destination).map(isUrl);
  const rows = isRow.filter(Boolean).length;
  return fields.flatMap((field, column): AliasColumn[] => {
    if (field !== '') return [];
    const cells = cellsOf(column).filter((_, index) => isRow[index]);
    const isShared = holdsSharedLinks(cells);
    if (isShared || holdsShortLinks(cells)) {
      const filled = cells.filter((cell) => cell.trim() !== '');
      const isUnique = new Set(filled).size === filled.length;
      const evidence = isShared || (isUnique && filled.length > 1) ? 'likely' : 'possible';
      return [{ column, field: 'old.link', evidence }];
    }
    const evidence = aliasEvidence(cells, rows);
    return evidence === 'none' ? [] : [{ column, field: 'custom', evidence }];
  });
}

/** With the one column that surely holds the old short links or aliases, where no header names it. */
function withOldAliases(fields: readonly string[], cellsOf: CellsOf): string[] {
  const likely = aliasColumns(fields, cellsOf).filter(({ evidence }) => evidence === 'likely');
  const links = likely.filter(({ field }) => field === 'old.link');
  const [only, second] = links.length > 0 ? links : likely;
  if (only === undefined || second !== undefined) return [...fields];
  return fields.with(only.column, only.field);
}

/** Of two columns with one name, the one that holds something. */
function fromFilledColumns(
  fields: readonly string[],
  headers: readonly string[],
  cellsOf: CellsOf,
): string[] {
  const isFilled = (column: number) => cellsOf(column).some((cell) => !isEmptyValue(cell));
  const moved = [...fields];
  for (const [column, field] of fields.entries()) {
    if (field === '' || mayRepeat(field) || isFilled(column)) continue;
    const name = plainHeader(headers[column] ?? '');
    const twin = headers.findIndex(
      (header, other) => plainHeader(header) === name && fields[other] === '' && isFilled(other),
    );
    if (name === '' || twin === -1) continue;
    moved[column] = '';
    moved[twin] = field;
  }
  return moved;
}

/** What belongs to the old link alone: its domain, its state at the old service, whether it had a password. */
function withoutOldValues(fields: readonly string[], cellsOf: CellsOf): string[] {
  const isOld = isExport(fields);
  return fields.map((field, column) => {
    if (field === 'domain' && isOld) return 'old.domain';
    if (field === 'status' && holdsOldStates(cellsOf(column), isOld)) return 'old.status';
    if (field === 'password' && !holdsPasswords(cellsOf(column))) return '';
    return field === 'type' && !holdsTypes(cellsOf(column)) ? '' : field;
  });
}

/** States of a link at another service, which say nothing of who may see it. */
const oldStates =
  /^(?:(?:in)?active|(?:en|dis)abled|archived|expired|deleted|removed|paused|live|draft|ok|(?:in|de)?aktiv(?:iert)?|archiviert|abgelaufen|(?:in)?activ[oa]|archivad[oa]|caducad[oa]|true|false|\d+|نشط|غير نشط|مؤرشف)$/i;

/** In an export, whatever is no visibility. */
function holdsOldStates(cells: readonly string[], isOld: boolean): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => !isEmptyValue(cell));
  const isState = (cell: string) =>
    isOld ? !/^(?:public|private)$/i.test(cell) : oldStates.test(cell);
  return filled.length > 0 && filled.every(isState);
}

/**
 * The column of destinations that is not imported while short links are chosen for them; undefined where they are not, or
 * no other column can have the destinations.
 */
export function columnOfDestinations(
  fields: readonly string[],
  headers: readonly string[],
  rows: Rows,
): number | undefined {
  const cellsOf: CellsOf = (column) => rows.map(({ cells }) => cells[column] ?? '');
  const chosen = fields.indexOf('url');
  const known = knownFileOf(headers);
  const isDocumented = known?.fields[plainHeader(headers[chosen] ?? '')] === 'url';
  if (chosen === -1 || isDocumented || !holdsShortLinks(cellsOf(chosen))) return undefined;
  const isShared = holdsSharedLinks(cellsOf(chosen));
  const others = candidatesIn(headers, cellsOf).filter(
    (other) =>
      fields[other.column] === '' &&
      !other.isShared &&
      (isShared || (other.rank !== undefined && !other.isShort && other.hasPaths)),
  );
  return onlyBest(others, cellsOf) ?? others[0]?.column;
}
