/** Import table: the rows of a file while the user checks, edits and skips them, and the drafts of their links. */
import type { NewLink } from '#contract/resources/links.ts';
import { appendParameters } from '#contract/targeting/append-parameters.ts';
import { type ReadFile, readFile, readText } from '#pages/links-import/formats/read-file.ts';
import { isUrl } from './column-evidence.ts';
import { aliasKey, findDuplicates } from './find-duplicates.ts';
import { type AliasColumn, aliasColumns, columnOfDestinations } from './guess-fields.ts';
import { knownFileOf } from './known-files.ts';
import { hostOf, oldDomainsOf } from './moving.ts';
import { oldLinksOf, oldLinkText } from './old-links.ts';
import { orderOf } from './parse-date.ts';
import { type FileRow, type LayoutOptions, parseTable } from './parse-table.ts';
import { type Plan, sourcesOf } from './resolve-row.ts';
import { readDates, unknownNames } from './summarize-cells.ts';
import type {
  AskedAlias,
  Layout,
  Problem,
  RowFilter,
  RowProblem,
  RowView,
  Summary,
} from './table-types.ts';
import { type ValidatedRow, validateDefaults, validateRow } from './validate-row.ts';

/** A link to create, with what it refers to by name. */
export interface Draft {
  readonly body: NewLink;
  readonly cells: readonly string[];
  readonly names?: NonNullable<ValidatedRow['names']>;
  readonly keepsAlias?: boolean;
  /** Its short links at an old service, with blanks between them; '' for none. */
  readonly oldLinks: string;
}

interface Row extends FileRow {
  checked: ValidatedRow;
  skipped: boolean;
}

type Severity = 'error' | 'warning' | 'none';

const severities: readonly Severity[] = ['error', 'warning', 'none'];

const nothingWrong: ValidatedRow = { problems: [], unknown: [] };

const nothing: Plan = { fields: [], defaults: {}, zone: 'UTC', now: 0 };

/** Holds all rows, so that only the shown ones are copied between worker and page. */
export class ImportTable {
  #file: ReadFile = { content: { text: '' }, format: 'text', encoding: '' };
  #rows: Row[] = [];
  #columns: readonly string[] = [];
  #plan = nothing;
  #defaults = nothingWrong;
  /** The column of the destinations, where the chosen one has short links. */
  #destinations: number | undefined;
  /** What may hold the old aliases, while no column gives one. */
  #aliasColumns: readonly AliasColumn[] = [];
  /** Whether the user has edited or skipped a row since the last check. */
  #isTouched = false;
  /** Aliases that links of the account have, each with its domain. */
  #taken: ReadonlySet<string> = new Set();
  #duplicates: ReadonlyMap<number, RowProblem> = new Map();
  /** Indexes of the rows as the last check has sorted them. */
  #order: readonly number[] = [];
  /** Rows with a problem at the last check: an edited row stays in the list. */
  #listed: ReadonlySet<number> = new Set();

  /** Parses a text, or the bytes of a file. */
  load(source: { text: string } | { bytes: Uint8Array<ArrayBuffer> }): Layout {
    this.#taken = new Set();
    this.#file = 'bytes' in source ? readFile(source.bytes) : readText(source.text);
    return this.setLayout({});
  }

  /** Parses the same text with the choices of the user. */
  setLayout(options: LayoutOptions): Layout {
    const { content, format, encoding, unreadable } = this.#file;
    const { delimiter, header, leftOut, fields, rows, columns } = parseTable(content, options);
    const state = fields.indexOf('old.status');
    const lastUrl = rows.findLastIndex(({ cells }) => cells.some(isUrl));
    const isBelow = (row: FileRow, index: number) =>
      lastUrl !== -1 && index > lastUrl && isEndOfReport(row.cells);
    this.#columns = columns;
    this.#aliasColumns = [];
    this.#destinations = undefined;
    this.#duplicates = new Map();
    this.#rows = rows.map((row, index) => ({
      ...row,
      checked: nothingWrong,
      skipped: /^\s*deleted\s*$/i.test(row.cells[state] ?? '') || isBelow(row, index),
    }));
    this.#order = [...rows.keys()];
    return {
      encoding,
      format,
      ...(unreadable !== undefined && { unreadable }),
      delimiter,
      header,
      leftOut,
      columns,
      fields,
      known: knownService(columns),
      rows: rows.length,
      samples: rows.slice(0, 3).map(({ cells }) => cells.map((cell) => cell.slice(0, 200))),
    };
  }

  check(asked: Plan): Summary {
    const expiries = this.#filledCells(asked.fields.indexOf('expiry'));
    const dateOrder = asked.dateOrder ?? orderOf(expiries) ?? asked.localOrder;
    this.#plan = { ...asked, dateOrder };
    this.#destinations = columnOfDestinations(asked.fields, this.#columns, this.#rows);
    this.#aliasColumns = aliasColumns(asked.fields, (column) =>
      this.#rows.map(({ cells }) => cells[column] ?? ''),
    );
    this.#defaults = validateDefaults(this.#plan);
    // A wrong default is reported once, and not again for every row.
    if (this.#defaults.problems.length > 0) this.#plan = { ...this.#plan, defaults: {} };
    this.#checkRows(this.#rows);
    this.#isTouched = false;
    this.#sort();
    return this.#summary();
  }

  /** Rows in the order of the last check: errors first, then warnings, then the rest. */
  view(filter: RowFilter, from: number, count: number): { total: number; rows: RowView[] } {
    const shown = filter === 'all' ? this.#order : this.#order.filter((at) => this.#isListed(at));
    return {
      total: shown.length,
      rows: shown.slice(from, from + count).flatMap((index) => this.#viewOf(index)),
    };
  }

  /** Sets the text of a cell and checks its row again. */
  editCell(index: number, column: number, text: string): Summary {
    const row = this.#rows[index];
    this.#isTouched = true;
    if (row !== undefined) {
      row.cells = row.cells.with(column, text);
      // A person has looked at it.
      row.isCut = false;
      this.#checkRows([row]);
    }
    return this.#summary();
  }

  /** Puts right each name for which rules leave one value; rows with another error keep it. */
  fixNames(): Summary {
    for (const row of this.#rows) if (!row.skipped) this.#fixNamesOf(row);
    this.#duplicates = findDuplicates(this.#rows, this.#plan.fields, this.#taken);
    return this.#summary();
  }

  skip(which: readonly number[] | 'errors' | 'warnings', skipped: boolean): Summary {
    this.#isTouched = true;
    // Chosen before the loop, because skipping one duplicate ends the warning of the other.
    for (const index of this.#indexesOf(which)) {
      const row = this.#rows[index];
      if (row !== undefined) row.skipped = skipped;
    }
    this.#duplicates = findDuplicates(this.#rows, this.#plan.fields, this.#taken);
    return this.#summary();
  }

  /** The aliases of the rows that would be sent, each once, to look up whether links of the account have them. */
  aliases(): AskedAlias[] {
    const found = new Map<string, AskedAlias>();
    for (const { checked, skipped } of this.#rows) {
      const { custom: alias = '', domain = '' } = checked.body ?? {};
      if (!skipped && alias !== '') found.set(aliasKey(domain, alias), { domain, alias });
    }
    return [...found.values()];
  }

  /** What links of the account have already: rows with one of these aliases are an error. */
  setTaken(taken: readonly AskedAlias[]): Summary {
    this.#taken = new Set(taken.map(({ domain, alias }) => aliasKey(domain, alias)));
    this.#checkRows([]);
    // Rows that a user works on stay where they are.
    if (!this.#isTouched) this.#sort();
    return this.#summary();
  }

  /** The links to create, in the order of the file. */
  drafts(): Draft[] {
    return this.#rows.flatMap(({ checked, skipped, cells }, index) => {
      const { body, names, keepsAlias } = checked;
      if (body === undefined || skipped || this.#severityOf(index) === 'error') return [];
      const oldLinks = oldLinksOf(cells, this.#plan.fields).map(oldLinkText).join(' ');
      const named = { ...(names && { names }), ...(keepsAlias && { keepsAlias }) };
      return [{ body, ...named, cells: this.#withoutPassword(cells), oldLinks }];
    });
  }

  #checkRows(rows: readonly Row[]): void {
    const sources = sourcesOf(this.#plan.fields);
    for (const row of rows) row.checked = validateRow(row.cells, sources, this.#plan);
    this.#duplicates = findDuplicates(this.#rows, this.#plan.fields, this.#taken);
  }

  /** One value after another, because a cell may hold several. */
  #fixNamesOf(row: Row): void {
    const sources = sourcesOf(this.#plan.fields);
    const done = new Set<string>();
    for (let fix = onlyFix(row); fix !== undefined && !done.has(fix.text); fix = onlyFix(row)) {
      done.add(fix.text);
      row.cells = row.cells.with(fix.column, fix.text);
      row.checked = validateRow(row.cells, sources, this.#plan);
    }
  }

  #sort(): void {
    const ranks = this.#rows.map((_, index) => severities.indexOf(this.#severityOf(index)));
    const rankOf = (index: number) => ranks[index] ?? 0;
    this.#order = [...ranks.keys()].sort(
      (one, other) => rankOf(one) - rankOf(other) || one - other,
    );
    this.#listed = new Set(this.#order.filter((index) => this.#severityOf(index) !== 'none'));
  }

  #problemsOf(index: number): RowProblem[] {
    const duplicate = this.#duplicates.get(index);
    return [
      ...(this.#destinations === undefined
        ? []
        : [errorAt('url', this.#plan.fields, { key: 'shortLink', column: this.#destinations })]),
      ...(this.#rows[index]?.isCut === true ? this.#cutProblems() : []),
      ...(this.#rows[index]?.checked.problems ?? []),
      ...(duplicate === undefined ? [] : [duplicate]),
    ];
  }

  /** At what a wrong value would make another link of. */
  #cutProblems(): RowProblem[] {
    const { fields } = this.#plan;
    const named = (['url', 'custom'] as const).filter((field) => fields.includes(field));
    return named.map((field) => errorAt(field, fields, { key: 'cut' }));
  }

  #severityOf(index: number): Severity {
    const problems = this.#problemsOf(index);
    if (problems.some(({ kind }) => kind === 'error')) return 'error';
    return problems.length > 0 ? 'warning' : 'none';
  }

  #isListed(index: number): boolean {
    return (
      this.#listed.has(index) ||
      this.#rows[index]?.skipped === true ||
      this.#severityOf(index) !== 'none'
    );
  }

  #indexesOf(which: readonly number[] | 'errors' | 'warnings'): readonly number[] {
    if (typeof which !== 'string') return which;
    const wanted = which === 'errors' ? 'error' : 'warning';
    return [...this.#rows.keys()].filter((index) => this.#severityOf(index) === wanted);
  }

  #viewOf(index: number): RowView[] {
    const row = this.#rows[index];
    if (row === undefined) return [];
    const { number, skipped, cells, checked } = row;
    const cellOf = (field: string) => cells[this.#plan.fields.indexOf(field)]?.trim() ?? '';
    return [
      {
        index,
        number,
        skipped,
        cells,
        problems: this.#problemsOf(index),
        destination: finalDestination(checked.body) ?? cellOf('url'),
        shortLink: shortLinkOf(checked.body) ?? cellOf('custom'),
        channel: this.#channelOf(checked) ?? cellOf('channel'),
        title: checked.body?.metatitle ?? cellOf('metatitle'),
      },
    ];
  }

  /** Undefined where the row has an error. */
  #channelOf({ body, names }: ValidatedRow): string | undefined {
    if (body === undefined) return undefined;
    const known = this.#plan.records?.channel?.find(({ id }) => id === body.channel);
    return known?.name ?? names?.channel ?? '';
  }

  #filledCells(column: number): string[] {
    return this.#rows.map(({ cells }) => cells[column]?.trim() ?? '').filter((cell) => cell !== '');
  }

  #summary(): Summary {
    const { fields, defaults, records } = this.#plan;
    const active = this.#rows.filter(({ skipped }) => !skipped);
    const names = unknownNames([this.#defaults, ...active.map(({ checked }) => checked)]);
    const oldDomains = oldDomainsOf(active, fields, this.#plan);
    const needsDomains = oldDomains.length > 0 && records?.domain === undefined;
    const expiries = [...this.#filledCells(fields.indexOf('expiry')), defaults.expiry ?? ''];
    return {
      ...this.#counts(),
      fixable: active.filter((row) => onlyFix(row) !== undefined).length,
      defaults: this.#defaults.problems,
      missing: names.missing,
      unread: needsDomains ? [...new Set([...names.unread, 'domain' as const])] : names.unread,
      destinations: this.#destinations,
      asked: fingerprint(this.aliases().map(({ domain, alias }) => aliasKey(domain, alias))),
      aliasColumns: this.#aliasColumns.map(({ column, field }) => ({ column, field })),
      oldDomains,
      dates: readDates(
        expiries.filter((text) => text !== ''),
        this.#plan,
      ),
    };
  }

  #counts(): Pick<Summary, 'rows' | 'ready' | 'errors' | 'warnings' | 'skipped'> {
    const counts = { error: 0, warning: 0, none: 0, skipped: 0 };
    for (const [index, { skipped }] of this.#rows.entries())
      counts[skipped ? 'skipped' : this.#severityOf(index)] += 1;
    return {
      rows: this.#rows.length,
      ready: counts.warning + counts.none,
      errors: counts.error,
      warnings: counts.warning,
      skipped: counts.skipped,
    };
  }

  /** What the browser stores beside the link and writes into the file of results. */
  #withoutPassword(cells: readonly string[]): readonly string[] {
    const column = this.#plan.fields.indexOf('password');
    return column < 0 || column >= cells.length ? cells : cells.with(column, '');
  }
}

/** A short text that other texts hardly have. */
function fingerprint(texts: readonly string[]): string {
  let sum = 0;
  for (const text of texts)
    for (let at = 0; at < text.length; at += 1)
      sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return `${texts.length} ${sum}`;
}

/** What a report has below its rows: sums, or a sentence. */
function isEndOfReport(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.some(isSum)) return true;
  // In a list of addresses it may be one with a mistake.
  if (cells.length === 1) return false;
  const isSentence = filled.length === 1 && /\S\s+\S/.test(filled[0] ?? '');
  return isSentence || filled.every((cell) => /^[\d.,%\s]+$/.test(cell));
}

/** In the languages of Linkdeck. */
function isSum(cell: string): boolean {
  const word =
    /^(?:grand )?(?:totals?|sum|summe|gesamt|insgesamt|gesamtsumme|suma|totales|المجموع|الإجمالي)\b:?/iu;
  return word.test(cell) || /^(?:المجموع|الإجمالي|إجمالي)/u.test(cell);
}

/** What puts the first name right that has one way only to be right. */
function onlyFix({ checked }: Row): { column: number; text: string } | undefined {
  for (const { column, fixes = [] } of checked.problems) {
    const [fix] = fixes;
    if (column >= 0 && fix !== undefined && fixes.length === 1) return { column, text: fix.text };
  }
  return undefined;
}

function knownService(columns: readonly string[]): Layout['known'] {
  const known = knownFileOf(columns);
  return known && { name: known.name, isVerified: known.isVerified };
}

function errorAt(field: 'url' | 'custom', fields: readonly string[], problem: Problem): RowProblem {
  return { kind: 'error', column: fields.indexOf(field), field: { field, key: '' }, problem };
}

/** The destination with its parameters, as the service opens it. */
function finalDestination(body: NewLink | undefined): string | undefined {
  if (body?.parameters === undefined) return body?.url;
  return appendParameters(new URL(body.url), body.parameters).href;
}

function shortLinkOf(body: NewLink | undefined): string | undefined {
  if (body === undefined) return undefined;
  const { domain, custom = '' } = body;
  return domain === undefined || custom === '' ? custom : `${hostOf(domain)}/${custom}`;
}
