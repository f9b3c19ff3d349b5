/** Name rules: words that the glossary replaces, in the names that code declares, as a lint rule. */
import { relative, sep } from 'node:path';

/** The rooms of screens. */
const screens = ['ui', 'features', 'pages', 'app'];

/** The rooms below the screens. */
const core = ['base', 'client', 'contract', 'local', 'engine', 'queries', 'embed', 'service'];

/** Words, and what to say instead, in all rooms or only in those given. Add a room once its names are clean. */
const rules = [
  { words: ['person', 'persons', 'people', 'somebody', 'whoever'], say: 'user, or visitor' },
  { words: ['heard', 'told'], say: 'reading, reply, event, outcome or reported' },
  { words: ['kept'], say: 'stored, cached or retention', rooms: [...core, ...screens, 'e2e'] },
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

/** Names in which a word has its own meaning, in all files or only in those below a folder. */
const exceptions = [
  // What a user types to sign in, in `config.json` and in public options too.
  { name: /serviceAddress(es)?$/i },
  // To look something up is the field's term for a request by a name.
  { name: /lookUp/i },
  // An option of Node's requests.
  { name: /^localAddress$/ },
  // A public option, which parent pages give.
  { name: /^address$/, below: 'e2e/embed/' },
];

/** A folder of `src`, or `e2e` as a whole. */
function roomOf(path) {
  const [top, folder] = path.split('/');
  return top === 'src' ? folder : top;
}

/** `accountId` and `account_id` are the words `account` and `id`. */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]/);

/** What to say instead of a declared name; null where the name is good. */
function nameProblem(path, name) {
  const isException = exceptions.some(
    (each) => each.name.test(name) && path.startsWith(each.below ?? ''),
  );
  if (isException) return null;
  const words = wordsOf(name);
  const broken = rules.find(
    (each) =>
      (each.rooms === undefined || each.rooms.includes(roomOf(path))) &&
      each.words.some((word) => words.includes(word)),
  );
  return broken === undefined ? null : `"${name}" (say ${broken.say})`;
}

export const glossaryNames = {
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll(sep, '/');

    /** A name, or what a pattern declares: `{ a, b: c }`, `[a]`, `a = 1`, `...a`. */
    const check = (node) => {
      if (node === null || node === undefined) return;
      if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') {
        const message = nameProblem(path, node.name);
        if (message !== null) context.report({ node, message });
      }
      if (node.type === 'AssignmentPattern') check(node.left);
      if (node.type === 'RestElement') check(node.argument);
      if (node.type === 'TSParameterProperty') check(node.parameter);
      if (node.type === 'ArrayPattern') node.elements.forEach(check);
      if (node.type === 'ObjectPattern')
        for (const property of node.properties) check(property.value ?? property);
    };
    const checkKey = (node) => {
      if (!node.computed && !node.shorthand && node.parent.type !== 'ObjectPattern')
        check(node.key);
    };
    const checkFunction = (node) => {
      check(node.id);
      node.params.forEach(check);
    };
    const checkId = (node) => check(node.id);
    return {
      VariableDeclarator: checkId,
      ClassDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
      TSTypeAliasDeclaration: checkId,
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      TSDeclareFunction: checkFunction,
      TSEmptyBodyFunctionExpression: checkFunction,
      TSFunctionType: checkFunction,
      CatchClause: (node) => check(node.param),
      Property: checkKey,
      PropertyDefinition: checkKey,
      MethodDefinition: checkKey,
      TSPropertySignature: checkKey,
      TSMethodSignature(node) {
        checkKey(node);
        node.params.forEach(check);
      },
    };
  },
};
