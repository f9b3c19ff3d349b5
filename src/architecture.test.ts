/** Architecture: folders import in no circle, the linter finds each forbidden import and name, and the documents name what is there. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderCircles } from '#testing/architecture/folder-circles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return (
    entries
      // The packages of long suites are installed below their folder.
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map(({ parentPath, name }) => posix.join(parentPath.slice(root.length), name))
  );
}

describe('Folders', () => {
  it('import in one direction, types included', async () => {
    const paths = (await Promise.all(['src', 'e2e', 'site'].map(filesIn))).flat();
    // Tests may import across folders; only what runs at a user's has to be one-directional.
    const code = paths.filter(
      (path) => /\.tsx?$/.test(path) && !/\.(test|spec)\.|^src\/testing\//.test(path),
    );
    expect(code).toEqual(expect.arrayContaining(['src/contract/api.ts', 'e2e/setup/browser.ts']));
    const sources = await Promise.all(
      code.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const),
    );
    expect(folderCircles(new Map(sources))).toEqual([]);
  });

  it.each([
    ['two', { 'src/a/x.ts': "import { y } from '#b/y.ts';", 'src/b/z.ts': "import '#a/z.ts';" }],
    [
      'a type',
      {
        'src/a/x.ts': "import type { Y } from '#b/y.ts';",
        'src/b/z.ts': "export * from '#a/z.ts';",
      },
    ],
    [
      'a later import',
      { 'src/a/b/x.ts': "import('#a/c/y.ts');", 'src/a/c/d/z.ts': "import '#a/b/y.ts';" },
    ],
    [
      'three',
      {
        'e2e/a/x.ts': "import '#e2e/b/x.ts';",
        'e2e/b/x.ts': "import {\n  y,\n} from '#e2e/c/x.ts';",
        'e2e/c/y.ts': "import '#e2e/a/y.ts';",
      },
    ],
  ])('are found in a circle of %s', (_, sources) => {
    expect(folderCircles(new Map(Object.entries(sources)))).toHaveLength(
      Object.keys(sources).length,
    );
  });

  it('are in no circle with files beside them', () => {
    const sources = { 'src/a/x.ts': "import '#a/b/y.ts';", 'src/a/b/z.ts': "import '#a/x.ts';" };
    expect(folderCircles(new Map(Object.entries(sources)))).toEqual([]);
  });
});

describe('The linter', () => {
  /** Each is one file with one import, in a tree of its own beside files to import. */
  const forbidden: [string, string, string][] = [
    ['upwards', 'src/client/a.ts', '#engine/engine.ts'],
    ['upwards for a type alone', 'src/contract/b.ts', 'type #client/errors/api-error.ts'],
    ['upwards, loaded later', 'src/ui/c.ts', 'later #pages/links/X.tsx'],
    ['of another screen', 'src/pages/links/D.tsx', '#pages/overview/X.tsx'],
    ['of a screen by a feature', 'src/features/assign/E.tsx', '#pages/links/X.tsx'],
    ['of a resource by what only knows looks', 'src/ui/f.ts', '#contract/resources/links.ts'],
    ['of keys by a page', 'src/pages/links/Keys.tsx', '#local/keys/device-vault.ts'],
    ['of keys by a feature', 'src/features/keys.ts', '#local/keys/device-vault.ts'],
    ['of the client by a page', 'src/pages/links/G.tsx', '#client/client.ts'],
    ['of the service by the dashboard', 'src/h.tsx', '#service/service.ts'],
    ['of the dashboard by the service', 'src/service/i.ts', '#client/errors/api-error.ts'],
    ['of the program by the service', 'src/service/j.ts', '#service/node/main.ts'],
    ['of what is made for tests', 'src/app/k.ts', '#testing/x.ts'],
    ['of a test', 'src/app/l.ts', '#app/x.test.ts'],
    ['of node by the service', 'src/service/m.ts', 'node:crypto'],
    ['of node by the dashboard', 'src/app/n.ts', 'node:fs'],
    ['of the driver by the service', 'src/service/o.ts', '@photostructure/sqlite'],
    ['of React below the screen', 'src/engine/p.ts', 'react'],
    ['of Mantine by queries', 'src/queries/q.ts', '@mantine/core'],
    ['of zod by what only knows looks', 'src/ui/r.ts', 'zod/mini'],
    ['of all of zod', 'src/client/zod.ts', 'zod'],
    ['of all of zod by a test', 'src/client/zod.test.ts', 'zod'],
    ['of a package by the contract', 'src/contract/s.ts', 'hono'],
    ['of a package by the loader', 'src/embed/loader/t.ts', 'zod/mini'],
    ['of a room by the loader', 'src/embed/loader/u.ts', '#app/App.tsx'],
    ['of a room that no rule knows', 'src/attic/v.ts', '#contract/api.ts'],
    ['in a circle of two files', 'src/client/circle-a.ts', '#client/circle-b.ts'],
  ];
  const allowed: [string, string][] = [
    ['src/engine/aa.ts', '#contract/api.ts'],
    ['src/pages/links/Bb.tsx', '#client/errors/api-error.ts'],
    ['src/pages/links/Cc.tsx', '#features/assign/X.tsx'],
    ['src/pages/links/Entry.tsx', '#local/browser-entry.ts'],
    ['src/features/entry.ts', '#local/browser-entry.ts'],
    ['src/ui/dd.ts', '#contract/protocol/values.ts'],
    ['src/ui/form/ee.ts', 'zod/mini'],
    ['src/service/node/ff.ts', 'node:fs'],
    ['src/service/store/sqlite/gg.ts', '@photostructure/sqlite'],
    ['src/embed/loader/hh.ts', '#embed/protocol/messages.ts'],
    ['src/contract/ii.test.ts', '#service/service.ts'],
  ];
  const others = [
    'src/engine/engine.ts',
    'src/client/client.ts',
    'src/local/browser-entry.ts',
    'src/local/keys/device-vault.ts',
    'src/client/errors/api-error.ts',
    'src/pages/links/X.tsx',
    'src/pages/overview/X.tsx',
    'src/features/assign/X.tsx',
    'src/contract/api.ts',
    'src/contract/resources/links.ts',
    'src/contract/protocol/values.ts',
    'src/service/service.ts',
    'src/service/node/main.ts',
    'src/testing/x.ts',
    'src/app/x.test.ts',
    'src/app/App.tsx',
    'src/embed/protocol/messages.ts',
  ];
  /** Each declares one name, and the glossary has another word for it. */
  const badNames: [string, string, string][] = [
    ['a constant', 'src/engine/names/a.ts', 'const toldOnce = 1;'],
    ['a parameter', 'src/engine/names/b.ts', 'function read(heard: string) {}'],
    ['a name that is taken out', 'src/engine/names/c.ts', 'const { at: { heardAt } } = state;'],
    ['a property of a type', 'src/pages/names/d.ts', 'interface A { person: string }'],
    ['a property', 'src/pages/names/e.ts', 'save({ person: 1 });'],
    ['a private field', 'src/engine/names/f.ts', 'class A { #told = 1; }'],
    ['a method', 'src/engine/names/g.ts', 'class A { told() {} }'],
    [
      'a parameter of a constructor',
      'src/engine/names/h.ts',
      'class A { constructor(readonly told: number) {} }',
    ],
    ['a function', 'src/engine/names/i.ts', 'export default function told() {}'],
    [
      'a parameter of a type',
      'src/engine/names/j.ts',
      'type A = (told: string, ...kept: number[]) => void;',
    ],
    ['a name with a default', 'src/engine/names/k.ts', 'const read = ([kept = 1]) => 1;'],
    ['a bound', 'src/service/names/l.ts', 'const longestName = 1;'],
    ['a room that is clean of it', 'src/queries/names/m.ts', 'const addressOf = 1;'],
    ['a browser test', 'e2e/flows/n.spec.ts', 'const address = 1;'],
  ];
  const goodNames: [string, string, string][] = [
    ['a public name', 'src/queries/names/aa.ts', 'const serviceAddress = 1;'],
    ['a look-up', 'src/client/names/bb.ts', 'function lookUpLink() {}'],
    ['a public option of the embed', 'e2e/embed/cc.ts', 'const options = { address: 1 };'],
    ['a word that only begins like one', 'src/client/names/dd.ts', 'const personalNote = 1;'],
    ['a text', 'src/client/names/ee.ts', "const text = 'told';"],
    [
      'a name of others',
      'src/client/names/ff.ts',
      'const { told: text } = reply; send(reply.told);',
    ],
    ['a unit test', 'src/client/names/gg.test.ts', 'const told = 1;'],
  ];
  const badFiles: [string, string][] = [
    ['a barrel', 'src/ui/index.ts'],
    ['a drawer', 'src/ui/helpers/a.ts'],
    ['a component in kebab-case', 'src/ui/data-table.tsx'],
    ['a module in PascalCase', 'src/ui/DataTable.ts'],
    ['a module in camelCase', 'src/ui/dataTable.ts'],
    ['a folder in PascalCase', 'src/ui/DataTable/a.ts'],
  ];
  const goodFiles = [
    'src/ui/good/DataTable.tsx',
    'src/ui/good/data-table.ts',
    'src/ui/good/DataTable.test.tsx',
    'src/main.tsx',
  ];
  const badComments: [string, string][] = [
    ['src/ui/comments/none.ts', 'export const x = 1;\n'],
    ['src/ui/comments/empty.ts', '/**\n *\n */\n'],
  ];
  /** Each uses what Node alone has. */
  const ofNode: [string, string][] = [
    ['src/client/node/a.ts', 'export const x = process.env;'],
    ['src/pages/node/b.ts', "export const x = Buffer.from('');"],
    ['src/contract/node/c.ts', 'export const x: NodeJS.Timeout | null = null;'],
    ['src/engine/node/d.ts', 'setTimeout(() => 1).unref();'],
    ['src/app/node/e.ts', 'setImmediate(() => 1);'],
    ['src/embed/node/f.ts', "export const x = require('node:fs');"],
  ];
  const header = '/** Link table: the rows of a page of links. */\n';
  let tree = '';
  let found: Problem[] = [];

  const problemsOf = (path: string, rule: string) =>
    found.filter(({ filename, code }) => filename === path && code.startsWith(rule));
  const importProblems = (path: string) => [
    ...problemsOf(path, 'plain(import-down)'),
    ...problemsOf(path, 'import(no-cycle)'),
  ];

  const nodeProblems = (path: string) => [
    ...problemsOf(path, 'eslint(no-restricted-'),
    ...problemsOf(path, 'plain(no-node-types)'),
  ];

  beforeAll(async () => {
    tree = await mkdtemp(join(tmpdir(), 'linkdeck-rules-'));
    const put = async (path: string, text: string) => {
      await mkdir(dirname(join(tree, path)), { recursive: true });
      await writeFile(join(tree, path), text);
    };
    await put('.oxlintrc.json', await readFile(join(root, '.oxlintrc.json'), 'utf8'));
    await put('package.json', await readFile(join(root, 'package.json'), 'utf8'));
    await mkdir(join(tree, 'src/testing'), { recursive: true });
    await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
    await symlink(join(root, 'src/testing/lint'), join(tree, 'src/testing/lint'));
    for (const path of others) await put(path, `${header}export const x = 1;\n`);
    await put('src/client/circle-b.ts', `import './circle-a.ts';\n`);
    for (const [, path, specifier] of forbidden) await put(path, importOf(specifier));
    for (const [path, specifier] of allowed) await put(path, importOf(specifier));
    for (const [, path, text] of badNames) await put(path, header + text);
    for (const [path, text] of ofNode) await put(path, header + text);
    await put('src/service/node/process/g.ts', `${header}export const x = process.env;`);
    for (const [, path, text] of goodNames) await put(path, header + text);
    for (const [, path] of badFiles) await put(path, header);
    for (const path of goodFiles) await put(path, header);
    for (const [path, text] of badComments) await put(path, text);
    await put(
      'src/ui/comments/long.ts',
      header.replace('/** ', '/**\n * ').replace('of a', '\n * of a'),
    );
    found = await lint(tree);
  });
  afterAll(() => rm(tree, { recursive: true }));

  it.each(forbidden)('finds an import %s', (_, path) => {
    expect(importProblems(path)).toHaveLength(1);
  });

  it.each(allowed)('allows %s to import %s', (path) => {
    expect(importProblems(path)).toEqual([]);
  });

  it.each(badNames)('finds a word that the glossary replaces in %s', (_, path) => {
    expect(problemsOf(path, 'plain(glossary-names)').length).toBeGreaterThan(0);
  });

  it.each(goodNames)('allows such a word in %s', (_, path) => {
    expect(problemsOf(path, 'plain(glossary-names)')).toEqual([]);
  });

  it.each(ofNode)('finds what only Node has in %s', (path) => {
    expect(nodeProblems(path)).toHaveLength(1);
  });

  it('allows what only Node has in the program', () => {
    expect(nodeProblems('src/service/node/process/g.ts')).toEqual([]);
  });

  it.each(badFiles)('finds %s by its name', (_, path) => {
    expect(problemsOf(path, 'plain(file-name-and-comment)')).toHaveLength(1);
  });

  it.each(badComments)('finds a file without its first comment: %s', (path) => {
    expect(problemsOf(path, 'plain(file-name-and-comment)')).toHaveLength(1);
  });

  it.each([...goodFiles, 'src/ui/comments/long.ts'])(
    'allows the name and comment of %s',
    (path) => {
      expect(problemsOf(path, 'plain(file-name-and-comment)')).toEqual([]);
    },
  );
});

interface Problem {
  readonly filename: string;
  /** `plugin(rule)`. */
  readonly code: string;
}

/** What Oxlint finds in a tree of its own settings. */
function lint(folder: string): Promise<Problem[]> {
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  return new Promise((resolve, reject) => {
    // It ends with 1 where it finds something.
    execFile(
      process.execPath,
      [program, '--format=json', 'src', 'e2e'],
      { cwd: folder, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        if (error !== null && error.code !== 1) return reject(new Error(stdout + stderr));
        resolve((JSON.parse(stdout) as { diagnostics: Problem[] }).diagnostics);
      },
    );
  });
}

function importOf(text: string): string {
  const specifier = text.replace(/^\w+ /, '');
  if (text.startsWith('type '))
    return `import type { x } from '${specifier}';\nexport type X = typeof x;\n`;
  if (text.startsWith('later ')) return `export const load = () => import('${specifier}');\n`;
  return `import * as all from '${specifier}';\nexport const x = all;\n`;
}

describe('The documents', () => {
  it.each(['docs/SECURITY.md', 'docs/accessibility.md'])(
    '%s names tests that exist, by their titles',
    async (document) => {
      const text = await readFile(join(root, document), 'utf8');
      const paths = [...(await filesIn('src')), ...(await filesIn('e2e'))];
      const wrong: string[] = [];
      const named = /`([\w.-]+\.(?:test|spec)\.tsx?)`((?: "[^"]+"[;,]?)+)/g;
      for (const [, file = '', titles = ''] of text.matchAll(named)) {
        const sources = paths.filter((path) => path.endsWith(`/${file}`));
        const code = await Promise.all(sources.map((path) => readFile(join(root, path), 'utf8')));
        for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g)) {
          // … stands for what is left out of a title.
          const parts = title.split(/ ?… ?/);
          if (!parts.every((part) => code.join('\n').includes(part)))
            wrong.push(`${file} "${title}"`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('lead to pages and decisions that exist, and each decision is in the list', async () => {
    const pages = (await filesIn('docs')).filter((path) => path.endsWith('.md'));
    const missing: string[] = [];
    for (const page of ['README.md', 'CONTRIBUTING.md', ...pages]) {
      const text = await readFile(join(root, page), 'utf8');
      const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to = '']) =>
        posix.join(posix.dirname(page), to),
      );
      // Decisions may name archived ones.
      const isDecision = page.startsWith('docs/decisions/');
      const numbers = isDecision ? [] : [...text.matchAll(/\bdecisions? (00\d\d)\b/g)];
      const decisions = numbers.map(([, number = '']) => number);
      for (const to of links) if (!existsSync(join(root, to))) missing.push(`${page}: ${to}`);
      for (const number of decisions)
        if (!pages.some((path) => path.startsWith(`docs/decisions/${number}-`)))
          missing.push(`${page}: decision ${number}`);
    }
    expect(missing).toEqual([]);
    const list = await readFile(join(root, 'docs/decisions/README.md'), 'utf8');
    const decided = pages.filter((path) => /^docs\/decisions\/\d/.test(path));
    expect(decided.filter((path) => !list.includes(`(${posix.basename(path)})`))).toEqual([]);
  });

  it('have a first change that fits the files it names, before it is made or after', async () => {
    const text = await readFile(join(root, 'docs/contributing.md'), 'utf8');
    const diff = text.split('```diff\n')[1]?.split('```')[0] ?? '';
    const changes = diff.split(/^--- .*\n\+\+\+ b\//m).slice(1);
    expect(changes.length).toBeGreaterThan(2);
    const states: string[] = [];
    for (const change of changes) {
      const [path = '', ...lines] = change.trimEnd().split('\n');
      const file = await readFile(join(root, path), 'utf8');
      const hunks = lines.join('\n').split(/^@@$\n?/m);
      for (const hunk of hunks.slice(1)) states.push(`${path}: ${stateOf(hunk, file)}`);
    }
    // A reader makes all of it, and then runs this test too.
    const made = states.filter((state) => state.endsWith('after'));
    const open = states.filter((state) => state.endsWith('before'));
    expect(made.length === 0 ? open : made).toEqual(states);
  });

  /** Whether a file is as a hunk finds it, or as the hunk leaves it. */
  function stateOf(hunk: string, file: string): 'before' | 'after' | 'neither' {
    const without = (sign: string) =>
      hunk
        .split('\n')
        .filter((line) => !line.startsWith(sign))
        .map((line) => line.slice(1))
        .join('\n')
        .trimEnd();
    if (file.includes(without('-'))) return 'after';
    return file.includes(without('+')) ? 'before' : 'neither';
  }

  it('name the files of a resource: at most 14, and one that exists has each', async () => {
    const text = await readFile(join(root, 'docs/contributing.md'), 'utf8');
    const section = text.split('## Add a resource')[1]?.split('\n## ')[0] ?? '';
    const listed = [...section.matchAll(/^\| `([^`]+)` \|/gm)].flatMap(([, path = '']) =>
      path.includes('{')
        ? ['en', 'de', 'es', 'ar'].map((language) => path.replace(/\{.*\}/, language))
        : [path],
    );
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.length).toBeLessThanOrEqual(14);
    // One that has a list alone, as the section describes it.
    const paths = listed.map((path) =>
      path.replace('XsPage', 'SplashPage').replace(/\bxs\b/, 'splash'),
    );
    const files = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
    const without = paths.filter((_, at) => !/splash/i.test(files[at] ?? ''));
    expect(without).toEqual([]);
  });

  it('README.md stays within 120 lines and names the two set-up lines', async () => {
    const text = await readFile(join(root, 'README.md'), 'utf8');
    expect(text.split('\n').length).toBeLessThanOrEqual(121);
    expect(text).toContain('npm install && npm start\nnpm install && npm test');
  });
});
