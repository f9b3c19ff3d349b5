/** Who may import whom, and what else holds for every file: the rules of the house, each with a way to see it broken. */
import { packageOf, resolveImport, type Source } from './sources.ts';

interface Room {
  /** The rooms, and the single files of rooms, that it may import, besides itself. */
  rooms: readonly string[];
  /** The packages that it may import; `@scope/*` stands for all of a scope. */
  packages: readonly string[];
}

const screen = ['react', '@mantine/*', 'lucide-react', 'react-hook-form', '@hookform/resolvers'];

/** Down or stay, never up or sideways. */
const rooms: Readonly<Record<string, Room>> = {
  contract: { rooms: [], packages: ['zod'] },
  client: { rooms: ['contract'], packages: ['zod'] },
  local: { rooms: ['contract'], packages: ['idb'] },
  engine: { rooms: ['contract', 'client', 'local'], packages: ['zod', 'birpc'] },
  queries: { rooms: ['contract', 'engine'], packages: ['react', '@tanstack/react-query'] },
  ui: { rooms: ['contract'], packages: [...screen, 'recharts', 'lean-qr', 'react-router-dom'] },
  features: {
    rooms: ['contract', 'queries', 'ui', 'client/errors/api-error.ts'],
    packages: [...screen, '@atlaskit/*', 'zod', 'react-router-dom', '@tanstack/react-query', 'lean-qr', 'papaparse'],
  },
  pages: {
    rooms: ['contract', 'queries', 'ui', 'features', 'client/errors/api-error.ts'],
    packages: [...screen, 'zod', 'react-router-dom', '@tanstack/react-query', 'papaparse', 'birpc'],
  },
  app: {
    rooms: ['contract', 'client', 'local', 'engine', 'queries', 'ui', 'features', 'pages'],
    packages: [...screen, 'react-dom', 'react-router-dom', '@tanstack/react-query', 'get-nonce'],
  },
  embed: {
    rooms: [
      'app',
      'engine',
      'contract',
      'client/rate-limit/budget.ts',
      'client/time/clock.ts',
      'client/http/request.ts',
      'ui/theme.ts',
      'features/routes/paths.ts',
    ],
    packages: ['react', 'react-dom', 'react-router-dom', 'get-nonce'],
  },
  service: {
    rooms: ['contract'],
    packages: [
      'zod',
      'hono',
      '@hono/node-server',
      'kysely',
      'better-sqlite3',
      'bowser',
      'isbot',
      'maxmind',
      'commander',
      'vite',
      'lean-qr',
    ],
  },
};

/** What embedding pages and their backends load: it imports nothing but its own parts. */
const forPortals = /^src\/embed\/(loader|protocol|backend)\/(?!vite\.config)/;

/** Parts of a room that hold to more than their room does. */
const corners: readonly { within: RegExp; room: Room }[] = [
  { within: /^src\/embed\/loader\/ReactLinkdeck\.tsx$/, room: { rooms: [], packages: ['react'] } },
  { within: forPortals, room: { rooms: [], packages: [] } },
];

const nodeMayBeImported =
  /^(src\/(service\/node|testing)\/|src\/service\/store\/sqlite|e2e\/|(src\/embed\/loader\/)?vite\.config|eslint\.config)/;
const drivers = /^(better-sqlite3|@hono\/node-server|maxmind|commander|vite)$/;

/** Whether a file is a test, which may import what it likes. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || /^src\/[^/]+\.test\.ts$/.test(path);
}

function roomOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1];
}

/** Every import of a file that its room does not allow, in words. */
export function forbiddenImports({ path, imports }: Source): string[] {
  return imports.flatMap(({ specifier, line }) => {
    const to = resolveImport(path, specifier);
    const problem = to === undefined ? packageProblem(path, specifier) : fileProblem(path, specifier, to);
    return problem === undefined ? [] : [`${path}:${line} imports ${specifier}: ${problem}`];
  });
}

function fileProblem(from: string, specifier: string, to: string): string | undefined {
  if (specifier.includes('../')) return 'a neighbour is ./x.ts, everything else #room/x.ts';
  if (!/\.(tsx?|css|json|svg)$/.test(to)) return 'the extension is written out';
  if (isTest(from) || from.startsWith('e2e/') || from.startsWith('src/testing/')) return undefined;
  if (isTest(to) || to.startsWith('src/testing/') || to.startsWith('e2e/')) return 'only tests import what is made for tests';
  const own = roomOf(from);
  const other = roomOf(to);
  if (own === undefined)
    return other === 'service' && from.startsWith('src/') ? 'the dashboard never holds the service' : undefined;
  const corner = corners.find(({ within }) => within.test(from));
  if (corner !== undefined && forPortals.test(to)) return undefined;
  if (corner === undefined && own === other) return sameRoomProblem(from, to);
  const allowed = (corner?.room ?? rooms[own])?.rooms ?? [];
  if (allowed.includes(to.slice('src/'.length))) return undefined;
  if (corner !== undefined || other === undefined || !allowed.includes(other)) return `${own} may import ${list(allowed)} alone`;
  return own === 'ui' && isResource(to) ? 'ui knows no resource' : undefined;
}

function sameRoomProblem(from: string, to: string): string | undefined {
  if (/^src\/service\/(?!node\/)/.test(from) && to.startsWith('src/service/node/')) return 'the service knows no program';
  const here = screenOf(from);
  const there = screenOf(to);
  if (there === undefined || here === there) return undefined;
  return 'a screen never imports another; what two show belongs into features';
}

function screenOf(path: string): string | undefined {
  return /^src\/pages\/([^/]+)\//.exec(path)?.[1];
}

/** The files of the contract that are about one resource, and the table of them. */
function isResource(path: string): boolean {
  return /^src\/contract\/(resources\/(account|domains|overlays|splash|campaigns|channels|pixels|links)|api)\.ts$/.test(path);
}

function packageProblem(path: string, specifier: string): string | undefined {
  const name = packageOf(specifier);
  const isForTests = isTest(path) || path.startsWith('src/testing/') || path.startsWith('e2e/');
  if (name === undefined) {
    return isForTests || nodeMayBeImported.test(path) ? undefined : 'only service/node and the store driver know node:';
  }
  const room = corners.find(({ within }) => within.test(path))?.room ?? rooms[roomOf(path) ?? ''];
  if (isForTests || room === undefined || isConfiguration(path)) return undefined;
  if (name === 'zod' && path.startsWith('src/ui/form/')) return undefined;
  if (drivers.test(name) && !nodeMayBeImported.test(path)) return 'only service/node and the store driver know it';
  const allowed = room.packages.some((entry) => entry === name || (entry.endsWith('/*') && name.startsWith(entry.slice(0, -1))));
  return allowed ? undefined : `${roomOf(path) ?? path} may import ${list(room.packages)} alone`;
}

/** What only builds a part is no part of it. */
function isConfiguration(path: string): boolean {
  return path.endsWith('.config.ts');
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(', ');
}
