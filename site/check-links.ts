/** Link check of the built site: every link, script and picture leads to a file, and every anchor to an element. */
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

/**
 * @param base the path that the folder is served at, with a slash at both ends
 * @returns each link that leads nowhere, with its page
 */
export async function brokenLinks(folder: string, base: string): Promise<string[]> {
  const files = await filesBelow(folder);
  // The demo is a program of its own, whose files are not pages of the site.
  const pages = files.filter((path) => path.endsWith('.html') && !path.startsWith('demo/'));
  const html = new Map<string, string>();
  for (const page of pages) html.set(page, await readFile(join(folder, page), 'utf8'));
  const anchors = new Map([...html].map(([page, text]) => [page, idsOf(text)]));
  return [...html].flatMap(([page, text]) =>
    targetsOf(text)
      .filter((target) => !leadsSomewhere(target, page))
      .map((target) => `${page}: ${target}`),
  );

  function leadsSomewhere(target: string, page: string): boolean {
    if (/^(https?:|mailto:|data:)/.test(target)) return true;
    const url = new URL(target, `http://site${base}${page}`);
    if (!url.pathname.startsWith(base)) return false;
    const file = url.pathname.slice(base.length).replace(/(^|\/)$/, '$1index.html');
    const anchor = url.hash.slice(1);
    if (!files.includes(file)) return false;
    return anchor === '' || anchors.get(file)?.has(decodeURIComponent(anchor)) === true;
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => posix.join(parentPath.slice(folder.length + 1), name));
}

function idsOf(html: string): ReadonlySet<string> {
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  if (twice.length > 0) throw new Error(`Two elements of a page have the id ${twice[0]}`);
  return new Set(ids);
}

function targetsOf(html: string): string[] {
  return [...html.matchAll(/<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g)].map(
    ([, target = '']) => target.replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
  );
}
