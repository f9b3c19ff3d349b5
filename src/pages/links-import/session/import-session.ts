/** Import session: the state of one import from its file to the start of the job, and the commands that change it. */

import type { NamedField, NamedRecord, RecordNames } from '#contract/record-names.ts';
import type { LayoutOptions } from '#pages/links-import/table/csv-dialect.ts';
import { type FieldName, mayRepeat } from '#pages/links-import/table/field-definitions.ts';
import type { Draft } from '#pages/links-import/table/import-table.ts';
import type { DateOrder } from '#pages/links-import/table/parse-date.ts';
import type { RowFilter, RowView, Summary } from '#pages/links-import/table/table-types.ts';
import { type FileProblem, type Layout, mostRows } from '#pages/links-import/table/table-types.ts';
import { rememberedFields, rememberFields } from './remembered-columns.ts';
import { createStepQueue } from './step-queue.ts';
import { openImportTable, UnloadedError } from './table-client.ts';

/** In bytes. */
const largestFile = 20_000_000;

export const rowsOnPage = 25;

export interface ImportState {
  /** The name of the file; '' where none was read. */
  readonly name: string;
  readonly layout: Layout | undefined;
  /** The field of each column; '' for a column that is not imported. */
  readonly fields: readonly string[];
  /** Values for rows without an own one, in the notation of cells. */
  readonly defaults: Partial<Record<FieldName, string>>;
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

export interface ImportSession {
  /** The same object until something changes. */
  get(): ImportState;
  /** Calls back after each change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** @param name what the import is called */
  readText(text: string, name: string): Promise<void>;
  readFile(file: File): Promise<void>;
  /** Reads the same text again with another delimiter or header. */
  setLayout(options: LayoutOptions): Promise<void>;
  /** Sets the field of a column; where only one column may have it, another one loses it. */
  setColumnField(column: number, field: string): Promise<void>;
  /** Sets the value of a field for rows without an own one; '' for none. */
  setDefault(field: FieldName, text: string): Promise<void>;
  setDateOrder(order: DateOrder): Promise<void>;
  /** The records of a list that was read: cells that name one of them are right from then on. */
  setRecords(field: NamedField, records: readonly NamedRecord[]): Promise<void>;
  setCreateMissing(createMissing: boolean): Promise<void>;
  show(part: { filter?: RowFilter; page?: number }): Promise<void>;
  editCell(index: number, column: number, text: string): Promise<void>;
  skip(which: readonly number[] | 'errors' | 'warnings', skipped: boolean): Promise<void>;
  drafts(): Promise<Draft[]>;
  clear(): void;
}

interface SessionDeps {
  /** The time zone of times without one. */
  zone: () => string;
  /** What dates mean where no date of the file decides. */
  localOrder: () => DateOrder;
  /** Milliseconds since 1970. */
  now: () => number;
}

export function createImportSession({ zone, localOrder, now }: SessionDeps): ImportSession {
  const listeners = new Set<() => void>();
  let state = empty;
  let table: ReturnType<typeof openImportTable> | undefined;
  let options: LayoutOptions = {};
  let nextCheck: Promise<void> | undefined;

  const set = (part: Partial<ImportState>) => {
    state = { ...state, ...part };
    for (const listener of [...listeners]) listener();
  };
  const calls = () => (table ??= openImportTable()).calls;
  const queue = createStepQueue({
    onBusy: (busy) => set({ busy }),
    onError: (error) => {
      clear();
      set({ problem: problemOf(error) });
    },
  });
  const view = async () => {
    const { total, rows } = await calls().view(
      state.filter,
      (state.page - 1) * rowsOnPage,
      rowsOnPage,
    );
    // A worker answers with new objects; equal rows keep their old object, so that they are not rendered again.
    const before = new Map(state.shown.rows.map((row) => [JSON.stringify(row), row]));
    set({ shown: { total, rows: rows.map((row) => before.get(JSON.stringify(row)) ?? row) } });
  };
  /** Runs a command that returns a new summary, and shows the rows again. */
  const change = (command: () => Promise<Summary>) => async () => {
    set({ summary: await command() });
    await view();
  };
  const check = change(() => {
    const { fields, defaults, dateOrder, records, createMissing } = state;
    return calls().check({
      fields,
      defaults,
      dateOrder,
      records,
      createMissing,
      zone: zone(),
      localOrder: localOrder(),
      now: now(),
    });
  });
  /** One check serves all changes that were made before it begins. */
  const checkLater = (): Promise<void> => {
    nextCheck ??= queue.run(() => {
      nextCheck = undefined;
      return check();
    });
    return nextCheck;
  };
  const applyLayout = async (layout: Layout) => {
    const remembered = layout.header ? rememberedFields(layout.columns) : undefined;
    set({ layout, fields: remembered ?? layout.fields, page: 1, problem: undefined });
    await check();
    if (state.summary?.errors === 0 && state.summary.warnings === 0) {
      set({ filter: 'all' });
      await view();
    }
  };
  const clear = () => {
    queue.clear();
    nextCheck = undefined;
    table?.close();
    table = undefined;
    options = {};
    set(empty);
  };
  const begin = (
    name: string,
    source: () => Promise<Parameters<ReturnType<typeof calls>['load']>[0]>,
  ) => {
    options = {};
    return queue.run(async () => {
      set({ ...empty, name, busy: true });
      const layout = await calls().load(await source());
      const problem = sizeProblem(layout.rows);
      if (problem === undefined) await applyLayout(layout);
      else set({ problem });
    });
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    readText: (text, name) => begin(name, () => Promise.resolve({ text })),
    readFile: (file) => {
      if (file.size > largestFile) {
        set({ ...empty, problem: { key: 'large', file: file.name } });
        return Promise.resolve();
      }
      return begin(file.name, async () => ({ bytes: new Uint8Array(await file.arrayBuffer()) }));
    },
    setLayout: (part) => {
      const before = options;
      // Another delimiter makes other columns, so whether there is a header is guessed again.
      options =
        part.delimiter === undefined ? { ...options, ...part } : { delimiter: part.delimiter };
      return queue.run(async () => {
        const layout = await calls().setLayout(options);
        const problem = sizeProblem(layout.rows);
        if (problem === undefined) return applyLayout(layout);
        // The old layout stays, so that the user need not paste the text again.
        options = before;
        await applyLayout(await calls().setLayout(options));
        set({ problem });
      });
    },
    setColumnField: (column, field) => {
      const fields = state.fields.map((each, index) => {
        if (index === column) return field;
        return each === field && !mayRepeat(field) ? '' : each;
      });
      set({ fields });
      if (state.layout?.header === true) rememberFields(state.layout.columns, fields);
      return checkLater();
    },
    setDefault: (field, text) => {
      const { [field]: _, ...others } = state.defaults;
      set({ defaults: text === '' ? others : { ...others, [field]: text } });
      return checkLater();
    },
    setDateOrder: (dateOrder) => {
      set({ dateOrder });
      return checkLater();
    },
    setRecords: (field, records) => {
      set({ records: { ...state.records, [field]: records } });
      return checkLater();
    },
    setCreateMissing: (createMissing) => {
      set({ createMissing });
      return checkLater();
    },
    show: (part) => {
      set({ page: 1, ...part });
      return queue.run(view);
    },
    editCell: (index, column, text) =>
      queue.run(change(() => calls().editCell(index, column, text))),
    skip: (which, skipped) => queue.run(change(() => calls().skip(which, skipped))),
    drafts: () => calls().drafts(),
    clear,
  };
}

function sizeProblem(rows: number): FileProblem | undefined {
  if (rows === 0) return { key: 'noRows' };
  return rows <= mostRows ? undefined : { key: 'tooMany', rows };
}

function problemOf(error: unknown): FileProblem {
  if (error instanceof UnloadedError) return { key: 'unloaded' };
  return { key: 'said', message: error instanceof Error ? error.message : String(error) };
}
