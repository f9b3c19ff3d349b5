/** Folder graph of the sources: which folders import each other in a circle, and which hold too many files. */
import { posix } from 'node:path';
import { resolveImport, type Source } from './sources.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** More files than this in one folder, tests included, no longer read as a table of contents. */
const mostFiles = 15;

/** Every group of folders that import each other, in words with one import for each direction. Types and tests' helpers count. */
export function folderCircles(sources: readonly Source[]): string[] {
  return circles(sources, posix.dirname);
}

/** Every group of files that import each other in a circle, types included. */
export function fileCircles(sources: readonly Source[]): string[] {
  return circles(sources, (path) => path);
}

/** The folders that hold more than `mostFiles` of these files. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > mostFiles).map(([folder, count]) => `${folder} holds ${count} files`);
}

function circles(sources: readonly Source[], nodeOf: (path: string) => string): string[] {
  const graph = new Map<string, Set<string>>();
  const example = new Map<string, string>();
  for (const { path, imports } of sources) {
    for (const { specifier, line } of imports) {
      const to = resolveImport(path, specifier);
      if (to === undefined || !/\.tsx?$/.test(to)) continue;
      const [from, target] = [nodeOf(path), nodeOf(to)];
      if (from === target) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(target));
      example.set(`${from} → ${target}`, `${path}:${line}`);
    }
  }
  return components(graph).map((nodes) => {
    const edges = [...example].filter(([edge]) => edge.split(' → ').every((node) => nodes.includes(node)));
    return edges.map(([edge, at]) => `${edge} (${at})`).join(', ');
  });
}

/** The strongly connected components with more than one node: Tarjan's algorithm. */
function components(graph: Graph): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): number => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) low.set(node, Math.min(low.get(node) ?? own, visit(next)));
      else if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? own, index.get(next) ?? own));
    }
    if (low.get(node) === own) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1) found.push(group);
    }
    return low.get(node) ?? own;
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}
