/** Related tests: which test files stand nearest to a source file, by who imports it. */
import { posix } from 'node:path';

const imported = /(?:from|import)\s*\(?\s*'((?:#|\.\/)[^']+)'/g;

/** The files of each file's importers. Paths are of the project, as `src/ui/Page.tsx`. */
export function readImporters(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, source] of sources) {
    for (const [, name = ''] of source.matchAll(imported)) {
      const target = name.startsWith('#')
        ? `src/${name.slice(1)}`
        : posix.join(posix.dirname(path), name);
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/**
 * Test files that reach `path`, the nearest first: those beside the file and those that import it, then those beside its
 * importers, and so on.
 */
export function relatedTests(
  path: string,
  importers: ReadonlyMap<string, readonly string[]>,
  tests: readonly string[],
): string[] {
  const found = new Set<string>();
  const seen = new Set([path]);
  let level = [path];
  while (level.length > 0) {
    for (const file of level) {
      if (tests.includes(file)) found.add(file);
    }
    const stems = level.map((file) => file.replace(/\.tsx?$/, ''));
    for (const test of tests) {
      if (stems.some((stem) => test.startsWith(`${stem}.`))) found.add(test);
    }
    const folders = new Set(level.filter((file) => !isTest(file)).map(posix.dirname));
    for (const test of tests) {
      if (folders.has(posix.dirname(test))) found.add(test);
    }
    const next = level.flatMap((file) => importers.get(file) ?? []);
    level = [...new Set(next)].filter((file) => !seen.has(file));
    for (const file of level) seen.add(file);
  }
  return [...found];
}

/** Whether a path is that of a test. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
