/** Tests of the documents: each link between them leads to a file, and its anchor to a heading there. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { anchorOf } from './anchor-of.ts';
import { made, pageOf, root, sections } from './pages.ts';

/** All anchors of a document, and where its links and pictures lead. Code has neither. */
function readLinks(markdown: string) {
  const text = markdown.replace(/^( *`{3,})[^]*?^\1$/gm, '');
  const uses = new Map<string, number>();
  const anchors = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => {
    const anchor = anchorOf(heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1'));
    const before = uses.get(anchor) ?? 0;
    uses.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
  const links = text.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g);
  return { anchors: new Set(anchors), targets: [...links].map(([, target = '']) => target) };
}

async function documents(): Promise<string[]> {
  const top = (await readdir(root)).filter((name) => name.endsWith('.md'));
  const below = await readdir(join(root, 'docs'), { recursive: true });
  const docs = below.filter((name) => name.endsWith('.md')).map((name) => posix.join('docs', name));
  return [...top, ...docs];
}

async function readAll(paths: readonly string[]) {
  const read = paths.map(async (path) => {
    return [path, readLinks(await readFile(join(root, path), 'utf8'))] as const;
  });
  return new Map(await Promise.all(read));
}

test('Every link of a document leads to a file, and every anchor to a heading', async () => {
  const documentsWithLinks = await readAll(await documents());
  expect(documentsWithLinks.size).toBeGreaterThan(80);
  const broken: string[] = [];
  for (const [path, { targets }] of documentsWithLinks) {
    for (const target of targets) {
      if (/^(https?|mailto):/.test(target)) continue;
      const [file = '', anchor] = target.split('#');
      const to = file === '' ? path : posix.join(posix.dirname(path), file).replace(/\/$/, '');
      const anchors = documentsWithLinks.get(to)?.anchors;
      const isThere = existsSync(join(root, to)) && (anchor === undefined || anchors?.has(anchor));
      if (isThere !== true) broken.push(`${path}: ${target}`);
    }
  }
  expect(broken).toEqual([]);
});

test('A link that leads nowhere, and an anchor without a heading, would be found', () => {
  const { anchors, targets } = readLinks(
    '# A `b`: c & d\n\n[x](y.md#z) ![p](q.png)\n\n| a |\n|---|\n| [in a table](t.md) |\n\n```md\n# no [link](here)\n```\n\n## Twice\n\n## Twice',
  );
  expect([...anchors]).toEqual(['a-b-c--d', 'twice', 'twice-1']);
  expect(targets).toEqual(['y.md#z', 'q.png', 't.md']);
});

test('Anchors are those of GitHub', () => {
  expect(anchorOf('100,000 links in a browser')).toBe('100000-links-in-a-browser');
  expect(anchorOf('Options of `npm start`')).toBe('options-of-npm-start');
  expect(anchorOf('A link and "quotes"')).toBe('a-link-and-quotes');
  expect(anchorOf('Was ist das? Ein Überblick')).toBe('was-ist-das-ein-überblick');
});

test('Every document but decisions and the template is in the navigation, once', async () => {
  const named = sections.flatMap(({ entries }) => entries.map(({ source }) => source));
  expect(new Set(named).size).toBe(named.length);
  const pages = (await documents()).filter(
    (path) => path.startsWith('docs/') && !/^docs\/decisions\/(?!README)/.test(path),
  );
  expect(pages.filter((path) => !named.includes(path))).toEqual([]);
  const wanted = named.filter((source) => !Object.values<string>(made).includes(source));
  expect(wanted.filter((source) => !existsSync(join(root, source)))).toEqual([]);
});

test('Pages have the paths of their documents, in small letters and without docs', () => {
  expect(pageOf('docs/README.md')).toBe('index.md');
  expect(pageOf('docs/SECURITY.md')).toBe('security.md');
  expect(pageOf('docs/decisions/README.md')).toBe('decisions/index.md');
  expect(pageOf('CHANGELOG.md')).toBe('changelog.md');
  expect(pageOf(made.reference)).toBe('api.md');
});
