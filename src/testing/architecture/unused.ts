/** What nobody uses: files that no entry reaches, exports that no other file imports. */
import { posix } from 'node:path';
import { isTest } from './rooms.ts';
import { resolveImport, type Source } from './sources.ts';

/**
 * Every file and export that nothing uses, in words. Tests keep alive only what is made for them (`src/testing`, `e2e`)
 * and the contract, which is a language that tests speak too; any other export that its tests alone import is a part
 * that they should not know.
 *
 * @param entries the files that something outside the sources begins with: a page, a script, a tool
 * @param published the files whose exports are for programs of other people
 */
export function unusedCode(sources: readonly Source[], entries: readonly string[], published: readonly string[] = []): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const tests = sources.map(({ path }) => path).filter(isTest);
  const alive = reachable(
    [...entries].filter((path) => !isForTests(path)),
    byPath,
  );
  const aliveInTests = reachable([...entries, ...tests], byPath);
  return sources.flatMap((source) => {
    if (isTest(source.path)) return [];
    const importers = isForTests(source.path) || source.path.startsWith('src/contract/') ? aliveInTests : alive;
    if (!importers.has(source.path)) return [`${source.path}: no entry reaches it`];
    if (published.includes(source.path)) return [];
    const used = usedNames(
      source.path,
      [...importers].flatMap((path) => byPath.get(path) ?? []),
    );
    return source.exports
      .filter(({ name }) => name !== 'default' && !used(name))
      .map(({ name, line }) => `${source.path}:${line} exports ${name}, which no other file imports`);
  });
}

function isForTests(path: string): boolean {
  return path.startsWith('src/testing/') || path.startsWith('e2e/');
}

/** The files that one comes to from these, those included. */
function reachable(from: readonly string[], byPath: ReadonlyMap<string, Source>): Set<string> {
  const reached = new Set<string>();
  const open = [...from];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const source = byPath.get(path);
    if (source === undefined || reached.has(path)) continue;
    reached.add(path);
    for (const { specifier } of source.imports) open.push(resolveImport(path, specifier) ?? '');
    // A file that is started is named by a text, from its own folder on or from the project's.
    for (const name of source.fileNames) open.push(name, posix.join(posix.dirname(path), name));
  }
  return reached;
}

function usedNames(path: string, importers: readonly Source[]): (name: string) => boolean {
  const named = new Set<string>();
  const whole: Source[] = [];
  for (const importer of importers) {
    for (const { specifier, names } of importer.imports) {
      if (importer.path === path || resolveImport(importer.path, specifier) !== path) continue;
      if (names.includes('*')) whole.push(importer);
      for (const name of names) named.add(name);
    }
  }
  // Who takes a whole module says later what of it is wanted: that name is then somewhere in the same file.
  return (name) => named.has(name) || whole.some((importer) => importer.names.has(name));
}
