/** Field guess: the field of each column of a file, by its header and, where headers mislead, by its values. */
import { holdsShortLinks, holdsUrls } from './column-evidence.ts';
import { destinationRank, fieldsOfHeaders, mayRepeat } from './field-definitions.ts';
import { knownFileOf } from './known-files.ts';
import { plainHeader } from './plain-header.ts';

/** How many rows a guess looks at. */
const sample = 1000;

/** A column that may hold the destinations. */
interface Candidate {
  readonly column: number;
  /** From 0 for the surest header; undefined for a header that says nothing. */
  readonly rank: number | undefined;
  readonly isShort: boolean;
  /** Hosts and IP addresses alone may describe a link, but are no page. */
  readonly hasPaths: boolean;
}

export function guessFields(
  headers: readonly string[],
  rows: readonly { readonly cells: readonly string[] }[],
): string[] {
  const known = knownFileOf(headers);
  return known === undefined ? guessByValues(headers, rows) : knownFields(headers, known.fields);
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

function guessByValues(
  headers: readonly string[],
  rows: readonly { readonly cells: readonly string[] }[],
): string[] {
  const some = rows.slice(0, sample);
  const cellsOf = (column: number) => some.map(({ cells }) => cells[column] ?? '');
  const destination = destinationColumn(headers, cellsOf);
  const fields = fieldsOfHeaders(headers).map((field, column) => {
    if (column === destination) return 'url';
    if (destinationRank(headers[column] ?? '') === undefined) return field;
    return destination !== undefined && holdsShortLinks(cellsOf(column)) ? 'old.link' : '';
  });
  return withoutOldValues(fields, cellsOf);
}

/** Undefined where a column of short links is the only one that is called a destination, beside other addresses. */
function destinationColumn(
  headers: readonly string[],
  cellsOf: (column: number) => readonly string[],
): number | undefined {
  if (headers.length === 1) return 0;
  const candidates = candidatesIn(headers, cellsOf);
  const named = candidates.filter(({ rank }) => rank !== undefined);
  const unnamed = candidates.filter(({ rank }) => rank === undefined);
  const hasOther = candidates.some(({ isShort, hasPaths }) => !isShort && hasPaths);
  const usable = named.filter(({ rank, isShort }) => !isShort || !hasOther || isSure(rank, named));
  if (usable.length > 0) return bestOf(usable);
  // Without a column of addresses, the header alone decides.
  const byName = bestOf(ranked(headers));
  if (named.length === 0 && byName !== undefined && unnamed.length === 0) return byName;
  return named.length === 0 ? bestOf(unnamed) : undefined;
}

/** A sure name holds beside headers that say nothing; between two names the values decide. */
function isSure(rank: number | undefined, named: readonly Candidate[]): boolean {
  return rank === 0 && named.every(({ isShort }) => isShort);
}

/** Columns of addresses that have no other meaning. */
function candidatesIn(
  headers: readonly string[],
  cellsOf: (column: number) => readonly string[],
): Candidate[] {
  return fieldsOfHeaders(headers).flatMap((field, column) => {
    const rank = destinationRank(headers[column] ?? '');
    const cells = cellsOf(column);
    if ((rank === undefined && field !== '') || !holdsUrls(cells)) return [];
    const hasPaths = cells.some((cell) => cell.includes('/'));
    return [{ column, rank, isShort: holdsShortLinks(cells), hasPaths }];
  });
}

function ranked(headers: readonly string[]): Candidate[] {
  return headers.flatMap((header, column) => {
    const rank = destinationRank(header);
    return rank === undefined ? [] : [{ column, rank, isShort: false, hasPaths: true }];
  });
}

/** The first column of what is no short link, with the surest name. */
function bestOf(candidates: readonly Candidate[]): number | undefined {
  const [best] = candidates.toSorted(
    (one, other) =>
      Number(one.isShort) - Number(other.isShort) || (one.rank ?? 0) - (other.rank ?? 0),
  );
  return best?.column;
}

/** What belongs to the old link alone: its domain, and its state at the old service. */
function withoutOldValues(
  fields: readonly string[],
  cellsOf: (column: number) => readonly string[],
): string[] {
  const isExport = fields.includes('old.link');
  return fields.map((field, column) => {
    if (field === 'domain' && isExport) return 'old.domain';
    return field === 'status' && holdsOldStates(cellsOf(column)) ? 'old.status' : field;
  });
}

/** States of a link at another service, which say nothing of who may see it. */
const oldStates = new Set([
  'active',
  'inactive',
  'enabled',
  'disabled',
  'archived',
  'expired',
  'deleted',
]);

function holdsOldStates(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim().toLowerCase()).filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => oldStates.has(cell));
}

/**
 * The column of destinations that is not imported while short links are chosen for them; undefined where they are not, or
 * no other column is called a destination.
 */
export function columnOfDestinations(
  fields: readonly string[],
  headers: readonly string[],
  rows: readonly { readonly cells: readonly string[] }[],
): number | undefined {
  const cellsOf = (column: number) => rows.map(({ cells }) => cells[column] ?? '');
  const chosen = fields.indexOf('url');
  const known = knownFileOf(headers);
  const isDocumented = known?.fields[plainHeader(headers[chosen] ?? '')] === 'url';
  if (chosen === -1 || isDocumented || !holdsShortLinks(cellsOf(chosen))) return undefined;
  return bestOf(
    candidatesIn(headers, cellsOf).filter(
      ({ column, rank, isShort }) => fields[column] === '' && rank !== undefined && !isShort,
    ),
  );
}
