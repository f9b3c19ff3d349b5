import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Licences } from './licences-plugin.ts';

const permission = 'Permission is hereby granted, to the readers of';
let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'linkdeck-licences-'));
  await addFiles({
    'src/main.js':
      "import 'code'; import './page.css'; new Worker(new URL('./work.js', import.meta.url), { type: 'module' });",
    'src/work.js': "import 'work'; postMessage(1);",
    'src/page.css': "@font-face { src: url('@fonts/letters/letters.woff2'); }",
    'node_modules/@fonts/letters/letters.woff2': 'x'.repeat(5000),
  });
  await addPackage('code', { LICENSE: `${permission} code` });
  await addPackage('work', { 'LICENCE.txt': `${permission} work` });
  await addPackage('@fonts/letters', { 'license.md': `${permission} letters` });
  await addPackage('unused', {});
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function addFiles(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
}

async function addPackage(name: string, files: Readonly<Record<string, string>>): Promise<void> {
  const folder = `node_modules/${name}`;
  await addFiles({
    [`${folder}/package.json`]: JSON.stringify({ name, version: '1.2.3', license: 'MIT' }),
    [`${folder}/index.js`]: `globalThis['${name}'] = 1;`,
  });
  for (const [file, text] of Object.entries(files)) await addFiles({ [`${folder}/${file}`]: text });
}

/** The headings and texts of the list that a build writes. */
async function written(): Promise<string> {
  const licences = new Licences();
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [licences.written()],
    worker: { format: 'es', plugins: () => [licences.ofWorkers()] },
    build: { write: false, rolldownOptions: { input: join(root, 'src/main.js') } },
  });
  const output = 'output' in built ? built.output : [];
  const list = output.find((part) => part.fileName === 'licences.md');
  return list?.type === 'asset' ? list.source.toString() : '';
}

test('The packages of scripts, of workers and of fonts are in the list with their text, and no others', async () => {
  const list = await written();
  expect(list.match(/^## .*$/gm)).toEqual([
    '## @fonts/letters 1.2.3 (MIT)',
    '## code 1.2.3 (MIT)',
    '## work 1.2.3 (MIT)',
  ]);
  for (const name of ['letters', 'code', 'work']) expect(list).toContain(`${permission} ${name}`);
});

test('A text in the README counts', async () => {
  await rm(join(root, 'node_modules/code/LICENSE'));
  await addPackage('code', { 'README.md': `# code\n\n## License\n\n${permission} the README` });
  expect(await written()).toContain(`${permission} the README`);
});

test.each([
  ['nothing', {}],
  ['the name of a licence alone', { 'README.md': '# code\n\n## License\n\nMIT' }],
  ['an empty file', { LICENSE: '' }],
])('A package with %s fails the build, and is named', async (_, files) => {
  await rm(join(root, 'node_modules/code/LICENSE'));
  await addPackage('code', files);
  await expect(written()).rejects.toThrow('code has no licence text');
});
