/** Concepts: what a reader of the code has to know more than once, each found in the sources by a rule. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { codeFiles, isTest } from './code-of-rooms.ts';

interface Source {
  readonly path: string;
  readonly file: ts.SourceFile;
}

type Sources = readonly Source[];

export interface Concept {
  readonly title: string;
  /** What counts as one, in words. */
  readonly rule: string;
  readonly find: (sources: Sources) => string[];
  /** False where there are too many to be named. */
  readonly isListed?: boolean;
}

/** The parsed sources of a checkout, without tests. */
export function readSources(root: string): Sources {
  return codeFiles(root)
    .filter((path) => /^src\/.*\.tsx?$/.test(path))
    .filter((path) => !isTest(path) && !path.startsWith('src/testing/'))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, file: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
    });
}

const screens = ['pages', 'features', 'ui', 'app'];

/** All that is counted, in the order in which it is printed. */
export const concepts: readonly Concept[] = [
  {
    title: 'files of the screens',
    rule: 'files of code in pages, features, ui and app',
    find: (sources) => inRooms(sources, screens).map(({ path }) => path),
    isListed: false,
  },
  {
    title: 'components',
    rule: 'functions of these rooms with a capital letter that hold JSX',
    find: (sources) => componentsOf(sources).map(({ name }) => name),
    isListed: false,
  },
  {
    title: 'texts',
    rule: 'strings of the English catalogs',
    find: (sources) =>
      sources
        .filter(({ path }) => path.startsWith('src/texts/en/'))
        .flatMap(({ file }) => nodesOf(file, ts.isPropertyAssignment))
        .filter(({ initializer }) => ts.isStringLiteralLike(initializer))
        .map(({ name }) => name.getText()),
    isListed: false,
  },
  {
    title: 'forms of a link',
    rule: 'interfaces, types and schemas with a short URL among their own members, and those that extend, pick from or omit of a link; no Props',
    find: formsOfLink,
  },
  {
    title: 'components that draw a link',
    rule: 'components whose own JSX holds ShortLink or, as text, what linkTitle() gives',
    find: (sources) => componentsOf(sources).filter(drawsLink).map(nameInFile),
  },
  {
    title: 'components that draw figures',
    rule: 'components whose own JSX holds Stat or an element whose name ends with Figure',
    find: (sources) => componentsOf(sources).filter(drawsFigures).map(nameInFile),
  },
  {
    title: 'places that declare an action',
    rule: 'menu items with onClick, href or component; objects with an id and what is told, copied or opened, or with an id, a label or a title and run',
    find: actions,
  },
  {
    title: 'views of work in progress',
    rule: 'components that draw a Progress, or take a job, an assignment or a link that is being created as a property',
    find: (sources) => componentsOf(sources).filter(showsWork).map(nameInFile),
  },
  {
    title: 'components that read or write the query of the URL',
    rule: 'functions that call useSearchParams, in pages, features, ui and app',
    find: (sources) =>
      inRooms(sources, screens).flatMap(({ path, file }) =>
        callsOf(file, 'useSearchParams').map((call) => `${outerName(call)} (${path})`),
      ),
  },
  {
    title: 'databases of an account',
    rule: 'names of databases below linkdeck. that end with the id of an account, in engine and local',
    find: databases,
  },
  {
    title: 'listings of a library verb',
    rule: 'files of engine and queries that name at least half of the members of Library',
    find: verbListings,
  },
  {
    title: 'layers of a job',
    rule: 'classes with Job in their names, and exported functions whose names end with Jobs or JobStore, below engine/jobs and local/jobs',
    find: jobLayers,
  },
  {
    title: 'countings of a visit',
    rule: 'places of the service that add to clicks or to a count, in SQL or in memory',
    find: countings,
  },
];

interface Component {
  readonly name: string;
  readonly path: string;
  readonly node: ts.FunctionDeclaration;
}

function componentsOf(sources: Sources): Component[] {
  return inRooms(sources, screens)
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, file }) =>
      nodesOf(file, ts.isFunctionDeclaration).flatMap((node) => {
        const name = node.name?.text ?? '';
        const isComponent = /^[A-Z]/.test(name) && nodesOf(node, isJsx).length > 0;
        return isComponent ? [{ name, path, node }] : [];
      }),
    );
}

function nameInFile({ name, path }: Component): string {
  return `${name} (${path})`;
}

function formsOfLink(sources: Sources): string[] {
  const isShortUrl = ({ name }: { name?: ts.PropertyName }) =>
    name !== undefined && /^short_?url$/i.test(name.getText());
  return sources.flatMap(({ path, file }) => {
    const interfaces = nodesOf(file, ts.isInterfaceDeclaration).filter(
      ({ members, heritageClauses = [] }) =>
        members.some(isShortUrl) || heritageClauses.some((each) => isOfLink(each.getText())),
    );
    const types = nodesOf(file, ts.isTypeAliasDeclaration).filter(
      ({ type }) =>
        (ts.isTypeLiteralNode(type) && type.members.some(isShortUrl)) || isOfLink(type.getText()),
    );
    const schemas = nodesOf(file, ts.isCallExpression).filter(
      (call) =>
        /[oO]bject$/.test(call.expression.getText()) &&
        call.arguments
          .filter(ts.isObjectLiteralExpression)
          .some(({ properties }) => properties.some(isShortUrl)),
    );
    return [...interfaces, ...types]
      .map(({ name }) => name.text)
      .filter((name) => !name.endsWith('Props'))
      .concat(schemas.map(outerName))
      .map((name) => `${name} (${path})`);
  });
}

function isOfLink(type: string): boolean {
  return /^(extends |Pick<|Omit<)(Link|LinkDetail|LibraryLink)\b/.test(type);
}

function drawsLink({ name, node }: Component): boolean {
  if (name === 'ShortLink' || tagsOf(node).includes('ShortLink')) return true;
  const titles = nodesOf(node, ts.isVariableDeclaration)
    .filter(({ initializer }) => initializer?.getText().startsWith('linkTitle(') === true)
    .map((declared) => declared.name.getText());
  return nodesOf(node, ts.isJsxExpression)
    .filter(({ parent }) => ts.isJsxElement(parent))
    .map(({ expression }) => /^\w+/.exec(expression?.getText() ?? '')?.[0] ?? '')
    .some((drawn) => drawn === 'linkTitle' || titles.includes(drawn));
}

function drawsFigures({ node }: Component): boolean {
  return tagsOf(node).some((tag) => tag === 'Stat' || tag.endsWith('Figure'));
}

function showsWork({ node }: Component): boolean {
  if (tagsOf(node).some((tag) => /^Progress(\.Root)?$/.test(tag))) return true;
  const isWork = (type: ts.TypeNode | undefined) =>
    type !== undefined &&
    /\b(Job|JobSummary|Assignment|PendingLink|CreatedLink)\b/.test(type.getText());
  const given = node.parameters[0]?.type;
  if (given === undefined) return false;
  if (isWork(given)) return true;
  const props = nodesOf(node.getSourceFile(), ts.isInterfaceDeclaration).find(
    (type) => type.name.text === given.getText(),
  );
  return props?.members.some((member) => isWork((member as ts.PropertySignature).type)) === true;
}

function actions(sources: Sources): string[] {
  return inRooms(sources, screens).flatMap(({ path, file }) => {
    const items = nodesOf(file, isJsx)
      .filter((jsx) => tagOf(jsx) === 'Menu.Item')
      .filter((jsx) => /^<Menu\.Item[^]*?\b(onClick|href|component)=/.test(jsx.getText()));
    const objects = nodesOf(file, ts.isObjectLiteralExpression).filter(({ properties }) => {
      const names = properties.map(({ name }) => name?.getText());
      const has = (each: string) => names.includes(each);
      if (has('run')) return ['id', 'label', 'title'].some(has);
      return has('id') && ['tell', 'copies', 'to', 'href'].some(has);
    });
    return [...items, ...objects].map((node) => `${path}:${lineOf(node)}`);
  });
}

function databases(sources: Sources): string[] {
  const found = inRooms(sources, ['engine', 'local']).flatMap(({ path, file }) => {
    const text = file.getFullText();
    const prefixes = /storage\/|jobs\//.test(path)
      ? matches(text, /[`']linkdeck\.([a-z]+)\.(?:'|\$\{)/g)
      : [];
    const opened = text.includes('IDBFactory') ? matches(text, /`linkdeck\.([a-z]+)\.\$\{/g) : [];
    const values = /new StoredValue\b/.test(text)
      ? matches(text, /\bname(?:: | = )((?:'\w+'(?: \| )?)+)/g).flatMap(
          (given) => given.match(/\w+/g) ?? [],
        )
      : [];
    return [...prefixes, ...opened, ...values, ...matches(text, /openSealedLinks\('(\w+)'/g)];
  });
  return [...new Set(found)];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

function verbListings(sources: Sources): string[] {
  const library = sources
    .flatMap(({ file }) => nodesOf(file, ts.isInterfaceDeclaration))
    .find(({ name }) => name.text === 'Library');
  const verbs = (library?.members ?? []).flatMap((member) =>
    ts.isMethodSignature(member) ? [member.name.getText()] : [],
  );
  return inRooms(sources, ['engine', 'queries']).flatMap(({ path, file }) => {
    const named = new Set<string>();
    for (const node of nodesOf(file, ts.isIdentifier)) named.add(node.text);
    for (const node of nodesOf(file, ts.isStringLiteral)) named.add(node.text);
    return verbs.filter((verb) => named.has(verb)).length * 2 >= verbs.length ? [path] : [];
  });
}

function jobLayers(sources: Sources): string[] {
  const ofJobs = sources.filter(({ path }) => /^src\/(engine|local)\/jobs\//.test(path));
  return ofJobs.flatMap(({ path, file }) => {
    const classes = nodesOf(file, ts.isClassDeclaration).map(({ name }) => name?.text ?? '');
    const functions = nodesOf(file, ts.isFunctionDeclaration)
      .filter(({ modifiers }) => modifiers !== undefined)
      .map(({ name }) => name?.text ?? '');
    return [
      ...classes.filter((name) => name.includes('Job')),
      ...functions.filter((name) => /[a-z](Jobs|JobStore)$/.test(name)),
    ].map((name) => `${name} (${path})`);
  });
}

function countings(sources: Sources): string[] {
  const adds = /\b(?:clicks|count) = (?:[\w".]+\.)?"?(?:clicks|count)"? \+|\.clicks \+= /g;
  return inRooms(sources, ['service']).flatMap(({ path, file }) =>
    [...file.getFullText().matchAll(adds)].map(
      ({ index }) => `${path}:${file.getLineAndCharacterOfPosition(index).line + 1}`,
    ),
  );
}

function inRooms(sources: Sources, rooms: readonly string[]): Sources {
  return sources.filter(({ path }) => rooms.includes(path.split('/')[1] ?? ''));
}

function nodesOf<Node extends ts.Node>(root: ts.Node, is: (node: ts.Node) => node is Node): Node[] {
  const found: Node[] = [];
  const visit = (node: ts.Node) => {
    if (is(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(root, visit);
  return found;
}

function isJsx(node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
}

function tagsOf(root: ts.Node): string[] {
  return nodesOf(root, isJsx).map(tagOf);
}

function tagOf(jsx: ts.JsxElement | ts.JsxSelfClosingElement): string {
  return (ts.isJsxElement(jsx) ? jsx.openingElement : jsx).tagName.getText();
}

function callsOf(root: ts.Node, name: string): ts.CallExpression[] {
  return nodesOf(root, ts.isCallExpression).filter(
    ({ expression }) => expression.getText() === name,
  );
}

/** The function or constant of the file that a node is in. */
function outerName(node: ts.Node): string {
  let name = '';
  for (let at = node; !ts.isSourceFile(at); at = at.parent)
    if ((ts.isFunctionDeclaration(at) || ts.isVariableDeclaration(at)) && at.name !== undefined)
      name = at.name.getText();
  return name;
}

function lineOf(node: ts.Node): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
}
