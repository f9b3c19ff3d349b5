/** Dependency rules: package.json lists what is used, and tells the product’s packages from the tools. */
import { isTest } from './rooms.ts';
import { packageOf, type Source } from './sources.ts';

/** The parts of a package.json that are looked at. */
interface Manifest {
  dependencies: Readonly<Record<string, string>>;
  optionalDependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}

/** What is known of an installed package: the commands it brings and the packages it wants beside it. */
export interface Installed {
  commands: readonly string[];
  peers: readonly string[];
}

/**
 * Every entry that is missing, idle or in the wrong list, in words.
 *
 * @param told texts outside the sources that name packages: scripts, settings of tools, style sheets
 */
export function dependencyProblems(
  manifest: Manifest,
  sources: readonly Source[],
  told: string,
  installed: (name: string) => Installed,
): string[] {
  const product = { ...manifest.dependencies, ...manifest.optionalDependencies };
  const listed = [...Object.keys(product), ...Object.keys(manifest.devDependencies)];
  const importedByProduct = importsOf(sources.filter(({ path }) => isProduct(path)));
  const imported = importsOf(sources);
  const isUsed = (name: string) =>
    imported.has(name) || runs(told, name, installed(name).commands) || describesTypes(name, imported, told);
  // A package that another one wants beside it is used by that one, as long as that one is used itself.
  const wanted = new Set(listed.filter(isUsed).flatMap((name) => installed(name).peers));
  return [
    ...[...imported].filter((name) => !listed.includes(name)).map((name) => `${name} is imported but not in package.json`),
    ...listed.filter((name) => !isUsed(name) && !wanted.has(name)).map((name) => `${name} is in package.json but unused`),
    ...[...importedByProduct]
      .filter((name) => name in manifest.devDependencies)
      .map((name) => `${name} is imported by the product: it belongs into dependencies`),
  ];
}

/** Whether a file is part of what runs at a user's: not a test, nor made for tests, nor a tool's settings. */
function isProduct(path: string): boolean {
  if (path === 'vite.config.ts') return true; // `npm start` builds the dashboard where it is missing
  // Compiles types for the package that `npm run build` makes, and for nothing that `npm start` needs.
  if (path === 'src/embed/loader/vite.config.ts') return false;
  return path.startsWith('src/') && !isTest(path) && !path.startsWith('src/testing/');
}

function importsOf(sources: readonly Source[]): Set<string> {
  return new Set(sources.flatMap(({ imports }) => imports.flatMap(({ specifier }) => packageOf(specifier) ?? [])));
}

/** Whether a script runs one of the commands, or a text names the package itself. */
function runs(told: string, name: string, commands: readonly string[]): boolean {
  return [name, ...commands].some((word) => new RegExp(`(^|[\\s"'/])${escapeRegExp(word)}($|[\\s"'/@])`, 'm').test(told));
}

/** `@types/x` describes x, and `@types/node` what is imported as `node:`. */
function describesTypes(name: string, imported: ReadonlySet<string>, told: string): boolean {
  if (!name.startsWith('@types/')) return false;
  const described = name.slice('@types/'.length);
  return imported.has(described) || told.includes(`"types": ["${described}"]`);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
