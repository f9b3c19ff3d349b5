/** The sources of the project as facts: what each file imports, exports and calls. Read by the tests of the house. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

interface Import {
  /** As written: `./x.ts`, `#room/x.ts`, `zod`, `node:fs`. */
  specifier: string;
  /** The names that are taken; empty where a module is only run, `['*']` where all of it is taken. */
  names: string[];
  /** By `import()`, in code or in a type. */
  dynamic: boolean;
  line: number;
}

interface Export {
  name: string;
  line: number;
}

export interface Source {
  /** From the project's folder on, with `/`. */
  path: string;
  text: string;
  imports: Import[];
  exports: Export[];
  /** Every call as it is written, without its arguments: `fetch`, `z.string().transform`, … */
  calls: { callee: string; line: number }[];
  /** Every text that may name a file to be started: a worker, a child process, a tool's settings. */
  fileNames: string[];
  /** Every name that occurs in the code, comments aside. */
  names: Set<string>;
}

/** The project's folder. */
export const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

const code = /\.(ts|tsx)$/;
const configurations = ['vite.config.ts', 'eslint.config.js'];

/** Every TypeScript file of `src` and `e2e`, and the configurations beside them. */
export function readSources(): Source[] {
  const paths = [...['src', 'e2e'].flatMap((folder) => filesIn(folder).filter((path) => code.test(path))), ...configurations];
  return paths.map((path) => parseSource(path, readText(path)));
}

/** The paths of all files in a folder of the project and in those below it. */
export function filesIn(folder: string): string[] {
  return readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath.slice(projectFolder.length).replaceAll('\\', '/'), entry.name))
    .sort();
}

/** The text of a file of the project. @throws where there is no such file. */
export function readText(path: string): string {
  return readFileSync(join(projectFolder, path), 'utf8');
}

/** What one file says. `path` decides whether it may hold JSX. */
export function parseSource(path: string, text: string): Source {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const source: Source = { path, text, imports: [], exports: [], calls: [], fileNames: [], names: new Set() };
  const visit = (node: ts.Node): void => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    const taken = importOf(node);
    if (taken !== undefined) source.imports.push({ ...taken, line });
    if (ts.isCallExpression(node)) source.calls.push({ callee: node.expression.getText(file), line });
    if (ts.isStringLiteralLike(node) && code.test(node.text)) source.fileNames.push(node.text);
    if (ts.isIdentifier(node)) source.names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  source.exports = file.statements.flatMap((statement) => {
    const line = file.getLineAndCharacterOfPosition(statement.getStart(file)).line + 1;
    return exportsOf(statement).map((name) => ({ name, line }));
  });
  return source;
}

/** The file of the project that a specifier stands for, or `undefined` for a package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('#e2e/')) return specifier.slice(1);
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : undefined;
}

/** The package that a specifier stands for: `@scope/name` or `name`. */
export function packageOf(specifier: string): string | undefined {
  if (/^[.#]|^node:/.test(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function importOf(node: ts.Node): Omit<Import, 'line'> | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    if (node.moduleSpecifier === undefined || !ts.isStringLiteral(node.moduleSpecifier)) return undefined;
    const names = ts.isImportDeclaration(node) ? importedNames(node.importClause) : reExportedNames(node.exportClause);
    return { specifier: node.moduleSpecifier.text, names, dynamic: false };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [specifier] = node.arguments;
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return undefined;
    return { specifier: specifier.text, names: ['*'], dynamic: true };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { specifier: node.argument.literal.text, names: ['*'], dynamic: true };
  }
  return undefined;
}

function importedNames(clause: ts.ImportClause | undefined): string[] {
  const own = clause?.name === undefined ? [] : ['default'];
  const bindings = clause?.namedBindings;
  if (bindings === undefined) return own;
  if (ts.isNamespaceImport(bindings)) return [...own, '*'];
  return [...own, ...bindings.elements.map((element) => (element.propertyName ?? element.name).text)];
}

function reExportedNames(clause: ts.NamedExportBindings | undefined): string[] {
  if (clause === undefined || ts.isNamespaceExport(clause)) return ['*'];
  return clause.elements.map((element) => (element.propertyName ?? element.name).text);
}

function exportsOf(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ['default'];
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    if (clause === undefined) return ['*'];
    return ts.isNamespaceExport(clause) ? [clause.name.text] : clause.elements.map((element) => element.name.text);
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (modifiers.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  }
  return 'name' in statement && isNamed(statement.name) ? [statement.name.text] : [];
}

function isNamed(name: unknown): name is ts.Identifier {
  return typeof name === 'object' && name !== null && 'text' in name;
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)));
}
