/** Examples page: each project of docs/examples with its files as Markdown, to be copied without a clone. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import { root } from './pages.ts';

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

/** The whole page. */
export async function examplesPage(): Promise<string> {
  const missing = (await readdir(join(root, folder))).filter((name) => !(name in projects));
  if (missing.length > 0) throw new Error(`The page of examples does not name ${missing.join()}`);
  const parts = await Promise.all(Object.keys(projects).map(projectPart));
  return `# Examples

Whole projects in React, Next, Vue, Svelte, Node.js, Python and PHP, which build with the packed files. Each file has its path above it.
What they are for is in [Embedding](../../docs/embedding.md).

${parts.join('\n\n')}
`;
}

async function projectPart(name: string): Promise<string> {
  const below = await readdir(join(root, folder, name), { recursive: true, withFileTypes: true });
  const paths = below
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath, entry.name))
    .sort();
  const files = paths.map(async (path) => {
    const shown = path.slice(join(root, folder).length + 1);
    const text = await readFile(path, 'utf8');
    return `### ${shown}\n\n\`\`\`\`${extname(path).slice(1)}\n${text.trimEnd()}\n\`\`\`\``;
  });
  return [`## ${projects[name] ?? name} {#${name}}`, ...(await Promise.all(files))].join('\n\n');
}
