/** Redirect rules are read back by the syntax of their server: old links of every spelling lead to the new ones. */
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { JobRow, JobSummary } from '#queries/jobs.ts';
import { type MovedLink, movedLinks, oldLinksColumn, redirectable } from './moved-links.ts';
import { apacheRules, cloudflareRules, nginxRules } from './redirect-rules.ts';

const job: JobSummary = {
  id: 'a',
  kind: 'create',
  source: 'import',
  title: 'bitly.csv',
  columns: ['Link', oldLinksColumn],
  createdAt: 0,
  state: 'finished',
  why: '',
  heldUntil: null,
  remainingMs: null,
  isStored: true,
  total: 1,
  done: 1,
  refused: 0,
  unknown: 0,
  dropped: 0,
};

function created(oldLinks: string, shorturl: string): JobRow {
  const made = { id: 1, shorturl };
  return { index: 0, state: 'done', label: 'x', problem: '', made, cells: ['x', oldLinks] };
}

function moved(...olds: string[]): MovedLink[] {
  const rows = olds.map((old, index) => created(old, `https://s.example/new-${index}`));
  return redirectable(movedLinks(job, rows));
}

describe('Moved links', () => {
  it('are all old links of the rows that were created', () => {
    const failed: JobRow = { ...created('go.example/c', ''), state: 'refused', made: undefined };
    const rows = [created('go.example/a go.example/b', 'https://s.example/a'), failed];
    expect(movedLinks(job, rows)).toEqual([
      { host: 'go.example', path: '/a', to: 'https://s.example/a' },
      { host: 'go.example', path: '/b', to: 'https://s.example/a' },
    ]);
  });

  it('are redirected only from domains of the user, once each, and not to themselves', () => {
    const rows = [
      created('bit.ly/a go.example/a', 'https://s.example/a'),
      created('go.example/a', 'https://s.example/twice'),
      created('s.example/%C3%BC', 'https://s.example/ü'),
      created('/fair', 'https://s.example/fair'),
      created('go.example/odd', 'not a URL'),
      created('go"x.example/a go.example;/a -/a {}/a', 'https://s.example/b'),
    ];
    const paths = redirectable(movedLinks(job, rows)).map(({ host, path }) => host + path);
    expect(paths).toEqual(['go.example/a', '/fair']);
  });
});

const odd = [
  'a.b',
  '%C3%BCber',
  'a%22b',
  'a%5Cb',
  'a%20b',
  '$1',
  "it's",
  'a,b',
  '(x)*',
  '~a',
  'x/y',
];

/** The texts in quotes of a line, as nginx and Apache read them. */
function quotedTexts(line: string): string[] {
  return [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) =>
    text.replace(/\\(["\\])/g, '$1'),
  );
}

describe('Rules', () => {
  it('for nginx have the decoded old link as a text', () => {
    const rules = nginxRules(moved(...odd.map((ending) => `go.example/${ending}`)));
    const entries = rules.split('\n').filter((line) => line.startsWith('  "'));
    expect(entries.map(quotedTexts)).toEqual(
      odd.map((ending, index) => [
        `go.example/${decodeURIComponent(ending)}`,
        `https://s.example/new-${index}`,
      ]),
    );
  });

  it.each([
    ['nginx', nginxRules],
    ['Apache', apacheRules],
    ['Cloudflare', cloudflareRules],
  ])('for %s have every control character by its code, and each rule on its line', (_, write) => {
    const codes = [...Array(32).keys(), 127].map((code) => code.toString(16).padStart(2, '0'));
    const plain = write(moved(...codes.map((code) => `go.example/a${code}b`)));
    const rules = write(moved(...codes.map((code) => `go.example/a%${code}b`)));
    const rows = rules.split('\n');
    expect(rows).toHaveLength(plain.split('\n').length);
    expect(rows.filter((row) => /\p{Cc}/u.test(row))).toEqual([]);
  });

  it('for Apache lead to an address whose control characters stay encoded', () => {
    const link = { host: 'go.example', path: '/a', to: 'https://s.example/a%0ARedirect' };
    expect(apacheRules([link])).toContain('"https://s.example/a%0ARedirect"');
  });

  it('for nginx and Apache match the old link that has a control character', () => {
    const links = moved('go.example/a%0Ab');
    const [key = ''] = quotedTexts(
      nginxRules(links)
        .split('\n')
        .find((l) => l.includes('~^')) ?? '',
    );
    expect(new RegExp(key.slice(1)).test('go.example/a\nb')).toBe(true);
    const rule = apacheRules(links)
      .split('\n')
      .find((l) => l.startsWith('RedirectMatch'));
    expect(new RegExp(quotedTexts(rule ?? '')[0] ?? '').test('/a\nb')).toBe(true);
  });

  it('for nginx tell apart links that differ in case alone', () => {
    const rules = nginxRules(moved('go.example/Ab.c', 'go.example/aB.c', 'go.example/d'));
    expect(rules).toContain('  "~^go\\x2eexample/Ab\\x2ec$" "https://s.example/new-0";');
    expect(rules).toContain('  "~^go\\x2eexample/aB\\x2ec$" "https://s.example/new-1";');
    expect(rules).toContain('  "go.example/d" "https://s.example/new-2";');
    expect(rules).not.toContain('map_hash');
  });

  it('for nginx may use more memory where links are long', () => {
    expect(nginxRules(moved(`go.example/${'x'.repeat(60)}`))).toContain('map_hash_bucket_size');
  });

  it('for nginx leave out the host where the file did not say it', () => {
    const rules = nginxRules(moved('/fair'));
    expect(rules).toContain('map $uri $moved_path {\n  default "";\n  "/fair" ');
    expect(rules).not.toContain('$host');
  });

  it('for Apache match each decoded path alone, and no other one', () => {
    const rules = apacheRules(moved(...odd.map((ending) => `go.example/${ending}`)));
    const patterns = rules
      .split('\n')
      .filter((line) => line.startsWith('RedirectMatch 301 '))
      .map((line) => new RegExp(quotedTexts(line)[0] ?? ''));
    expect(patterns).toHaveLength(odd.length);
    const paths = odd.map((ending) => `/${decodeURIComponent(ending)}`);
    for (const [index, pattern] of patterns.entries())
      expect(paths.filter((path) => pattern.test(path))).toEqual([paths[index]]);
    expect(patterns[0]?.test('/axb')).toBe(false);
  });

  it('for Apache have the target as it is before Apache encodes it', () => {
    const link = { host: 'go.example', path: '/a', to: 'https://s.example/%C3%BC' };
    expect(apacheRules([link])).toContain('"^/a$" "https://s.example/ü"');
  });

  it('for Cloudflare are rows of two URLs and a status, without names of columns', () => {
    const rules = cloudflareRules(moved('go.example/a,b', 'bücher.example/%C3%BC', '/fair'));
    expect(Papa.parse(rules.trim()).data).toEqual([
      ['go.example/a,b', 'https://s.example/new-0', '301'],
      ['xn--bcher-kva.example/%C3%BC', 'https://s.example/new-1', '301'],
    ]);
  });
});
