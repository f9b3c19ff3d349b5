/**
 * `npm run build:site`: builds the site by VitePress into dist/site or the folder of `--out`, to be served below the path of `--base`,
 * with the demo below demo. It fails where a link leads nowhere.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDemo } from '#service/node/build/build-dashboard.ts';
import { ensurePackages } from '#testing/load-tool.ts';
import { brokenLinks } from './check-links.ts';
import { examplesPage } from './examples.ts';
import { llmsText } from './llms-text.ts';
import { documents, made, pageOf, root } from './pages.ts';
import type { OpenApi } from './reference/open-api-types.ts';
import { referencePage } from './reference/reference-page.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'dist', 'site') },
    base: { type: 'string', default: '/' },
  },
});
const { base } = values;
const out = resolve(values.out);
if (!/^\/(.*\/)?$/.test(base)) throw new Error('--base begins and ends with a slash');
const folder = join(import.meta.dirname, '.vitepress');

ensurePackages(folder);
const demo = await ensureDemo();
const openApi = await readFile(join(root, 'public', 'openapi.json'), 'utf8');
await mkdir(join(import.meta.dirname, 'made'), { recursive: true });
await writeFile(join(root, made.reference), referencePage(JSON.parse(openApi) as OpenApi)); // made and checked by `npm run openapi`
await writeFile(join(root, made.examples), await examplesPage());
const words = ['build', import.meta.dirname, '--base', base, '--outDir', out];
const program = join(folder, 'node_modules', 'vitepress', 'bin', 'vitepress.js');
const { status } = spawnSync(process.execPath, [program, ...words], { stdio: 'inherit' });
if (status !== 0)
  throw new Error('VitePress could not build the site. Its own messages are above.');
for (const source of [...(await documents()), ...Object.values(made)])
  await cp(join(root, source), join(out, pageOf(source)));
await writeFile(join(out, 'llms.txt'), await llmsText());
for (const name of ['openapi.json', 'favicon.svg'])
  await cp(join(root, 'public', name), join(out, name));
await cp(demo, join(out, 'demo'), { recursive: true });
const broken = await brokenLinks(out, base);
if (broken.length > 0) throw new Error(`Links lead nowhere:\n${broken.join('\n')}`);
process.stdout.write(
  `The site is in ${out}, to be served at ${base}; every link leads somewhere\n`,
);
