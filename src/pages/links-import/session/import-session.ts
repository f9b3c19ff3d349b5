/** Import session: the state of one import from its file to the start of the job, and the commands that change it. */

import { createListeners } from '#base/listeners.ts';
import type { NamingRules } from '#contract/new-link/naming-rules.ts';
import type { NamedField, NamedRecord, RecordNames } from '#contract/record-names.ts';
import { type FieldName, mayRepeat } from '#pages/links-import/table/field-definitions.ts';
import type { Draft } from '#pages/links-import/table/import-table.ts';
import { type Moving, noMoving } from '#pages/links-import/table/moving.ts';
import type { DateOrder } from '#pages/links-import/table/parse-date.ts';
import type { LayoutOptions } from '#pages/links-import/table/parse-table.ts';
import type {
  AskedAlias,
  RowFilter,
  RowView,
  Summary,
} from '#pages/links-import/table/table-types.ts';
import { type FileProblem, type Layout, maxRows } from '#pages/links-import/table/table-types.ts';
import { rememberedFields, rememberFields } from './remembered-columns.ts';
import { createStepQueue, type StepQueue } from './step-queue.ts';
import { type OpenTable, openImportTable, UnloadedError } from './table-client.ts';

type TableSource = Parameters<OpenTable['calls']['load']>[0];

/** In bytes. */
const maxFileSize = 20_000_000;

export const rowsOnPage = 25;

export interface ImportState {
  /** The name of the file; '' where none was read. */
  readonly name: string;
  readonly layout: Layout | undefined;
  /** The field of each column; '' for a column that is not imported. */
  readonly fields: readonly string[];
  /** Values for rows without an own one, in the notation of cells. */
  readonly defaults: Partial<Record<FieldName, string>>;
  /** What becomes of the old domains, endings and tags of an export. */
  readonly moving: Moving;
  /** What the user says of dates such as 05/06/2027; undefined until then. */
  readonly dateOrder: DateOrder | undefined;
  /** The records that cells may name, as far as their lists were read. */
  readonly records: RecordNames;
  /** Channels and campaigns that are missing are created with the links. */
  readonly createMissing: boolean;
  /** Undefined until the first check. */
  readonly summary: Summary | undefined;
  readonly filter: RowFilter;
  /** From 1. */
  readonly page: number;
  /** The rows of the page, and the number of rows on all pages. */
  readonly shown: { readonly total: number; readonly rows: readonly RowView[] };
  readonly busy: boolean;
  /** Why the file could not be read. */
  readonly problem: FileProblem | undefined;
}

const empty: ImportState = {
  name: '',
  layout: undefined,
  fields: [],
  defaults: {},
  moving: noMoving,
  dateOrder: undefined,
  records: {},
  createMissing: false,
  summary: undefined,
  filter: 'problems',
  page: 1,
  shown: { total: 0, rows: [] },
  busy: false,
  problem: undefined,
};

interface SessionDeps {
  /** The time zone of times without one. */
  zone: () => string;
  /** What dates mean where no date of the file decides. */
  localOrder: () => DateOrder;
  /** Milliseconds since 1970. */
  now: () => number;
}

export class ImportSession {
  readonly #deps: SessionDeps;
  readonly #listeners = createListeners();
  readonly #queue: StepQueue;
  #state = empty;
  #table: OpenTable | undefined;
  #options: LayoutOptions = {};
  /** What the table knows of taken aliases. */
  #taken = '[]';
  #naming: NamingRules | null = null;
  /** The check that has not begun yet. */
  #nextCheck: Promise<void> | undefined;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    this.#queue = createStepQueue({
      onBusy: (busy) => this.#set({ busy }),
      onError: (error) => {
        this.clear();
        this.#set({ problem: problemOf(error) });
      },
    });
  }

  /** The same object until something changes. An arrow function, because React calls it without its object. */
  readonly get = (): ImportState => this.#state;

  /** Calls back after each change; returns the function that ends it. */
  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);

  /** @param name what the import is called */
  readText(text: string, name: string): Promise<void> {
    return this.#begin(name, () => Promise.resolve({ text }));
  }

  readFile(file: File): Promise<void> {
    if (file.size <= maxFileSize) {
      return this.#begin(file.name, async () => ({
        bytes: new Uint8Array(await file.arrayBuffer()),
      }));
    }
    this.#set({ ...empty, problem: { key: 'large', file: file.name } });
    return Promise.resolve();
  }

  /** Reads the same text again with another delimiter or header. */
  setLayout(part: LayoutOptions): Promise<void> {
    const before = this.#options;
    // Another delimiter makes other columns, so whether there is a header is guessed again.
    const isOther = part.delimiter !== undefined;
    this.#options = isOther ? { delimiter: part.delimiter } : { ...before, ...part };
    return this.#queue.run(async () => {
      const layout = await this.#calls.setLayout(this.#options);
      const problem = layoutProblem(layout);
      if (problem === undefined) return this.#applyLayout(layout);
      // The old layout stays, so that the user need not paste the text again.
      this.#options = before;
      await this.#applyLayout(await this.#calls.setLayout(this.#options));
      this.#set({ problem });
    });
  }

  /** Sets the field of a column; where only one column may have it, another one loses it. */
  setColumnField(column: number, field: string): Promise<void> {
    const { layout } = this.#state;
    const fields = this.#state.fields.map((each, index) => {
      if (index === column) return field;
      return each === field && !mayRepeat(field) ? '' : each;
    });
    if (layout?.header === true) rememberFields(layout.columns, fields);
    return this.#choose({ fields });
  }

  /** Sets the value of a field for rows without an own one; '' for none. */
  setDefault(field: FieldName, text: string): Promise<void> {
    const { [field]: _, ...others } = this.#state.defaults;
    return this.#choose({ defaults: text === '' ? others : { ...others, [field]: text } });
  }

  setMoving(part: Partial<Moving>): Promise<void> {
    return this.#choose({ moving: { ...this.#state.moving, ...part } });
  }

  setDateOrder(dateOrder: DateOrder): Promise<void> {
    return this.#choose({ dateOrder });
  }

  /** The records of a list that was read: cells that name one of them are right from then on. */
  setRecords(field: NamedField, records: readonly NamedRecord[]): Promise<void> {
    return this.#choose({ records: { ...this.#state.records, [field]: records } });
  }

  setCreateMissing(createMissing: boolean): Promise<void> {
    return this.#choose({ createMissing });
  }

  show(part: { filter?: RowFilter; page?: number }): Promise<void> {
    this.#set({ page: 1, ...part });
    return this.#queue.run(() => this.#view());
  }

  editCell(index: number, column: number, text: string): Promise<void> {
    return this.#queue.run(() => this.#change(this.#calls.editCell(index, column, text)));
  }

  fixNames(): Promise<void> {
    return this.#queue.run(() => this.#change(this.#calls.fixNames()));
  }

  /** Rules may change while a file is open. */
  setNaming(rules: NamingRules | null): Promise<void> {
    if (JSON.stringify(rules) === JSON.stringify(this.#naming)) return Promise.resolve();
    this.#naming = rules;
    return this.#state.layout === undefined ? Promise.resolve() : this.#checkLater();
  }

  skip(which: readonly number[] | 'errors' | 'warnings', skipped: boolean): Promise<void> {
    return this.#queue.run(() => this.#change(this.#calls.skip(which, skipped)));
  }

  /** Which aliases the rows ask for; none while no file is open. */
  aliases(): Promise<AskedAlias[]> {
    return this.#state.layout === undefined ? Promise.resolve([]) : this.#calls.aliases();
  }

  /** Aliases that links of the account have. */
  setTaken(taken: readonly AskedAlias[]): Promise<void> {
    const text = JSON.stringify(taken);
    if (text === this.#taken) return Promise.resolve();
    this.#taken = text;
    return this.#queue.run(() => this.#change(this.#calls.setTaken(taken)));
  }

  drafts(): Promise<Draft[]> {
    return this.#calls.drafts();
  }

  clear(): void {
    this.#queue.clear();
    this.#nextCheck = undefined;
    this.#table?.close();
    this.#table = undefined;
    this.#options = {};
    this.#taken = '[]';
    this.#set(empty);
  }

  get #calls(): OpenTable['calls'] {
    this.#table ??= openImportTable();
    return this.#table.calls;
  }

  #set(part: Partial<ImportState>): void {
    this.#state = { ...this.#state, ...part };
    this.#listeners.notify();
  }

  #begin(name: string, source: () => Promise<TableSource>): Promise<void> {
    this.#options = {};
    this.#taken = '[]';
    return this.#queue.run(async () => {
      this.#set({ ...empty, name, busy: true });
      const layout = await this.#calls.load(await source());
      const problem = layoutProblem(layout);
      if (problem === undefined) await this.#applyLayout(layout);
      else this.#set({ problem });
    });
  }

  async #applyLayout(layout: Layout): Promise<void> {
    const remembered = layout.header ? rememberedFields(layout.columns) : undefined;
    this.#set({ layout, fields: remembered ?? layout.fields, page: 1, problem: undefined });
    await this.#check();
  }

  #choose(part: Partial<ImportState>): Promise<void> {
    this.#set(part);
    return this.#checkLater();
  }

  /** One check serves all changes that were made before it begins. */
  #checkLater(): Promise<void> {
    this.#nextCheck ??= this.#queue.run(() => {
      this.#nextCheck = undefined;
      return this.#check();
    });
    return this.#nextCheck;
  }

  #check(): Promise<void> {
    const { fields, defaults, moving, dateOrder, records, createMissing } = this.#state;
    const { zone, localOrder, now } = this.#deps;
    const naming = this.#naming;
    const plan = { fields, defaults, moving, dateOrder, records, createMissing, naming };
    return this.#change(
      this.#calls.check({ ...plan, zone: zone(), localOrder: localOrder(), now: now() }),
    );
  }

  /** Takes the summary of a command together with the rows, so that the screen never shows one without the other. */
  async #change(command: Promise<Summary>): Promise<void> {
    const summary = await command;
    this.#set({ summary, shown: await this.#rows(summary) });
  }

  async #view(): Promise<void> {
    this.#set({ shown: await this.#rows(this.#state.summary) });
  }

  /** Of the rows with problems where there are some, unless the user wants all. */
  async #rows(summary: Summary | undefined): Promise<ImportState['shown']> {
    const { page } = this.#state;
    const filter = summary !== undefined && isPlain(summary) ? 'all' : this.#state.filter;
    const { total, rows } = await this.#calls.view(filter, (page - 1) * rowsOnPage, rowsOnPage);
    // A worker answers with new objects; equal rows keep their old object, so that they are not rendered again.
    const before = new Map(this.#state.shown.rows.map((row) => [JSON.stringify(row), row]));
    return { total, rows: rows.map((row) => before.get(JSON.stringify(row)) ?? row) };
  }
}

/** Whether all rows are ready, and there is nothing to say of any. */
export function isPlain({ ready, rows, warnings }: Summary): boolean {
  return ready === rows && warnings === 0;
}

function layoutProblem({ rows, unreadable }: Layout): FileProblem | undefined {
  if (unreadable !== undefined) return { key: unreadable };
  if (rows === 0) return { key: 'noRows' };
  return rows <= maxRows ? undefined : { key: 'tooMany', rows };
}

function problemOf(error: unknown): FileProblem {
  if (error instanceof UnloadedError) return { key: 'unloaded' };
  return { key: 'said', message: error instanceof Error ? error.message : String(error) };
}
