import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { dependencyProblems, type Installed } from '#testing/architecture/dependencies.ts';
import { filesIn, parseSource, projectFolder, readSources, readText, type Source } from '#testing/architecture/sources.ts';
import { unusedCode } from '#testing/architecture/unused.ts';

const list = z.record(z.string(), z.string()).default({});
const manifestFile = z.object({
  scripts: list,
  dependencies: list,
  optionalDependencies: list,
  devDependencies: list,
  peerDependencies: list,
  bin: z.union([z.string(), list]).default({}),
});
const manifest = manifestFile.parse(JSON.parse(readText('package.json')));
const sources = readSources();
const settings = ['vite.config.ts', 'index.html', 'src/service/node/tsconfig.json', 'e2e/playwright.config.ts'];
const styles = filesIn('src').filter((path) => path.endsWith('.css'));
const namingTexts = [...Object.values(manifest.scripts), ...[...settings, ...styles].map(readText)].join('\n');

/** Every file that a script or the page names, and the settings of tools, which find theirs by a fixed name. */
const entries = [
  ...[...namingTexts.matchAll(/(?:src|e2e)\/[\w./-]+\.tsx?/g)].map(([path]) => path),
  ...sources.map(({ path }) => path).filter((path) => /\.config\.(ts|js)$|\.d\.ts$/.test(path)),
];

/** What embedding pages and their backends import, as it is named where it is built. */
const published = [...readText('src/embed/loader/vite.config.ts').matchAll(/src\/embed\/[\w/-]+\.tsx?/g)].map(([path]) => path);

function installed(name: string): Installed {
  const file = join(projectFolder, 'node_modules', name, 'package.json');
  const { bin, peerDependencies } = manifestFile.parse(createRequire(import.meta.url)(file));
  return {
    commands: typeof bin === 'string' ? [name.slice(name.lastIndexOf('/') + 1)] : Object.keys(bin),
    peers: Object.keys(peerDependencies),
  };
}

describe('The sources', () => {
  it('hold nothing that nobody uses', () => {
    expect(unusedCode(sources, entries, published)).toEqual([]);
  });
});

describe('package.json', () => {
  it('lists what is used, and nothing else', () => {
    expect(dependencyProblems(manifest, sources, namingTexts, installed)).toEqual([]);
  });

  it('pins each package to one version', () => {
    const versions = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.devDependencies };
    expect(Object.entries(versions).filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});

function made(files: Record<string, string>): Source[] {
  return Object.entries(files).map(([path, text]) => parseSource(path, text));
}

/** What is found where the page begins with main.tsx. */
function unused(files: Record<string, string>): string[] {
  return unusedCode(made(files), ['src/main.tsx']);
}

describe('Dead code is found', () => {
  const a = 'export const used = 1;\nexport const idle = 2;';

  it('where an export is imported by no file', () => {
    expect(unused({ 'src/main.tsx': `import { used } from './a.ts';`, 'src/a.ts': a })).toEqual([
      'src/a.ts:2 exports idle, which no other file imports',
    ]);
  });

  it('where only a test imports an export', () => {
    const test = `import { idle } from './a.ts';`;
    expect(unused({ 'src/main.tsx': `import { used } from './a.ts';`, 'src/a.ts': a, 'src/a.test.ts': test })).toHaveLength(1);
  });

  it('where only a type is idle', () => {
    const types = 'export interface Idle { x: number }\nexport type Used = Idle;';
    expect(unused({ 'src/main.tsx': `import type { Used } from './a.ts';`, 'src/a.ts': types })).toEqual([
      'src/a.ts:1 exports Idle, which no other file imports',
    ]);
  });

  it('where files import each other and nobody else does', () => {
    const files = {
      'src/main.tsx': '',
      'src/a.ts': `import { b } from './b.ts'; export const a = b;`,
      'src/b.ts': `import { a } from './a.ts'; export const b = a;`,
    };
    expect(unused(files)).toEqual(['src/a.ts: no entry reaches it', 'src/b.ts: no entry reaches it']);
  });

  it('where something is taken of a module only later', () => {
    const main = `import('./a.ts').then((module) => module.used);`;
    expect(unused({ 'src/main.tsx': main, 'src/a.ts': a })).toEqual(['src/a.ts:2 exports idle, which no other file imports']);
  });

  it('where a name is renamed on its way', () => {
    expect(unused({ 'src/main.tsx': `import { used as idle } from './a.ts';`, 'src/a.ts': a })).toHaveLength(1);
  });

  it('but not in a file that is started by its name', () => {
    const main = `new Worker(new URL('./worker.ts', import.meta.url));`;
    expect(unused({ 'src/main.tsx': main, 'src/worker.ts': '' })).toEqual([]);
  });

  it('and what tests alone are made of is alive by tests', () => {
    const files = { 'src/main.tsx': '', 'src/testing/a.ts': a, 'src/x.test.ts': `import { used, idle } from '#testing/a.ts';` };
    expect(unused(files)).toEqual([]);
  });
});

describe('A wrong package.json is found', () => {
  const nothing = { dependencies: {}, optionalDependencies: {}, devDependencies: {} };
  const none = () => ({ commands: [], peers: [] });
  const product = made({ 'src/a.ts': `import { x } from '@scope/x/deep.js'; import './y.css';` });

  it.each([
    ['a package that is not listed', nothing, product, '', ['@scope/x is imported but not in package.json']],
    [
      'a package that nobody uses',
      { ...nothing, dependencies: { y: '1.0.0' } },
      [],
      'run yy x/y2',
      ['y is in package.json but unused'],
    ],
    [
      'a package of the product among the tools',
      { ...nothing, devDependencies: { '@scope/x': '1.0.0' } },
      product,
      '',
      ['@scope/x is imported by the product: it belongs into dependencies'],
    ],
    [
      'types of a package that is gone',
      { ...nothing, devDependencies: { '@types/y': '1.0.0' } },
      [],
      '',
      ['@types/y is in package.json but unused'],
    ],
  ])('with %s', (_, wrong, files, scripts, problems) => {
    expect(dependencyProblems(wrong, files, scripts, none)).toEqual(problems);
  });

  it('and a package that a script runs, or another one wants beside it, is used', () => {
    const tools = { ...nothing, devDependencies: { vitest: '1.0.0', jsdom: '1.0.0' } };
    const about = (name: string) => ({ commands: [], peers: name === 'vitest' ? ['jsdom'] : [] });
    expect(dependencyProblems(tools, [], 'vitest run', about)).toEqual([]);
  });
});
