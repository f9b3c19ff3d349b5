/** Import rules: which rooms and packages each room may import, as a lint rule. */
import { isBuiltin } from 'node:module';
import { posix, relative, sep } from 'node:path';

const screen = [
  'react',
  'react-dom',
  '@mantine/*',
  'lucide-react',
  'react-hook-form',
  '@hookform/resolvers',
  'use-intl',
];

/** The rooms, single files of rooms and packages that a room may import besides itself: down or stay, never up or sideways. */
const rooms = {
  base: { rooms: [], packages: [] },
  contract: { rooms: ['base'], packages: ['zod'] },
  client: { rooms: ['base', 'contract'], packages: ['zod'] },
  local: { rooms: ['base', 'contract'], packages: ['idb'] },
  engine: {
    rooms: ['base', 'contract', 'client', 'local'],
    packages: ['zod', 'idb', 'birpc', '@leeoniya/ufuzzy'],
  },
  texts: { rooms: [], packages: ['react', 'use-intl'] },
  queries: {
    rooms: ['base', 'contract', 'local/link-drafts.ts', 'engine'],
    packages: ['react', '@tanstack/react-query'],
  },
  ui: {
    rooms: ['base', 'contract', 'client/errors/api-error.ts'],
    packages: [
      ...screen,
      'recharts',
      'country-flag-icons',
      'simple-icons',
      'lean-qr',
      'react-router-dom',
      'zod',
    ],
  },
  features: {
    rooms: ['base', 'contract', 'local', 'queries', 'ui', 'client/errors/api-error.ts'],
    packages: [
      ...screen,
      '@atlaskit/*',
      'zod',
      'react-router-dom',
      '@tanstack/react-query',
      'lean-qr',
      'fflate',
      'papaparse',
    ],
  },
  pages: {
    rooms: [
      'base',
      'contract',
      'local',
      'queries',
      'texts',
      'ui',
      'features',
      'client/errors/api-error.ts',
    ],
    packages: [
      ...screen,
      'zod',
      'react-router-dom',
      '@tanstack/react-query',
      'papaparse',
      'fflate',
      'birpc',
    ],
  },
  app: {
    rooms: [
      'base',
      'contract',
      'client',
      'local',
      'engine',
      'queries',
      'texts',
      'ui',
      'features',
      'pages',
    ],
    packages: [...screen, 'react-router-dom', '@tanstack/react-query', 'get-nonce'],
  },
  embed: {
    rooms: [
      'base',
      'app',
      'engine',
      'contract',
      'client/rate-limit/budget.ts',
      'client/http/read-body.ts',
      'client/http/request.ts',
      'ui/color.ts',
      'ui/theme.ts',
      'features/paths.ts',
    ],
    packages: ['react', 'react-dom', 'react-router-dom', 'get-nonce'],
  },
  demo: {
    rooms: [
      'base',
      'app',
      'engine',
      'contract',
      'texts',
      'service',
      'client/zod-without-eval.ts',
      'embed/frame/start-frame.ts',
      'local/preferences.ts',
      'ui',
    ],
    packages: [
      'react',
      'react-dom',
      '@mantine/core',
      '@sqlite.org/sqlite-wasm',
      'idb',
      'lru-cache',
    ],
  },
  sdk: { rooms: ['base', 'contract', 'client', 'engine'], packages: [] },
  service: {
    rooms: ['base', 'contract', 'texts/visits-languages.ts'],
    packages: [
      'zod',
      'hono',
      'kysely',
      '@photostructure/sqlite',
      'pg',
      'bowser',
      'isbot',
      'maxmind',
      'commander',
      'vite',
      'icu-minify',
      'use-intl',
      'lean-qr',
      'lru-cache',
      'birpc',
      'pino',
      'prom-client',
    ],
  },
};

/** What is loaded by tests alone. */
const isForTests = (path) => /[.](test|spec)[.]tsx?$|^src\/testing\/|^e2e\//.test(path);
/** Sources that run at a user's: tests, tools and settings may import anything. */
const isProduct = (path) =>
  /^src\//.test(path) && !isForTests(path) && !/[.]config[.]ts$/.test(path);
/** Files that may use Node's own modules and the drivers that need Node. */
const mayUseNode = (path) => /^src\/service\/(node|store\/(sqlite|postgres))\//.test(path);
const nodeDrivers = [
  '@photostructure/sqlite',
  'pg',
  'maxmind',
  'commander',
  'vite',
  'pino',
  'prom-client',
];
/** What embedding pages and their backends load. */
const isForPortals = (path) => /^src\/embed\/(loader|parts|protocol|backend)\//.test(path);
const isReactPortal = (path) => /React(Linkdeck|Parts)[.]tsx$/.test(path);
/** The folder of `src` that holds a file; null where it lies in none. */
const roomOf = (path) => /^src\/([^/]+)\//.exec(path)?.[1] ?? null;
const screenOf = (path) => /^src\/pages\/([^/]+)\//.exec(path)?.[1];

/**
 * The imported file as a path from the root, or the package.
 *
 * @param {string} from
 * @param {string} specifier
 * @returns {{ path?: string, name?: string }}
 */
function resolve(from, specifier) {
  const [file = ''] = specifier.split('?');
  if (file.startsWith('.')) return { path: posix.join(posix.dirname(from), file) };
  if (file.startsWith('#e2e/')) return { path: file.slice(1) };
  if (file.startsWith('#')) return { path: `src/${file.slice(1)}` };
  const [scope = '', name = ''] = file.split('/');
  return { name: scope.startsWith('@') ? `${scope}/${name}` : scope };
}

const isBelow = (path, room) =>
  room.includes('.') ? path === `src/${room}` : path.startsWith(`src/${room}/`);
const isListed = (name, packages) =>
  packages.some(
    (each) => each === name || (each.endsWith('/*') && name.startsWith(each.slice(0, -1))),
  );

/** Why a file must not import a file of the project; null where it may. */
function fileProblem(from, to) {
  const room = roomOf(from);
  if (isForTests(to)) return 'Only tests import what is made for tests.';
  if (isReactPortal(from))
    return isForPortals(to) ? null : 'React components for portals know React alone.';
  if (isForPortals(from)) return isForPortals(to) ? null : 'What portals load knows nothing else.';
  if (room === null)
    return isBelow(to, 'service') ? 'The dashboard never holds the service.' : null;
  if (![room, ...rooms[room].rooms].some((each) => isBelow(to, each)))
    return `${room} may import ${rooms[room].rooms.join(', ')} alone.`;
  if (isBelow(to, 'service/node') && room === 'service' && !isBelow(from, 'service/node'))
    return 'The service knows no program.';
  if (room === 'pages' && screenOf(from) && screenOf(to) && screenOf(from) !== screenOf(to))
    return 'A screen never imports another: what two show is a feature.';
  if (/^(features|pages)$/.test(room) && isBelow(to, 'local/keys')) return 'Screens know no keys.';
  if (room === 'ui' && (isBelow(to, 'contract/resources') || isBelow(to, 'contract/api.ts')))
    return 'ui knows no resource.';
  return null;
}

/** Why a file must not import a package, or a module of Node; null where it may. */
function packageProblem(from, name, specifier) {
  const room = roomOf(from);
  if ((isBuiltin(specifier) || nodeDrivers.includes(name)) && !mayUseNode(from))
    return 'Only service/node and the store drivers know Node.';
  if (isBuiltin(specifier) || room === null) return null;
  if (isForPortals(from)) {
    if (isReactPortal(from) && name === 'react') return null;
    return 'What portals load knows no package; their components know React alone.';
  }
  if (!isListed(name, rooms[room].packages))
    return `${room} may import ${rooms[room].packages.join(', ')} alone.`;
  if (room === 'ui' && name === 'zod' && !isBelow(from, 'ui/form'))
    return 'Of ui, only forms know zod.';
  return null;
}

/** Why a file must not import this; null where it may. */
function importProblem(from, specifier) {
  const { path, name } = resolve(from, specifier);
  if (name === 'zod' && !/^zod\/mini(\/|$)/.test(specifier))
    return 'Import zod/mini: all of zod would be loaded with it.';
  if (!isProduct(from)) return null;
  const room = roomOf(from);
  if (room !== null && rooms[room] === undefined) return 'Every room has a row in import-rules.js.';
  return path === undefined ? packageProblem(from, name, specifier) : fileProblem(from, path);
}

/** Each import, of values or types, now or later. */
export const importDown = {
  create(context) {
    const from = relative(context.cwd, context.filename).replaceAll(sep, '/');
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const message = importProblem(from, specifier);
      if (message !== null) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};
