/** Tests of what the site is made of: pages, reference, search, snippets, and the check of its links. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, test } from 'vitest';
import { searchIn } from '#site/browser/search.ts';
import { type Choices, pageFor, scriptFor } from '#site/browser/snippets.ts';
import { renderMarkdown } from '#site/markdown/render-markdown.ts';
import type { OpenApi } from '#site/reference/open-api-types.ts';
import { renderReference } from '#site/reference/render-reference.ts';
import { brokenLinks } from './check-links.ts';
import { type Page, renderPage } from './layout.ts';
import { llmsText } from './llms-text.ts';
import { searchSections } from './search-index.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

function pageOf(path: string, markdown: string): Page {
  const rendered = renderMarkdown(markdown, 'docs/guides/x.md', (target) => `to:${target}`);
  return { ...rendered, path, about: 'What it is about.' };
}

describe('A document', () => {
  it('has its title, headings with anchors, and links that are resolved from its folder', () => {
    const { title, headings, html } = renderMarkdown(
      '# Title `x`\n\n## First *part*\n\n[a](../operations.md#the-doctor) [b](#first-part) [c](https://x.example/?a=1&b=2)',
      'docs/guides/x.md',
      (target) => `to:${target}`,
    );
    expect(title).toBe('Title x');
    expect(headings).toEqual([{ depth: 2, text: 'First part', anchor: 'first-part' }]);
    expect(html).toContain('<h2 id="first-part">');
    expect(html).toContain('href="to:docs/operations.md#the-doctor"');
    expect(html).toContain('href="#first-part"');
    expect(html).toContain('href="https://x.example/?a=1&amp;b=2"');
  });

  it('shows code as text', () => {
    const { html } = renderMarkdown('```html\n<script>&</script>\n```', 'docs/x.md', String);
    expect(html).toContain('<code>&lt;script&gt;&amp;&lt;/script&gt;</code>');
  });
});

test('A page names its files by ways that hold below any path', () => {
  const html = renderPage(pageOf('guides/x.html', '# X'));
  expect(html).toContain('href="../assets/site.css"');
  expect(html).toContain('href="../index.html"');
  expect(html).toContain('data-root="../"');
  expect(html).not.toMatch(/(href|src)="\//);
});

test('The reference has every endpoint of openapi.json with its fields, a request and a reply', async () => {
  const text = await readFile(join(import.meta.dirname, '..', 'public', 'openapi.json'), 'utf8');
  const document = JSON.parse(text) as OpenApi; // made and checked by `npm run openapi`
  const { html, headings } = renderReference(document);
  const operations = Object.values(document.paths).flatMap((each) => Object.values(each));
  expect(operations.length).toBeGreaterThan(20);
  for (const { operationId } of operations) expect(html).toContain(`<h3 id="${operationId}">`);
  expect(headings).toHaveLength(operations.length + document.tags.length + 1);
  const create = html.split('<h3 id="links.create">')[1]?.split('<h3')[0] ?? '';
  expect(create).toContain('<code>/api/url/add</code>');
  expect(create).toContain('<code>geotarget[].location</code>');
  expect(create).toContain('curl -X POST &quot;$SERVICE/api/url/add&quot;');
  expect(create).toContain('&quot;shorturl&quot;: &quot;https://short.example/summer&quot;');
  expect(html).not.toMatch(/undefined|\[object Object\]/);
});

describe('The search', () => {
  const pages = [
    pageOf('a.html', '# Operations\n\nBegin here.\n\n## The doctor\n\nIt checks the proxy.'),
    pageOf('b.html', '# Guide\n\nThe doctor is on another page, as is the proxy.'),
  ];
  const sections = searchSections(pages);

  it('has a section for each heading, with its text', () => {
    expect(sections).toEqual([
      { page: 'Operations', heading: '', path: 'a.html', text: 'Operations Begin here.' },
      {
        page: 'Operations',
        heading: 'The doctor',
        path: 'a.html#the-doctor',
        text: 'It checks the proxy.',
      },
      expect.objectContaining({ path: 'b.html' }),
    ]);
  });

  it('finds what has every word, a heading first, and nothing for nothing', () => {
    const paths = (query: string) => searchIn(sections, query).map(({ section }) => section.path);
    expect(paths('DOCTOR')).toEqual(['a.html#the-doctor', 'b.html']);
    expect(paths('doctor another')).toEqual(['b.html']);
    expect(paths('doctor nowhere')).toEqual([]);
    expect(paths(' ')).toEqual([]);
  });
});

test('llms.txt names every page of the navigation with a sentence', () => {
  const text = llmsText([pageOf('operations.html', '# Operations')]);
  expect(text).toContain('- [Operations](operations.html): What it is about.');
  expect(text).toContain('- [Interface](api.html)');
});

describe('The code of the playground', () => {
  const usual: Choices = {
    part: 'dashboard',
    url: 'https://deck.example',
    scheme: 'dark',
    accent: '#123456',
    radius: 4,
    language: 'de-CH',
    route: '/overview',
    hasNavigation: true,
    hasBar: false,
    link: 42,
    key: 'user',
  };

  /** Runs a script with a loader that keeps what it is given. */
  function optionsIn(script: string): unknown[] {
    const given: unknown[] = [];
    const linkdeck = { mount: (...args: unknown[]) => void given.push(...args) };
    runInNewContext(script.replace(/^import .*$/m, ''), {
      mountLinkdeck: (_: unknown, options: unknown) => void given.push(options),
      createLinkdeck: (options: unknown) => {
        given.push(options);
        return linkdeck;
      },
      document: { getElementById: () => 'place' },
    });
    return given;
  }

  it('mounts the dashboard with the chosen options', () => {
    expect(optionsIn(scriptFor(usual))).toEqual([
      {
        address: 'https://deck.example',
        appearance: { scheme: 'dark', tokens: { accent: '#123456', radius: 4 } },
        locale: { language: 'de-CH' },
        route: '/overview',
        features: { navigation: true, bar: false },
      },
    ]);
    expect(pageFor(usual)).toContain('<div id="links"></div>');
  });

  it.each(['picker', 'create', 'figures', 'list'] as const)('mounts the part %s', (part) => {
    const [options, name, place, own] = optionsIn(scriptFor({ ...usual, part }));
    expect(options).not.toHaveProperty('route');
    expect([name, place]).toEqual([part, 'place']);
    if (part === 'figures') expect(own).toEqual({ link: 42 });
    if (part === 'picker') expect(own).toMatchObject({ onPick: expect.any(Function) });
  });

  it.each([
    ['page', 'getCredential'],
    ['backend', 'transport'],
  ] as const)('with a key that the %s holds has %s', (key, method) => {
    const [options] = optionsIn(scriptFor({ ...usual, key }));
    expect(options).toMatchObject({ credentials: { [method]: expect.any(Function) } });
  });

  it('quotes what its user types', () => {
    const url = "https://deck.example/a'b\\c";
    expect(optionsIn(scriptFor({ ...usual, part: 'list', url }))[0]).toMatchObject({
      address: url,
    });
  });
});

test('The check finds files, anchors and absolute paths that lead nowhere', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-site-'));
  folders.push(folder);
  await writeFile(
    join(folder, 'a.html'),
    '<h1 id="x">X</h1><a href="#x">1</a><a href="b.html#y">2</a><a href="b.html#z">3</a><a href="c.html">4</a><img src="/p.png"><a class="k" href="https://x.example">5</a>',
  );
  await writeFile(join(folder, 'b.html'), '<h1 id="y">Y</h1>');
  expect(await brokenLinks(folder)).toEqual([
    'a.html: b.html#z',
    'a.html: c.html',
    'a.html: /p.png',
  ]);
});
