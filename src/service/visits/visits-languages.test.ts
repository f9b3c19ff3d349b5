/**
 * Tests of the languages of visitors' pages: each page in each of them, whole, told to caches, and
 * redirects without any.
 */
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import type { PublicRecords } from '#service/store/public-records.ts';
import { createPageTexts, type PageTexts } from '#service/visits/html/page-texts.ts';
import { chromeOnAndroid, linkContent } from '#testing/service/redirect-type-links.ts';
import {
  noRecords,
  safariOnIphone,
  type TestRequest,
  testVisits,
} from '#testing/service/test-visits.ts';
import { messageFacts } from '#testing/texts/message-facts.ts';
import { type VisitsTexts, visitsLanguages } from '#texts/visits-languages.ts';
import { createBrand } from './html/brand.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** `password.title` to `This link is protected`. */
function flat(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[`${prefix}${key}`, text] as [string, string]]
      : flat(text, `${prefix}${key}.`),
  );
}

/** Each text with another one in its place. */
function changed(texts: Texts, change: (text: string) => string): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? change(text) : changed(text, change),
    ]),
  );
}

const english: VisitsTexts = visitsLanguages.en.texts;
const tags = Object.keys(visitsLanguages);

/**
 * What is written by accounts: in capitals, so that a search for words of the service passes it
 * over.
 */
const overlay = {
  name: 'NN',
  type: 'contact',
  message: 'NN',
  button: '',
  link: 'https://example.com/',
  position: '',
  color: '',
};
const splash = {
  name: 'NN',
  title: 'NN',
  message: 'NN',
  seconds: 3,
  button: '',
  link: 'https://example.com/',
};
const content = linkContent({ title: 'NN', pixels: [{ type: 'tagmanagerpixel', tag: 'GTM-1' }] });
const deeplink = JSON.stringify({ auto: true, appstore_a: 'https://apps.apple.com/app/id1' });

const links = {
  plain: {},
  expired: { expiry: '2020-01-01 00:00:00' },
  broken: { url: 'nonsense' },
  locked: { password: 'hashed right' },
  frame: { type: 'frame' },
  splash: { type: 'splash' },
  custom: { type: '5' },
  overlay: { type: 'overlay-5' },
  pixels: { pixels: '[1]' },
  app: { deeplink },
  intent: { deeplink, password: 'hashed right' },
  card: { card: 1 },
} as const;
const ids = Object.fromEntries(Object.keys(links).map((name, index) => [name, index + 1]));

const records: PublicRecords = {
  ...noRecords,
  rotated: async () => 'empty',
  campaign: async (id) => ({
    name: 'NN',
    links: id === 1 ? [] : [{ title: 'NN', url: 'https://example.com/' }],
    more: 2,
  }),
  bio: async (alias) => ({
    name: 'NN',
    links: alias === 'empty' ? [] : [{ title: 'NN', url: 'https://example.com/' }],
  }),
  qr: async (alias) => (alias === 'gone' ? undefined : { name: 'NN', url: 'https://example.com/' }),
  linkContent: async (id) => ({
    ...content,
    pixels: id === ids['pixels'] ? content.pixels : [],
    splash: id === ids['custom'] ? splash : undefined,
    overlay: id === ids['overlay'] ? overlay : undefined,
  }),
};

const form = (password: string): TestRequest => ({
  method: 'POST',
  body: new URLSearchParams({ password }).toString(),
});
const requests: Record<string, [path: string, request?: TestRequest]> = {
  home: ['/'],
  unknown: ['/nothing'],
  expired: ['/expired'],
  broken: ['/broken'],
  prefetch: ['/plain', { headers: { 'sec-purpose': 'prefetch' } }],
  method: ['/plain', { method: 'PUT' }],
  password: ['/locked'],
  'password left empty': ['/locked', form('')],
  'password refused': ['/locked', form('wrong')],
  rotator: ['/r/empty'],
  'empty campaign': ['/c/1'],
  campaign: ['/c/2'],
  'empty bio': ['/b/empty'],
  bio: ['/b/full'],
  qr: ['/q/code'],
  missing: ['/q/gone'],
  frame: ['/frame'],
  splash: ['/splash'],
  'splash of an account': ['/custom'],
  overlay: ['/overlay'],
  'pixels of a link': ['/pixels'],
  app: ['/app', { headers: { 'user-agent': safariOnIphone } }],
  'app after a password': [
    '/intent',
    { ...form('right'), headers: { 'user-agent': chromeOnAndroid } },
  ],
  card: ['/card', { headers: { 'user-agent': 'Twitterbot/1.0' } }],
};

const logo = { type: 'image/png', bytes: new Uint8Array([1]), version: 'a1' };
const brand = createBrand({ logo });

function visits(textsOf?: () => PageTexts) {
  return testVisits(links, {
    records,
    brand,
    publicUrl: 'https://dash.example/',
    textsOf,
  });
}

const accepting = (language: string, request: TestRequest = {}): TestRequest => ({
  ...request,
  headers: { ...request.headers, 'accept-language': language },
});

/** What a user reads of a page, or hears: texts, and attributes with words. */
function wordsOf(html: string): string[] {
  const body = html.replace(/<(style|script)\b[^]*?<\/\1>/g, '');
  const attributes = [
    ...body.matchAll(/ (?:alt|title|aria-label|data-left|data-stopped|placeholder)="([^"]*)"/g),
  ];
  return [...body.replace(/<[^>]*>/g, '\n').split('\n'), ...attributes.map(([, text = '']) => text)]
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

describe.each(Object.entries(requests))('the page %s', (_, [path, request]) => {
  it.each(tags)('in %s says its language to readers and to caches', async (language) => {
    const { headers, body } = await visits().visit(
      path,
      accepting(`${language}-XX, fr;q=0.2`, request),
    );
    const { direction } = visitsLanguages[language as keyof typeof visitsLanguages];
    expect(body).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(headers).toMatchObject({ 'Content-Language': language, Vary: 'Accept-Language' });
  });

  it('has every word of its own from the catalog', async () => {
    // Every piece of text becomes x: what then is left was never in the catalog.
    const marked = changed(english, (text) => piecesMarked(text));
    const speech = createPageTexts({ language: 'en', direction: 'ltr', texts: marked });
    const { body } = await visits(() => speech).visit(path, request);
    const words = wordsOf(body).join(' ');
    expect(words).toContain('x');
    const foreign = words
      .replaceAll(/https?:\S+|links\.example\/?|example\.com|&\w+;|&#\d+;|NN|[[\]",.0-9]/g, ' ')
      .split(/\s+/);
    expect(foreign.filter((word) => /[^x]/.test(word.replace(/[·]/g, '')))).toEqual([]);
  });
});

/** A message with each piece of its text as `x`: values, tags and cases stay. */
function piecesMarked(text: string): string {
  const marked = (nodes: unknown): string => {
    if (typeof nodes === 'string') return 'x';
    if (!Array.isArray(nodes)) return ' # ';
    return nodes
      .map((node) =>
        Array.isArray(node) ? markedNode(node) : typeof node === 'string' ? ' x ' : ' # ',
      )
      .join('');
  };
  const markedNode = ([first, kind, options, ...others]: unknown[]): string => {
    if (kind === undefined) return `{${String(first)}}`;
    if (typeof kind !== 'number')
      return `<${String(first)}>${marked([kind, options, ...others].filter((part) => part !== undefined))}</${String(first)}>`;
    const cases = Object.entries(options as object).map(
      ([name, part]) => `${name} {${marked(part)}}`,
    );
    return `{${String(first)}, plural, ${cases.join(' ')}}`;
  };
  return marked(compile(text)).trim();
}

describe('a redirect', () => {
  it.each(tags)(
    'is the same for a visitor who prefers %s: nothing is varied by language',
    async (language) => {
      const { headers } = await visits().visit('/plain', accepting(language));
      expect(headers).toEqual({ Location: 'https://example.com/', 'Cache-Control': 'no-store' });
    },
  );

  it('asks for no language', async () => {
    const { answer } = visits(() => {
      throw new Error('asked');
    });
    const request = {
      method: 'GET',
      host: 'links.example',
      path: '/plain',
      ip: '',
      header: () => undefined,
    };
    expect(await answer(request)).toMatchObject({ status: 302 });
  });
});

describe.each(tags)('the texts in %s', (tag) => {
  const { texts } = visitsLanguages[tag as keyof typeof visitsLanguages];
  const all = new Map(flat(texts));

  it('are all there, each with the values and tags of the English one', () => {
    const slots = (each: Texts) => flat(each).map(([key, text]) => [key, messageFacts(text).slots]);
    expect(slots(texts)).toEqual(slots(english));
  });

  it('have each plural in every case of the language, and nothing that the formatter would drop', () => {
    const cases = [...new Intl.PluralRules(tag).resolvedOptions().pluralCategories].sort();
    for (const [key, text] of all) {
      for (const plural of messageFacts(text).plurals) expect([key, plural]).toEqual([key, cases]);
      expect([key, text]).toEqual([key, expect.not.stringMatching(/offset:|'|[&"]/)]);
    }
  });

  it('are no English ones, but for names', () => {
    if (tag === 'en') return;
    const same = flat(english).filter(([key, text]) => all.get(key) === text);
    expect(same).toEqual([]);
  });
});
