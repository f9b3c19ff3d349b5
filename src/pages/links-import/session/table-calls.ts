/** The verbs of an import as they are called from elsewhere: each is answered later. */
import type { ImportTable } from '#pages/links-import/table/import-table.ts';

export type TableCalls = {
  readonly [Verb in keyof ImportTable]: (...input: Parameters<ImportTable[Verb]>) => Promise<ReturnType<ImportTable[Verb]>>;
};

/** A table whose code, with the schemas and the parser, is loaded when it is made; calls wait for it. */
export function loadTable(): TableCalls {
  const table = import('#pages/links-import/table/import-table.ts').then(({ createImportTable }) => createImportTable());
  return {
    load: async (...input) => (await table).load(...input),
    layOut: async (...input) => (await table).layOut(...input),
    check: async (...input) => (await table).check(...input),
    view: async (...input) => (await table).view(...input),
    mend: async (...input) => (await table).mend(...input),
    skip: async (...input) => (await table).skip(...input),
    drafts: async (...input) => (await table).drafts(...input),
  };
}
