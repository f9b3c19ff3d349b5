/**
 * `npm run build:site`: writes the site into dist/site or the folder that is named, from docs, openapi.json and the examples, with the
 * demo below demo, and fails where a link leads nowhere.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { build } from 'vite';
import { ensureDemo } from '#service/node/build/build-dashboard.ts';
import { brokenLinks } from './check-links.ts';
import { examplesPage } from './examples-page.ts';
import { type Page, renderPage } from './layout.ts';
import { llmsText } from './llms-text.ts';
import { plainText, renderMarkdown } from './markdown/render-markdown.ts';
import { made, pathOf, relativeTo, sections } from './pages.ts';
import { playgroundPage } from './playground-page.ts';
import type { OpenApi } from './reference/open-api-types.ts';
import { renderReference } from './reference/render-reference.ts';
import { searchSections } from './search-index.ts';

const root = join(import.meta.dirname, '..');
const out = process.argv[2] ?? join(root, 'dist', 'site');
const font = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** What documents link to for a page that is made: a file that a reader of the repository finds. */
const madeFrom: Readonly<Record<string, string>> = {
  'public/openapi.json': made.reference,
  'site/playground-page.ts': made.playground,
};

/** Files of the repository that pages link to: they are copied, as they are. */
const linked = new Set<string>();

await rm(out, { recursive: true, force: true });
await mkdir(join(out, 'assets'), { recursive: true });
const demo = await ensureDemo();
const sources = await documents();
const pages = await allPages(sources);
for (const page of pages) await write(page.path, renderPage(page));
for (const source of sources)
  await write(pathOf(source).replace(/\.html$/, '.md'), await readFile(join(root, source), 'utf8'));
for (const path of linked) await copy(path, `files/${path}`);
await write('assets/search.json', JSON.stringify(searchSections(pages)));
await write('llms.txt', llmsText(pages));
await copy('public/openapi.json', 'openapi.json');
await copy('public/favicon.svg', 'assets/favicon.svg');
await copy('site/site.css', 'assets/site.css');
await copy(`node_modules/${font}`, 'assets/inter.woff2');
await buildScripts();
await cp(demo, join(out, 'demo'), { recursive: true });
const broken = await brokenLinks(out);
if (broken.length > 0) throw new Error(`Links lead nowhere:\n${broken.join('\n')}`);
process.stdout.write(`${pages.length} pages in ${out}, every link leads somewhere\n`);

/** Documents that have a page: all of docs, and those of the top level that the navigation names. */
async function documents(): Promise<readonly string[]> {
  const entries = await readdir(join(root, 'docs'), { recursive: true, withFileTypes: true });
  const docs = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({ parentPath, name }) => posix.join(parentPath.slice(root.length + 1), name));
  const named = sections.flatMap(({ entries: own }) => own.map(({ source }) => source));
  return [...new Set([...docs, ...named.filter((source) => source.endsWith('.md'))])].sort();
}

async function allPages(names: readonly string[]): Promise<readonly Page[]> {
  const rendered = await Promise.all(names.map((name) => documentPage(name, names)));
  const text = await readFile(join(root, 'public', 'openapi.json'), 'utf8');
  const reference = renderReference(JSON.parse(text) as OpenApi); // made and checked by `npm run openapi`
  return [
    ...rendered,
    {
      ...reference,
      path: pathOf(made.reference),
      about: 'Every endpoint with its fields, an example and a request for the terminal.',
    },
    playgroundPage(),
    await examplesPage(root),
  ];
}

async function documentPage(source: string, names: readonly string[]): Promise<Page> {
  const path = pathOf(source);
  const markdown = await readFile(join(root, source), 'utf8');
  const rendered = renderMarkdown(markdown, source, (target) => targetFrom(path, target, names));
  const first = plainText(/<p>(.*?)<\/p>/s.exec(rendered.html)?.[1] ?? '');
  const about = /^.*?[.!?](?=\s|$)/s.exec(first)?.[0] ?? first;
  const html = path === 'index.html' ? withDemo(rendered.html) : rendered.html;
  return { ...rendered, html, path, about };
}

/** The start page, with the way to the demo behind its first paragraph. */
function withDemo(html: string): string {
  const button =
    '<p class="demo"><a href="demo/index.html">Try the demo, without an installation</a></p>';
  return html.replace('</p>', `</p>\n${button}`);
}

/** Where a link of a document leads in the site. */
function targetFrom(from: string, target: string, names: readonly string[]): string {
  const page = madeFrom[target];
  if (page !== undefined) return relativeTo(from, pathOf(page));
  const [, example] = /^docs\/examples(?:\/([\w-]+))?$/.exec(target) ?? [];
  if (target.startsWith('docs/examples'))
    return `${relativeTo(from, pathOf(made.examples))}${example === undefined ? '' : `#${example}`}`;
  const document = names.includes(`${target}/README.md`) ? `${target}/README.md` : target;
  if (names.includes(document)) return relativeTo(from, pathOf(document));
  linked.add(target);
  return relativeTo(from, `files/${target}`);
}

async function buildScripts(): Promise<void> {
  const input = {
    site: 'browser/site.ts',
    playground: 'browser/playground.ts',
    scheme: 'browser/scheme.ts',
  };
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(out, 'assets'),
      target: 'es2022',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}

async function write(path: string, text: string): Promise<void> {
  const file = join(out, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(join(out, to)), { recursive: true });
  await cp(join(root, from), join(out, to), { recursive: true });
}
