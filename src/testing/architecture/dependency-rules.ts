/** Dependency rules: who may import whom, as a rule set for dependency-cruiser. */
import {
  cruise,
  type ICruiseResult,
  type IForbiddenRuleType,
  type IRegularForbiddenRuleType,
} from 'dependency-cruiser';

interface Room {
  /** The rooms, and the single files of rooms, that it may import besides itself. */
  readonly rooms: readonly string[];
  /** The packages that it may import; `@scope/*` stands for all of a scope. */
  readonly packages: readonly string[];
}

const screen = [
  'react',
  '@mantine/*',
  'lucide-react',
  'react-hook-form',
  '@hookform/resolvers',
  'use-intl',
];

/** Down or stay, never up or sideways. */
const rooms: Readonly<Record<string, Room>> = {
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
    packages: [...screen, 'zod', 'react-router-dom', '@tanstack/react-query', 'papaparse', 'birpc'],
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
    packages: [...screen, 'react-dom', 'react-router-dom', '@tanstack/react-query', 'get-nonce'],
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
      'better-sqlite3',
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

/** Files that only tests and tools load: they may import anything. */
const forTests = ['[.](test|spec)[.]tsx?$', '^src/testing/', '^e2e/', '[.]config[.]ts$'];
/** Files that may use Node's own modules and the drivers that need Node. */
const forNode = ['^src/service/node/', '^src/service/store/(sqlite|postgres)/'];
const nodeDrivers = ['better-sqlite3', 'pg', 'maxmind', 'commander', 'vite', 'pino', 'prom-client'];
const contractResources = '^src/contract/(resources/|api[.]ts$)';
/** The types of a generated client, which the type check writes before it begins. */
const generated = '^src/testing/openapi/paths[.]d[.]ts$|^#testing/openapi/paths[.]d[.]ts$';
/** What embedding pages and their backends load: it knows nothing but its own folders. */
const forPortals = '^src/embed/(loader|parts|protocol|backend)/';

const rule = (
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, severity: 'error', from, to });

const packagePath = (name: string) => `^node_modules/(@types/)?${name.replace('/*', '/[^/]+')}/`;
const roomPath = (name: string) =>
  `^src/${name.replace('.', '[.]')}${name.endsWith('.ts') ? '$' : '/'}`;
const product = (path: string) => ({ path, pathNot: forTests });

const roomRules = Object.entries(rooms).map(([name, { rooms: allowed, packages }]) =>
  rule(
    `${name} may import ${[...allowed, ...packages].join(', ')} alone`,
    product(`^src/${name}/`),
    {
      pathNot: [roomPath(name), ...allowed.map(roomPath), ...packages.map(packagePath)],
      dependencyTypesNot: ['core'],
    },
  ),
);

const forbidden: IForbiddenRuleType[] = [
  ...roomRules,
  rule('files import in no circle, types included', {}, { circular: true }),
  {
    name: 'folders import in one direction',
    severity: 'error',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
  rule('every import resolves', {}, { couldNotResolve: true, pathNot: generated }),
  rule(
    'every room has a row in dependency-rules.ts',
    product(`^src/(?!(${Object.keys(rooms).join('|')})/)[^/]+/`),
    {},
  ),
  rule('the dashboard never holds the service', product('^src/[^/]+[.]tsx?$'), {
    path: '^src/service/',
  }),
  rule(
    'the service knows no program',
    { path: '^src/service/', pathNot: [...forTests, '^src/service/node/'] },
    { path: '^src/service/node/' },
  ),
  rule(
    'a screen never imports another: what two show is a feature',
    product('^src/pages/([^/]+)/'),
    {
      path: '^src/pages/([^/]+)/',
      pathNot: '^src/pages/$1/',
    },
  ),
  rule('screens know no keys', product('^src/(features|pages)/'), { path: '^src/local/keys/' }),
  rule('ui knows no resource', product('^src/ui/'), { path: contractResources }),
  rule(
    'of ui, only forms know zod',
    { path: '^src/ui/', pathNot: [...forTests, '^src/ui/form/'] },
    { path: packagePath('zod') },
  ),
  rule(
    'schemas are those of zod/mini: all of zod would be loaded with them',
    { path: '^(src|e2e|site)/' },
    { path: '^node_modules/zod/(?!mini/)' },
  ),
  rule(
    'only tests import what is made for tests',
    { path: '^src/', pathNot: forTests },
    { path: forTests.slice(0, 3) },
  ),
  rule(
    'only service/node and the store driver know Node',
    { path: '^src/', pathNot: [...forTests, ...forNode] },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'only service/node and the store driver know drivers',
    { path: '^src/', pathNot: [...forTests, ...forNode] },
    { path: nodeDrivers.map(packagePath) },
  ),
  rule(
    'what portals load knows nothing else',
    { path: forPortals, pathNot: [...forTests, 'React(Linkdeck|Parts)[.]tsx$'] },
    { pathNot: forPortals },
  ),
  rule('React components for portals know React alone', product('React(Linkdeck|Parts)[.]tsx$'), {
    pathNot: [forPortals, packagePath('react')],
  }),
];

/** Tests may import across folders; only what runs at a user's has to be one-directional between folders. */
const withoutTests = { path: ['[.](test|spec)[.]tsx?$', '^src/testing/'] };

/**
 * Every import that a rule forbids, as `from → to: rule`.
 *
 * @param baseDir the folder that holds `src`, `package.json` and `tsconfig.json`
 */
export async function forbiddenImports(
  baseDir: string,
  folders: readonly string[],
): Promise<string[]> {
  const between = forbidden.filter((each) => 'scope' in each && each.scope === 'folder');
  const files = forbidden.filter((each) => !between.includes(each));
  const runs = [await run(files), await run(between, withoutTests)];
  return [
    ...new Set(
      runs.flatMap(({ summary }) =>
        summary.violations.map(({ from, to, rule: broken }) => `${from} → ${to}: ${broken.name}`),
      ),
    ),
  ];

  async function run(
    rules: IForbiddenRuleType[],
    exclude?: { path: string[] },
  ): Promise<ICruiseResult> {
    const { output } = await cruise(
      [...folders],
      {
        baseDir,
        validate: true,
        ruleSet: { forbidden: rules },
        tsPreCompilationDeps: true,
        doNotFollow: { path: 'node_modules' },
        exclude,
      },
      {
        extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
        conditionNames: ['import', 'types', 'default'],
        exportsFields: ['exports'],
      },
    );
    if (typeof output === 'string') throw new Error(output);
    return output;
  }
}
