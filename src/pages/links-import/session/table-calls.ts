/** Table calls: the import table with promises for results, so that it can be in a worker; its code loads on demand. */
import type { ImportTable } from '#pages/links-import/table/import-table.ts';

export type TableCalls = {
  readonly [Verb in keyof ImportTable]: (
    ...input: Parameters<ImportTable[Verb]>
  ) => Promise<ReturnType<ImportTable[Verb]>>;
};

/** Calls wait until the code, with its schemas and the parser, is loaded. */
export function loadTable(): TableCalls {
  const table = openTable();
  return {
    load: async (...input) => (await table).load(...input),
    setLayout: async (...input) => (await table).setLayout(...input),
    check: async (...input) => (await table).check(...input),
    view: async (...input) => (await table).view(...input),
    editCell: async (...input) => (await table).editCell(...input),
    fixNames: async () => (await table).fixNames(),
    skip: async (...input) => (await table).skip(...input),
    aliases: async () => (await table).aliases(),
    setTaken: async (...input) => (await table).setTaken(...input),
    drafts: async (...input) => (await table).drafts(...input),
  };
}

async function openTable(): Promise<ImportTable> {
  const module = await import('#pages/links-import/table/import-table.ts');
  return new module.ImportTable();
}
