/** Name rules: words that the glossary replaces, found in the names that code declares. */
import ts from 'typescript';

interface WordRule {
  readonly words: readonly string[];
  /** What to say instead. */
  readonly say: string;
  /** Only there; without it, in all rooms. Add a room once its names are clean. */
  readonly rooms?: readonly string[];
}

/** The rooms of screens. */
const screens = ['ui', 'features', 'pages', 'app'];

/** The rooms below the screens. */
const core = ['base', 'client', 'contract', 'local', 'engine', 'queries', 'embed', 'service'];

const rules: readonly WordRule[] = [
  { words: ['person', 'persons', 'people', 'somebody', 'whoever'], say: 'user, or visitor' },
  { words: ['heard', 'told'], say: 'reading, reply, event, outcome or reported' },
  {
    words: ['kept'],
    say: 'stored, cached or retention',
    rooms: [...core, ...screens, 'e2e'],
  },
  {
    words: ['look', 'looked'],
    say: 'check, or observation',
    rooms: [...core, 'ui', 'features', 'app', 'e2e'],
  },
  {
    words: ['address', 'addresses'],
    say: 'url, ip, email or path',
    rooms: ['base', 'client', 'local', 'engine', 'queries', ...screens, 'e2e'],
  },
  {
    words: ['longest', 'fewest', 'patience'],
    say: 'max…, min… or timeout',
    rooms: [...core, ...screens, 'e2e'],
  },
];

interface NameException {
  readonly name: RegExp;
  /** Only in files below; without it, everywhere. */
  readonly below?: string;
}

/** Names in which a word has its own meaning. */
const exceptions: readonly NameException[] = [
  // What a user types to sign in, in `config.json` and in public options too.
  { name: /serviceAddress(es)?$/i },
  // To look something up is the field's term for a request by a name.
  { name: /lookUp/i },
  // An option of Node's requests.
  { name: /^localAddress$/ },
  // A public option, which parent pages give.
  { name: /^address$/, below: 'e2e/embed/' },
];

/** Each declared name with a word of the left column of the glossary, with what to say instead. */
export function nameProblems(path: string, source: string): string[] {
  const room = roomOf(path);
  const found = rules.filter(({ rooms }) => rooms === undefined || rooms.includes(room));
  return declaredNames(path, source).flatMap((name) =>
    isException(path, name)
      ? []
      : found
          .filter(({ words }) => wordsOf(name).some((word) => words.includes(word)))
          .map(({ say }) => `${path}: "${name}" (say ${say})`),
  );
}

/** A folder of `src`, or `e2e` as a whole. */
function roomOf(path: string): string {
  const [top = '', folder = ''] = path.split('/');
  return top === 'src' ? folder : top;
}

function isException(path: string, name: string): boolean {
  return exceptions.some(
    ({ name: excepted, below = '' }) => excepted.test(name) && path.startsWith(below),
  );
}

/** `accountId` and `account_id` are the words `account` and `id`. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _#]/);
}

function declaredNames(path: string, source: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isDeclaration(node) && node.name !== undefined) {
      if (ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name))
        names.push(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false));
  return names;
}

function isDeclaration(node: ts.Node): node is ts.Node & { name?: ts.Node } {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node)
  );
}
