/** Tests of what the site is made of beside VitePress: links, reference, policy, llms.txt, snippets, and the check of its links. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, test } from 'vitest';
import { type Choices, pageFor, scriptFor } from './browser/snippets.ts';
import { brokenLinks } from './check-links.ts';
import { withPolicy } from './content-policy.ts';
import { firstSentence } from './llms-text.ts';
import { root } from './pages.ts';
import type { OpenApi } from './reference/open-api-types.ts';
import { referencePage } from './reference/reference-page.ts';
import { linkedFiles, siteLink } from './site-links.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

test('A link between files of the repository leads to their pages, and to a copy of what has none', () => {
  const pages = ['docs/operations.md', 'docs/SECURITY.md', 'docs/decisions/README.md'];
  const leadsTo = (href: string) => siteLink(href, 'docs/guides/operator.md', pages);
  expect(leadsTo('../operations.md#the-doctor')).toBe('../operations.md#the-doctor');
  expect(leadsTo('../SECURITY.md')).toBe('../security.md');
  expect(leadsTo('../decisions')).toBe('../decisions/index.md');
  expect(leadsTo('../examples/vue')).toBe('../examples.md#vue');
  expect(leadsTo('../../public/openapi.json')).toBe('../api.md');
  expect(leadsTo('#here')).toBe('#here');
  expect(leadsTo('https://x.example/?a=1')).toBe('https://x.example/?a=1');
  expect(leadsTo('../../deploy/haproxy.cfg')).toBe('../files/deploy/haproxy.cfg');
  expect([...linkedFiles]).toEqual(['deploy/haproxy.cfg']);
});

test('The reference has every endpoint of openapi.json with its fields, a request and a reply', async () => {
  const text = await readFile(join(root, 'public', 'openapi.json'), 'utf8');
  const document = JSON.parse(text) as OpenApi; // made and checked by `npm run openapi`
  const markdown = referencePage(document);
  const operations = Object.values(document.paths).flatMap((each) => Object.values(each));
  expect(operations.length).toBeGreaterThan(20);
  for (const { operationId } of operations) expect(markdown).toContain(` {#${operationId}}\n`);
  const create = markdown.split(' {#links.create}')[1]?.split('\n### ')[0] ?? '';
  expect(create).toContain('**POST** `/api/url/add`');
  expect(create).toContain('| `geotarget[].location` |');
  expect(create).toContain('curl -X POST "$SERVICE/api/url/add"');
  expect(create).toContain('"shorturl": "https://short.example/summer"');
  expect(markdown).not.toMatch(/undefined|\[object Object\]/);
});

test('A page runs the scripts that it was built with; the playground loads those of others too', () => {
  const page = '<head><script>go()</script><script type="module" src="/a.js"></script></head>';
  const [policy = ''] = /content="[^"]*"/.exec(withPolicy(page, false)) ?? [];
  expect(policy).toContain(
    "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';",
  );
  expect(policy).not.toContain('http');
  expect(withPolicy(page, true)).toMatch(
    /script-src [^;]* http: https:;.*; frame-src 'self' http: https:/,
  );
});

test('A document is described by its first sentence, without marks', () => {
  const text = '# Title\n\nA [link](x.md) and `code` of\ntwo lines. Another one.\n';
  expect(firstSentence(text)).toBe('A link and code of two lines.');
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

test('The check finds files, anchors and paths beside the site that lead nowhere', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-site-'));
  folders.push(folder);
  await writeFile(
    join(folder, 'a.html'),
    '<h1 id="x">X</h1><a href="#x">1</a><a href="/docs/b.html#y">2</a><a href="b.html#z">3</a><a href="c.html">4</a><img src="/p.png"><a class="k" href="https://x.example">5</a>',
  );
  await writeFile(join(folder, 'b.html'), '<h1 id="y">Y</h1>');
  expect(await brokenLinks(folder, '/docs/')).toEqual([
    'a.html: b.html#z',
    'a.html: c.html',
    'a.html: /p.png',
  ]);
});
