/** Folder circles: imports between folders that lead back to where they began, types included. */
import { posix } from 'node:path';

const importedPaths = /(?:\bfrom |^import |\bimport\()'([#.][^'?]+)/gm;

/**
 * Each import between two folders of one folder that is part of a circle, as `from → to: file → file`.
 *
 * @param sources each file's text by its path from the root
 */
export function folderCircles(sources: ReadonlyMap<string, string>): string[] {
  const graph = new Map<string, Map<string, string>>();
  for (const [path, text] of sources) {
    for (const [, specifier = ''] of text.matchAll(importedPaths)) {
      const target = pathOf(path, specifier);
      const pair = siblings(path, target);
      if (pair === null) continue;
      const edges = graph.get(pair.from) ?? new Map<string, string>();
      edges.set(pair.to, `${path} → ${target}`);
      graph.set(pair.from, edges);
    }
  }
  return [...graph].flatMap(([from, edges]) =>
    [...edges]
      .filter(([to]) => reachable(graph, to).has(from))
      .map(([to, files]) => `${from} → ${to}: ${files}`),
  );
}

function pathOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return specifier.replace(/^#(?=e2e\/)/, '').replace('#', 'src/');
}

/** The folders beside each other in which two files lie; null where one lies above the other. */
function siblings(from: string, to: string): { from: string; to: string } | null {
  const origin = from.split('/');
  const target = to.split('/');
  const depth = origin.findIndex((part, at) => part !== target[at]);
  if (depth === -1 || depth >= origin.length - 1 || depth >= target.length - 1) return null;
  return {
    from: origin.slice(0, depth + 1).join('/'),
    to: target.slice(0, depth + 1).join('/'),
  };
}

/** All folders that a folder leads to, itself included. */
function reachable(
  graph: ReadonlyMap<string, ReadonlyMap<string, string>>,
  start: string,
): ReadonlySet<string> {
  const seen = new Set([start]);
  // A set goes on over what is added meanwhile.
  for (const folder of seen) {
    for (const next of graph.get(folder)?.keys() ?? []) seen.add(next);
  }
  return seen;
}
