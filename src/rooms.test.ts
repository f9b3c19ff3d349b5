import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenFileRules } from '#testing/architecture/file-rules.ts';
import { crowdedFolders, fileCircles, folderCircles } from '#testing/architecture/folders.ts';
import { forbiddenImports, isTest } from '#testing/architecture/rooms.ts';
import { filesIn, parseSource, projectFolder, readSources, readText } from '#testing/architecture/sources.ts';

const sources = readSources();

describe('The house', () => {
  it('lets rooms import downwards only', () => {
    expect(sources.flatMap(forbiddenImports)).toEqual([]);
  });

  it('holds to its rules in every file', () => {
    expect(sources.flatMap(brokenFileRules)).toEqual([]);
  });

  it('lets folders import each other in one direction only, types included', () => {
    expect(folderCircles(sources.filter(({ path }) => !isTest(path)))).toEqual([]);
  });

  it('has no circle of files, types included', () => {
    expect(fileCircles(sources)).toEqual([]);
  });

  it('holds at most fifteen files in a folder, tests included', () => {
    expect(crowdedFolders([...filesIn('src'), ...filesIn('e2e')])).toEqual([]);
  });

  it('was read as a whole', () => {
    expect(sources.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['src/contract/api.ts', 'src/rooms.test.ts', 'e2e/setup/browser.ts', 'vite.config.ts']),
    );
  });
});

describe('README.md', () => {
  const has = existsSync(join(projectFolder, 'README.md'));
  const text = has ? readText('README.md') : '';

  it('is there', () => {
    expect(has, 'README.md is missing: it tells a newcomer how to begin').toBe(true);
  });

  it('names only scripts that package.json has', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)].map(
      (match) => match[1] ?? match[2],
    );
    expect(named).toContain('start');
    expect(named.filter((name) => !Object.keys(scripts).includes(String(name)))).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    // `xs` stands for a resource that somebody is about to add.
    const named = [...text.matchAll(/(?<![\w/.-])(?:src|e2e|public|docs)(?:\/[\w.-]+)+/g)]
      .map(([path]) => path.replace(/\.$/, ''))
      .filter((path) => !/\bxs\b/.test(path));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(join(projectFolder, path)))).toEqual([]);
  });

  it('stays within 150 lines', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(150);
  });
});

/** What is found in a made-up file. */
function imports(path: string, text: string): string[] {
  return forbiddenImports(parseSource(path, text));
}

function rules(path: string, text = '/** Says something. */\nexport const x = 1;\n'): string[] {
  return brokenFileRules(parseSource(path, text));
}

describe('A forbidden import is found', () => {
  it.each([
    ['upwards', 'src/client/a.ts', `import { x } from '#engine/engine.ts';`],
    ['upwards for a type alone', 'src/contract/a.ts', `import type { X } from '#client/errors/api-error.ts';`],
    ['in the middle of an expression', 'src/ui/a.ts', `const load = () => import('#pages/links/list/LinksPage.tsx');`],
    ['inside a type', 'src/ui/a.ts', `export type X = import('#engine/engine.ts').Engine;`],
    ['by handing it on', 'src/client/a.ts', `export { createEngine } from '#engine/engine.ts';`],
    ['by a path that climbs', 'src/client/a.ts', `import { x } from '../contract/api.ts';`],
    ['by a path that climbs late', 'src/client/a.ts', `import { x } from './../contract/api.ts';`],
    ['without its extension', 'src/client/a.ts', `import { x } from './b';`],
    ['of another screen', 'src/pages/links/A.tsx', `import { B } from '#pages/overview/B.tsx';`],
    ['of a screen, by what several screens share', 'src/features/assign/A.tsx', `import { B } from '#pages/links/B.tsx';`],
    ['of a resource by what only knows looks', 'src/ui/a.ts', `import type { Link } from '#contract/resources/links.ts';`],
    ['of the client by a page', 'src/pages/links/A.tsx', `import { createClient } from '#client/client.ts';`],
    ['of the service by the dashboard', 'src/main.tsx', `import { createService } from '#service/service.ts';`],
    ['of the dashboard by the service', 'src/service/a.ts', `import { ApiError } from '#client/errors/api-error.ts';`],
    ['of the program by the service', 'src/service/a.ts', `import { x } from '#service/node/main.ts';`],
    ['of what is made for tests', 'src/app/a.ts', `import { x } from '#testing/replies/quirks.ts';`],
    ['of a test', 'src/app/a.ts', `import { x } from './a.test.ts';`],
    ['of node by the service', 'src/service/a.ts', `import { hash } from 'node:crypto';`],
    ['of node by the dashboard', 'src/app/a.ts', `import 'node:fs';`],
    ['of the driver by the service', 'src/service/a.ts', `import Database from 'better-sqlite3';`],
    ['of React below the screen', 'src/engine/a.ts', `import { useState } from 'react';`],
    ['of Mantine by queries', 'src/queries/a.ts', `import { Button } from '@mantine/core';`],
    ['of zod by what only knows looks', 'src/ui/a.ts', `import * as z from 'zod';`],
    ['of a package by the contract', 'src/contract/a.ts', `import { Hono } from 'hono';`],
    ['of a package by the loader', 'src/embed/loader/loader.ts', `import * as z from 'zod';`],
    ['of a room by the loader', 'src/embed/loader/loader.ts', `import { App } from '#app/App.tsx';`],
    ['of a room that nobody knows', 'src/attic/a.ts', `import { api } from '#contract/api.ts';`],
  ])('%s', (_, path, text) => {
    expect(imports(path, text)).toHaveLength(1);
    expect(imports(path, text)[0]).toContain(`${path}:1 imports `);
  });

  it.each([
    ['downwards', 'src/engine/a.ts', `import { api } from '#contract/api.ts'; import { b } from './b.ts';`],
    ['of the one error by a page', 'src/pages/links/A.tsx', `import { ApiError } from '#client/errors/api-error.ts';`],
    ['of what several screens share', 'src/pages/links/A.tsx', `import { B } from '#features/assign/B.tsx';`],
    ['of plain valueFormats by what only knows looks', 'src/ui/a.ts', `import { x } from '#contract/protocol/values.ts';`],
    ['of zod by forms', 'src/ui/form/a.ts', `import * as z from 'zod';`],
    ['of node by the program', 'src/service/node/a.ts', `import 'node:fs'; import { x } from '#service/service.ts';`],
    ['of the driver by the store', 'src/service/store/sqlite/open.ts', `import Database from 'better-sqlite3';`],
    ['of the protocol by the loader', 'src/embed/loader/loader.ts', `import { x } from '#embed/protocol/messages.ts';`],
    ['of anything by a test', 'src/contract/a.test.ts', `import { x } from '#service/service.ts'; import 'node:fs';`],
    [
      'that is only spoken of',
      'src/contract/a.ts',
      `// import { x } from '#engine/engine.ts'\nconst text = "import('#engine/x.ts')";`,
    ],
  ])('and an allowed one is not: %s', (_, path, text) => {
    expect(imports(path, text)).toEqual([]);
  });
});

describe('A circle is found', () => {
  const sourceOf = (path: string, text: string) => parseSource(path, text);

  it('of two folders, for a type alone', () => {
    const files = [
      sourceOf('src/ui/a/x.ts', `import type { Y } from '#ui/b/y.ts';`),
      sourceOf('src/ui/b/z.ts', `import { W } from '#ui/a/w.ts';`),
    ];
    expect(folderCircles(files)).toEqual(['src/ui/a → src/ui/b (src/ui/a/x.ts:1), src/ui/b → src/ui/a (src/ui/b/z.ts:1)']);
    expect(fileCircles(files)).toEqual([]);
  });

  it('of three files', () => {
    const files = ['a', 'b', 'c'].map((name, index) => sourceOf(`src/ui/${name}.ts`, `import './${['b', 'c', 'a'][index]}.ts';`));
    expect(fileCircles(files)).toHaveLength(1);
    expect(folderCircles(files)).toEqual([]);
  });

  it('and not where folders import in one direction', () => {
    expect(folderCircles([sourceOf('src/ui/a/x.ts', `import { Y } from '#ui/b/y.ts';`), sourceOf('src/ui/b/y.ts', '')])).toEqual(
      [],
    );
  });

  it('and neither is a folder with fifteen files crowded, but one with sixteen', () => {
    const paths = Array.from({ length: 16 }, (_, number) => `src/ui/a${number}.ts`);
    expect(crowdedFolders(paths.slice(1))).toEqual([]);
    expect(crowdedFolders(paths)).toEqual(['src/ui holds 16 files']);
  });
});

describe('A broken rule is found', () => {
  it.each([
    ['a barrel', 'src/ui/index.ts'],
    ['a drawer', 'src/ui/helpers/a.ts'],
    ['a component in kebab-case', 'src/ui/data-table.tsx'],
    ['a module in PascalCase', 'src/ui/DataTable.ts'],
    ['a module in camelCase', 'src/ui/dataTable.ts'],
    ['a folder in PascalCase', 'src/ui/DataTable/a.ts'],
  ])('in a name: %s', (_, path) => {
    expect(rules(path).length).toBeGreaterThan(0);
  });

  it.each([
    ['a default export', 'export default 1;'],
    ['a default function', 'export default function x() {}'],
    ['a hand-on of everything', `export * from './b.ts';`],
    ['no first line', ''],
    ['a call of fetch', `export const x = fetch('/api');`],
    ["a call of the window's fetch", `export const x = window.fetch('/api');`],
    ['too many lines', '\n'.repeat(251)],
  ])('in a text: %s', (_, text) => {
    expect(rules('src/pages/a.ts', text === '' ? 'export {};' : `/** Says something. */\n${text}`)).toHaveLength(1);
  });

  it.each([['z.string().transform(Number)'], ['z.preprocess(Number, z.int())'], ['Date.now()'], ['Math.random()']])(
    'in the contract: %s',
    (call) => {
      expect(rules('src/contract/a.ts', `/** Says something. */\nexport const x = ${call};\n`)).toHaveLength(1);
    },
  );

  it.each(['src/ui/data-table/DataTable.tsx', 'src/ui/data-table.ts', 'src/ui/data-table/DataTable.test.tsx', 'src/main.tsx'])(
    'and a good name is not: %s',
    (path) => {
      expect(rules(path)).toEqual([]);
    },
  );
});
