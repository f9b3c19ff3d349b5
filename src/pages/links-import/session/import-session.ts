/** One import on the desk: the file as it was read, what a person has said of it, and what the check found. */
import type { NewLink } from '#contract/resources/links.ts';
import type { SaidLayout } from '#pages/links-import/table/csv-dialect.ts';
import { type FieldName, mayRepeat } from '#pages/links-import/table/field-definitions.ts';
import { type Layout, mostRows, type RowFilter, type RowView, type Summary } from '#pages/links-import/table/table-types.ts';
import { formatNumber } from '#ui/format/format.ts';
import { rememberedTargets, rememberTargets } from './remembered-columns.ts';
import { openImportTable } from './table-client.ts';

/** Files up to this size are read, in bytes. */
const largestFile = 20_000_000;

/** Rows on a page. */
export const rowsOnPage = 25;

export interface DeskState {
  /** What people know it by: the name of the file, or '' where nothing was read. */
  readonly name: string;
  readonly layout: Layout | undefined;
  /** What each column is. */
  readonly targets: readonly string[];
  readonly shared: Partial<Record<FieldName, string>>;
  /** Undefined until the first check. */
  readonly summary: Summary | undefined;
  readonly filter: RowFilter;
  /** From 1. */
  readonly page: number;
  /** The rows of the page, and how many there are over all pages. */
  readonly shown: { readonly total: number; readonly rows: readonly RowView[] };
  readonly busy: boolean;
  /** Why nothing could be read, in words; '' otherwise. */
  readonly problem: string;
}

const empty: DeskState = {
  name: '',
  layout: undefined,
  targets: [],
  shared: {},
  summary: undefined,
  filter: 'problems',
  page: 1,
  shown: { total: 0, rows: [] },
  busy: false,
  problem: '',
};

export interface ImportDesk {
  /** The same object until something changes. */
  get(): DeskState;
  /** Calls back after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Begins with pasted text. */
  readText(text: string): Promise<void>;
  /** Begins with a file. */
  readFile(file: File): Promise<void>;
  /** Reads the same again, laid out differently. */
  layOut(said: SaidLayout): Promise<void>;
  /** Says what a column is; of what only one column can be, another one no longer is. */
  setTarget(column: number, target: string): Promise<void>;
  /** Says what holds for all rows; '' for nothing. */
  share(field: FieldName, text: string): Promise<void>;
  show(part: { filter?: RowFilter; page?: number }): Promise<void>;
  mend(index: number, column: number, text: string): Promise<void>;
  skip(which: readonly number[] | 'errors' | 'warnings', skipped: boolean): Promise<void>;
  drafts(): Promise<{ body: NewLink; cells: readonly string[] }[]>;
  /** Clears the desk. */
  clear(): void;
}

interface DeskDeps {
  /** The time zone that times without one are in. */
  zone: () => string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What is asked for while a check runs is answered by one more check after it, however often it was asked. */
export function createImportDesk({ zone, now }: DeskDeps): ImportDesk {
  const listeners = new Set<() => void>();
  let state = empty;
  let table: ReturnType<typeof openImportTable> | undefined;
  let said: SaidLayout = {};
  let waiting: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();
  let cleared = 0;

  const set = (part: Partial<DeskState>) => {
    state = { ...state, ...part };
    for (const listener of [...listeners]) listener();
  };
  const calls = () => (table ??= openImportTable()).calls;

  /** One after another, so that what is shown last is what was asked last; a failure is said where the file is read. */
  const work = (step: () => Promise<void>): Promise<void> => {
    const before = last;
    const since = cleared;
    const run = async () => {
      await before;
      if (since !== cleared) return;
      set({ busy: true });
      try {
        await step();
        set({ busy: false });
      } catch (error) {
        // What was cleared meanwhile fails because it was.
        if (since !== cleared) return;
        clear();
        set({ problem: error instanceof Error ? error.message : String(error) });
      }
    };
    last = run();
    return last;
  };
  const view = async () => {
    const { filter, page } = state;
    const { total, rows } = await calls().view(filter, (page - 1) * rowsOnPage, rowsOnPage);
    // Every answer is made of new objects; rows that say the same stay the same, and are not drawn again.
    const before = new Map(state.shown.rows.map((row) => [JSON.stringify(row), row]));
    set({ shown: { total, rows: rows.map((row) => before.get(JSON.stringify(row)) ?? row) } });
  };
  const check = async () => {
    const { targets, shared } = state;
    set({ summary: await calls().check({ targets, shared, zone: zone(), now: now() }) });
    await view();
  };
  const checkLater = (): Promise<void> => {
    waiting ??= work(() => {
      waiting = undefined;
      return check();
    });
    return waiting;
  };
  const laidOut = async (layout: Layout) => {
    const problem = sizeProblem(layout.rows);
    if (problem !== '') {
      set({ layout: undefined, problem });
      return;
    }
    const remembered = layout.header ? rememberedTargets(layout.columns) : undefined;
    set({ layout, targets: remembered ?? layout.targets, page: 1, problem: '' });
    await check();
    const { summary } = state;
    // Where nothing is wrong there is nothing to look at but all of them.
    if (summary !== undefined && summary.errors + summary.warnings === 0) {
      set({ filter: 'all' });
      await view();
    }
  };
  const clear = () => {
    cleared += 1;
    last = Promise.resolve();
    waiting = undefined;
    table?.close();
    table = undefined;
    said = {};
    set(empty);
  };
  const begin = (name: string, source: () => Promise<Parameters<ReturnType<typeof calls>['load']>[0]>) => {
    said = {};
    return work(async () => {
      set({ ...empty, name, busy: true });
      await laidOut(await calls().load(await source()));
    });
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    readText: (text) => begin('Pasted lines', () => Promise.resolve({ text })),
    readFile: (file) => {
      if (file.size > largestFile) {
        set({ ...empty, problem: `“${file.name}” is larger than 20 MB. Split it into several files.` });
        return Promise.resolve();
      }
      return begin(file.name, async () => ({ bytes: new Uint8Array(await file.arrayBuffer()) }));
    },
    layOut: (part) => {
      const before = said;
      said = { ...said, ...part };
      // Another delimiter makes other columns: whether the first row names them is to be found out anew.
      if (part.delimiter !== undefined) said = { delimiter: part.delimiter };
      return work(async () => {
        const layout = await calls().layOut(said);
        const problem = sizeProblem(layout.rows);
        if (problem === '') return laidOut(layout);
        // Nobody has to paste again what only one way to read it has no use for.
        said = before;
        await laidOut(await calls().layOut(said));
        set({ problem });
      });
    },
    setTarget: (column, target) => {
      const targets = state.targets.map((each, index) => {
        if (index === column) return target;
        return each === target && !mayRepeat(target) ? '' : each;
      });
      set({ targets });
      if (state.layout?.header === true) rememberTargets(state.layout.columns, targets);
      return checkLater();
    },
    share: (field, text) => {
      const { [field]: _, ...others } = state.shared;
      set({ shared: text === '' ? others : { ...others, [field]: text } });
      return checkLater();
    },
    show: (part) => {
      set({ page: 1, ...part });
      return work(view);
    },
    mend: (index, column, text) =>
      work(async () => {
        set({ summary: await calls().mend(index, column, text) });
        await view();
      }),
    skip: (which, skipped) =>
      work(async () => {
        set({ summary: await calls().skip(which, skipped) });
        await view();
      }),
    drafts: () => calls().drafts(),
    clear,
  };
}

function sizeProblem(rows: number): string {
  if (rows === 0) return 'There are no rows in it. Paste or choose something with at least one web address.';
  if (rows <= mostRows) return '';
  return `It has ${formatNumber(rows)} rows, and ${formatNumber(mostRows)} can be imported at a time. Split it into several files.`;
}
