import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forbiddenImports } from '#testing/architecture/dependency-rules.ts';
import { fileProblems } from '#testing/architecture/file-rules.ts';
import { nameProblems } from '#testing/architecture/name-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => posix.join(parentPath.slice(root.length), name));
}

describe('The sources', () => {
  it('import in one direction: rooms downwards, folders and files in no circle, types included', async () => {
    expect(await forbiddenImports(root, ['src', 'e2e', 'site', 'vite.config.ts'])).toEqual([]);
  });

  it('have good names, a first line that says what each file does, and at most fifteen files in a folder', async () => {
    const paths = (await Promise.all(['src', 'e2e', 'site'].map(filesIn))).flat();
    expect(paths).toEqual(
      expect.arrayContaining([
        'src/contract/api.ts',
        'src/architecture.test.ts',
        'e2e/setup/browser.ts',
      ]),
    );
    const code = paths.filter((path) => /\.tsx?$/.test(path));
    const problems = await Promise.all(
      code.map(async (path) => fileProblems(path, await readFile(join(root, path), 'utf8'))),
    );
    expect(problems.flat()).toEqual([]);
  });

  it('name things by the words of the glossary', async () => {
    const paths = (await Promise.all(['src', 'e2e', 'site'].map(filesIn))).flat();
    const code = paths.filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$|^src\/(testing|texts)\//.test(path),
    );
    expect(code.length).toBeGreaterThan(500);
    expect(code.some((path) => path.startsWith('e2e/'))).toBe(true);
    const problems = await Promise.all(
      code.map(async (path) => nameProblems(path, await readFile(join(root, path), 'utf8'))),
    );
    expect(problems.flat()).toEqual([]);
  });
});

describe('A word that the glossary replaces is found', () => {
  it.each([
    ['a constant', 'src/engine/a.ts', 'const toldOnce = 1;'],
    ['a parameter', 'src/engine/a.ts', 'function read(heard: string) {}'],
    ['a name that is taken out', 'src/engine/a.ts', 'const { heardAt } = state;'],
    ['a property of a type', 'src/pages/a.ts', 'interface A { person: string }'],
    ['a private field', 'src/engine/a.ts', 'class A { #told = 1; }'],
    ['a bound', 'src/service/a.ts', 'const longestName = 1;'],
    ['a room that is clean of it', 'src/queries/a.ts', 'const addressOf = 1;'],
    ['a browser test', 'e2e/flows/a.spec.ts', 'const address = 1;'],
  ])('in %s', (_, path, source) => {
    expect(nameProblems(path, source)).toHaveLength(1);
  });

  it.each([
    ['a public name', 'src/queries/a.ts', 'const serviceAddress = 1;'],
    ['a look-up', 'src/client/a.ts', 'function lookUpLink() {}'],
    ['a public option of the embed', 'e2e/embed/a.ts', 'const options = { address: 1 };'],
    ['a word that only begins like one', 'src/client/a.ts', 'const personalNote = 1;'],
    ['a text', 'src/client/a.ts', "const text = 'told';"],
  ])('and not in %s', (_, path, source) => {
    expect(nameProblems(path, source)).toEqual([]);
  });
});

describe('A forbidden import is found', () => {
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
    ['of the driver by the service', 'src/service/o.ts', 'better-sqlite3'],
    ['of React below the screen', 'src/engine/p.ts', 'react'],
    ['of Mantine by queries', 'src/queries/q.ts', '@mantine/core'],
    ['of zod by what only knows looks', 'src/ui/r.ts', 'zod/mini'],
    ['of all of zod', 'src/client/zod.ts', 'zod'],
    ['of all of zod by a test', 'src/client/zod.test.ts', 'zod'],
    ['of a package by the contract', 'src/contract/s.ts', 'hono'],
    ['of a package by the loader', 'src/embed/loader/t.ts', 'zod/mini'],
    ['of a room by the loader', 'src/embed/loader/u.ts', '#app/App.tsx'],
    ['of a room that no rule knows', 'src/attic/v.ts', '#contract/api.ts'],
    ['of a file that is not there', 'src/contract/w.ts', '#contract/gone.ts'],
    ['in a circle of two files', 'src/client/circle-a.ts', '#client/circle-b.ts'],
    ['in a circle of two folders', 'src/client/one/x.ts', 'type #client/two/x.ts'],
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
    ['src/service/store/sqlite/gg.ts', 'better-sqlite3'],
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
  let tree = '';
  let found: string[] = [];

  beforeAll(async () => {
    tree = await mkdtemp(join(tmpdir(), 'linkdeck-rules-'));
    const put = async (path: string, text: string) => {
      await mkdir(dirname(join(tree, path)), { recursive: true });
      await writeFile(join(tree, path), text);
    };
    await put('package.json', await readFile(join(root, 'package.json'), 'utf8'));
    for (const name of ['react', '@mantine/core', 'zod', 'zod/mini', 'hono', 'better-sqlite3']) {
      await put(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
      await put(`node_modules/${name}/index.js`, '');
    }
    for (const path of others) await put(path, 'export const x = 1;\n');
    await put('src/client/circle-b.ts', `import './circle-a.ts';\n`);
    await put('src/client/one/y.ts', 'export const y = 1;\n');
    await put(
      'src/client/two/x.ts',
      `import { y } from '#client/one/y.ts';\nexport const x = y;\n`,
    );
    for (const [, path, specifier] of forbidden) await put(path, importOf(specifier));
    for (const [path, specifier] of allowed) await put(path, importOf(specifier));
    found = await forbiddenImports(tree, ['src']);
  });
  afterAll(() => rm(tree, { recursive: true }));

  it.each(forbidden)('%s', (_, path) => {
    const subject = path.endsWith('/x.ts') ? dirname(path) : path;
    expect(found.filter((line) => line.startsWith(`${subject} → `)).length).toBeGreaterThan(0);
  });

  it('and each for its own reason: one alone does not resolve', () => {
    expect(found.filter((line) => line.endsWith('every import resolves'))).toEqual([
      'src/contract/w.ts → #contract/gone.ts: every import resolves',
    ]);
  });

  it.each(allowed)('and an allowed one is not: by %s of %s', (path) => {
    expect(found.filter((line) => line.startsWith(`${path} → `))).toEqual([]);
  });
});

function importOf(text: string): string {
  const specifier = text.replace(/^\w+ /, '');
  if (text.startsWith('type '))
    return `import type { x } from '${specifier}';\nexport type X = typeof x;\n`;
  if (text.startsWith('later ')) return `export const load = () => import('${specifier}');\n`;
  return `import * as all from '${specifier}';\nexport const x = all;\n`;
}

describe('A broken file rule is found', () => {
  const header = '/** Link table: the rows of a page of links. */\n';

  it.each([
    ['a barrel', 'src/ui/index.ts'],
    ['a drawer', 'src/ui/helpers/a.ts'],
    ['a component in kebab-case', 'src/ui/data-table.tsx'],
    ['a module in PascalCase', 'src/ui/DataTable.ts'],
    ['a module in camelCase', 'src/ui/dataTable.ts'],
    ['a folder in PascalCase', 'src/ui/DataTable/a.ts'],
  ])('in a name: %s', (_, path) => {
    expect(fileProblems(path, header)).toHaveLength(1);
  });

  it.each(['export const x = 1;\n', '/**\n *\n */\n'])(
    'in a file without its first comment: %j',
    (text) => {
      expect(fileProblems('src/ui/a.ts', text)).toHaveLength(1);
    },
  );

  it('and not in a file whose first comment has several lines', () => {
    const long = '/**\n * Link table: the rows of a page of links,\n * in their order.\n */\n';
    expect(fileProblems('src/ui/link-table.ts', long)).toEqual([]);
  });

  it.each([
    'src/ui/DataTable.tsx',
    'src/ui/data-table.ts',
    'src/ui/DataTable.test.tsx',
    'src/main.tsx',
  ])('and not in %s', (path) => {
    expect(fileProblems(path, header)).toEqual([]);
  });
});

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

  it('name the files of a resource: at most 20, and one that exists has each', async () => {
    const text = await readFile(join(root, 'docs/contributing.md'), 'utf8');
    const section = text.split('## Add a resource')[1]?.split('\n## ')[0] ?? '';
    const listed = [...section.matchAll(/^\| `([^`]+)` \|/gm)].flatMap(([, path = '']) =>
      path.includes('{')
        ? ['en', 'de', 'es', 'ar'].map((language) => path.replace(/\{.*\}/, language))
        : [path],
    );
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.length).toBeLessThanOrEqual(20);
    // One that has a list alone, as the section describes it. Its table came with those of others.
    const paths = listed.map((path) =>
      path
        .replace('0NN-xs', '002-resources')
        .replace('XsPage', 'SplashPage')
        .replace(/\bxs\b/, 'splash'),
    );
    const files = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
    const without = paths.filter((path, at) => {
      if (path.endsWith('/migrations.ts')) return !files[at]?.includes('createResources');
      return !/splash/i.test(files[at] ?? '');
    });
    expect(without).toEqual([]);
  });

  it('README.md stays within 120 lines and names the two set-up lines', async () => {
    const text = await readFile(join(root, 'README.md'), 'utf8');
    expect(text.split('\n').length).toBeLessThanOrEqual(121);
    expect(text).toContain('npm install && npm start\nnpm install && npm test');
  });
});
