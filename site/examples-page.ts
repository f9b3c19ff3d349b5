/** Examples page: each project of docs/examples with its files, to be copied without a clone. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import type { Page } from './layout.ts';
import { escapeHtml } from './markdown/escape-html.ts';
import { renderCode } from './markdown/render-markdown.ts';

const folder = 'docs/examples';

/** What each project is, in the order of the page. */
const projects: Readonly<Record<string, string>> = {
  'vite-react': 'React with Vite',
  next: 'Next, with a backend that keeps the key',
  vue: 'Vue',
  svelte: 'Svelte',
  node: 'A backend on Node.js',
  python: 'A backend in Python',
  php: 'A backend in PHP',
  script: 'A script with linkdeck-client',
};

/** @param root the folder of the project */
export async function examplesPage(root: string): Promise<Page> {
  const found = (await readdir(join(root, folder))).sort();
  const missing = found.filter((name) => projects[name] === undefined);
  if (missing.length > 0) throw new Error(`The page of examples does not name ${missing.join()}`);
  const parts = await Promise.all(Object.keys(projects).map((name) => renderProject(root, name)));
  const intro =
    'Whole projects, which build with the packed files. Each file has its path above it. What they are for is in <a href="embedding.html">Embedding</a>.';
  return {
    path: 'examples.html',
    title: 'Examples',
    about: 'Whole projects in React, Next, Vue, Svelte, Node.js, Python and PHP.',
    html: `<h1 id="examples">Examples</h1>\n<p>${intro}</p>\n${parts.join('\n')}`,
    headings: Object.entries(projects).map(([anchor, text]) => ({ depth: 2, text, anchor })),
  };
}

async function renderProject(root: string, name: string): Promise<string> {
  const entries = await readdir(join(root, folder, name), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath, entry.name))
    .sort();
  const files = paths.map(async (path) => {
    const shown = escapeHtml(path.slice(join(root, folder).length + 1));
    const text = await readFile(path, 'utf8');
    return `<h3>${shown}</h3>\n${renderCode(text.trimEnd(), extname(path).slice(1))}`;
  });
  const title = escapeHtml(projects[name] ?? name);
  const heading = `<h2 id="${name}"><a class="anchor" href="#${name}">${title}</a></h2>`;
  return [heading, ...(await Promise.all(files))].join('\n');
}
