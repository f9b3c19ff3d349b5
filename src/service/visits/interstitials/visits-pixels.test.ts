/**
 * Tests of tracking pixels: the script of each type, fired once and for people only, with tags that
 * stay text.
 */

import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pixelTypes } from '#contract/pixel-types.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { anyCharacter } from '#testing/any-character.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import {
  chromeOnAndroid,
  hostile,
  policyOf,
  testOpening,
} from '#testing/service/redirect-type-links.ts';
import { pixelMarkup } from './pixel-markup.ts';

const tag = 'T4G-1/2';
const everyType = pixelTypes.map((type) => ({ type, tag }));

/** The texts of the scripts that carry the nonce. */
function setups(html: string): string[] {
  return [...html.matchAll(/<script nonce="n">([^]*?)<\/script>/g)].map(([, text = '']) => text);
}

function sources(html: string): string[] {
  return [...html.matchAll(/<script nonce="n" async src="([^"]+)">/g)].map(([, url = '']) => url);
}

/** Runs scripts as a page would, and returns what they have left on its window. */
function ran(texts: readonly string[]): Record<string, unknown> {
  const listeners: unknown[] = [];
  const window: Record<string, unknown> = {
    Date: class extends Date {
      static override now(): number {
        return 7;
      }
    },
    document: { addEventListener: (...words: unknown[]) => listeners.push(words) },
  };
  window['window'] = window;
  for (const text of texts) runInNewContext(text, window);
  return window;
}

/** What a queue holds, as plain values. */
function queued(of: unknown, list: string): unknown {
  const calls: unknown = Reflect.get(Object(of), list);
  return JSON.parse(
    JSON.stringify(
      Array.isArray(calls) ? calls.map((call: object): unknown[] => Object.values(call)) : null,
    ),
  );
}

describe('pixelMarkup', () => {
  it.each([
    [
      'analyticspixel',
      'dataLayer',
      '',
      [
        ['js', expect.anything()],
        ['config', tag],
      ],
    ],
    [
      'socialnetwork1pixel',
      'fbq',
      'queue',
      [
        ['init', tag],
        ['trackSingle', tag, 'PageView'],
      ],
    ],
    [
      'searchadspixel',
      'dataLayer',
      '',
      [
        ['js', expect.anything()],
        ['config', tag],
      ],
    ],
    ['microblogpixel', 'twq', 'queue', [['config', tag]]],
    [
      'qapixel',
      'qp',
      'queue',
      [
        ['init', tag],
        ['track', 'ViewContent'],
      ],
    ],
    ['pinboard', 'pintrk', 'queue', [['load', tag], ['page']]],
    [
      'messagingapp',
      'snaptr',
      'queue',
      [
        ['init', tag],
        ['track', 'PAGE_VIEW'],
      ],
    ],
    [
      'forum',
      'rdt',
      'callQueue',
      [
        ['init', tag],
        ['track', 'PageVisit'],
      ],
    ],
  ])('of the type %s leaves in %s.%s what its network looks for', (type, name, list, calls) => {
    const { html = '' } = pixelMarkup([{ type, tag }], 'n') ?? {};
    const window = ran(setups(html));
    expect(list === '' ? queued(window, name) : queued(window[name], list)).toEqual(calls);
  });

  it('of the types that have no such queue sets what their networks look for', () => {
    const { html = '' } = pixelMarkup(everyType, 'n') ?? {};
    const window = ran(setups(html));
    expect(queued(window, 'dataLayer')).toContainEqual([7, 'gtm.js']);
    expect(window).toMatchObject({
      adroll_adv_id: 'T4G-1',
      adroll_pix_id: '2',
      TiktokAnalyticsObject: 'ttq',
    });
    expect(JSON.stringify(window['_linkedin_data_partner_ids'])).toBe(JSON.stringify([tag]));
    expect(JSON.stringify(window['uetq'])).toBe('[]');
    expect(JSON.stringify(Reflect.get(Object(window['ttq']), '_i'))).toBe(
      JSON.stringify({ [tag]: [] }),
    );
  });

  it('has a text and a script of its own for each of the types', () => {
    const own = pixelTypes.map((type) => pixelMarkup([{ type, tag: `${type}-1` }], 'n')?.html);
    expect(new Set(own).size).toBe(pixelTypes.length);
    for (const html of own)
      expect([setups(html ?? '').length, sources(html ?? '').length]).toEqual([1, 1]);
  });

  it('fetches a script that two pixels share once, and a pixel that is named twice is one', () => {
    const facebook = { type: 'socialnetwork1pixel', tag };
    const markup = pixelMarkup([facebook, facebook, { ...facebook, tag: 'other' }], 'n');
    expect([setups(markup?.html ?? '').length, sources(markup?.html ?? '')]).toEqual([
      2,
      ['https://connect.facebook.net/en_US/fbevents.js'],
    ]);
  });

  it('sends everything to one origin where that is asked for, and names no other host in its policy', () => {
    const markup = pixelMarkup(everyType, 'n', 'http://127.0.0.1:9');
    for (const url of sources(markup?.html ?? ''))
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:9\/[a-z0-9.-]+\.(com|net)\//);
    expect([markup?.sends, markup?.images]).toEqual([
      ['http://127.0.0.1:9'],
      ['http://127.0.0.1:9'],
    ]);
  });

  it('lets only the tag manager ask any host', () => {
    for (const type of pixelTypes) {
      const { sends = [] } = pixelMarkup([{ type, tag }], 'n') ?? {};
      expect([type, sends.includes('https:')]).toEqual([type, type === 'tagmanagerpixel']);
      expect(sends.filter((source) => source === '*' || !source.startsWith('https:'))).toEqual([]);
    }
  });

  it.each(['', 'unknown', '__proto__', 'constructor'])('has none for the type "%s"', (type) => {
    expect(pixelMarkup([{ type, tag }], 'n')).toBeUndefined();
  });

  it('keeps any tag a tag: no script ends early, none runs, and the networks get it as it was written', () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constant(hostile),
      fc.constant('</script><script>x=1</script>'),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...pixelTypes), (any, type) => {
        const { html = '' } = pixelMarkup([{ type, tag: any }], 'n') ?? {};
        expect(html).toMatch(/^[\x20-\x7e\n]*$/);
        expect(html.split('<script').length).toBe(3);
        expect(html.split('</script').length).toBe(3);
        expect(() => ran(setups(html))).not.toThrow();
      }),
      propertyRuns(),
    );
    expect(
      queued(
        ran(setups(pixelMarkup([{ type: 'qapixel', tag: hostile }], 'n')?.html ?? ''))['qp'],
        'queue',
      ),
    ).toEqual([
      ['init', hostile],
      ['track', 'ViewContent'],
    ]);
  });
});

describe('a visit to a link with pixels', () => {
  const pixels = [{ type: 'socialnetwork1pixel', tag: '12' }];
  const fires = 'https://connect.facebook.net/';

  /** The document in the frame of a page, as the page asks for it. */
  async function frameOf(
    { visit }: ReturnType<typeof testOpening>,
    { body }: VisitAnswer,
  ): Promise<VisitAnswer> {
    const [, src = ''] =
      /<iframe class="pixels" id="pixels" src="([^"]+)" sandbox="allow-scripts"/.exec(body) ?? [];
    return visit(src);
  }

  it.each(['direct', 'frame', 'splash', '12', 'overlay-1'])(
    'of the type %s fires them in a frame without an origin',
    async (type) => {
      const opening = testOpening({ type, pixels: '[1]' }, { pixels });
      const page = await opening.open();
      expect(page.body).not.toContain(fires);
      const {
        'frame-src': frames,
        'script-src': scripts,
        'connect-src': connect,
      } = policyOf(page.headers);
      expect(frames).toEqual(type === 'frame' ? ['http:', 'https:'] : ["'self'"]);
      expect(scripts?.filter((source) => !source.startsWith("'sha256-"))).toEqual(scripts && []);
      expect(connect).toBeUndefined();

      const { body, headers } = await frameOf(opening, page);
      expect(body).toContain(fires);
      expect(policyOf(headers)).toMatchObject({
        sandbox: ['allow-scripts'],
        'script-src': ["'nonce-n0nce'", "'strict-dynamic'"],
        'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
        'img-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
        'frame-ancestors': ["'self'"],
      });
      expect(headers['Cache-Control']).toBe('no-store');
    },
  );

  it('has a frame that only a visitor of the link can ask for, on its branded domain too, and that counts no visit', async () => {
    const opening = testOpening({ pixels: '[1]' }, { pixels });
    const { body } = await opening.open();
    const [, src = ''] = /src="(\/p\/1\/[^"]+)"/.exec(body) ?? [];
    expect((await opening.visit(src, { host: 'go.brand.example' })).status).toBe(200);
    for (const wrong of [src.replace('/p/1/', '/p/2/'), `${src}x`, '/p/1/x', '/p/1/', '/p/1']) {
      expect([wrong, (await opening.visit(wrong)).status]).toEqual([wrong, 404]);
    }
    await opening.flush();
    expect(opening.counted).toHaveLength(1);
  });

  it('gives scripts without an origin cookies and storage that last as long as their document', async () => {
    const opening = testOpening({ pixels: '[1]' }, { pixels });
    const { body } = await frameOf(opening, await opening.open());
    const [, memory = ''] = /<script nonce="n0nce">([^]*?)<\/script>/.exec(body) ?? [];
    const refuse = (): never => {
      throw new Error('SecurityError');
    };
    const document = Object.create(null, { cookie: { get: refuse, configurable: true } }) as object; // as a browser's, of which only this is read
    const window = Object.create(null, {
      localStorage: { get: refuse, configurable: true },
    }) as object;
    const script = `document.cookie = '_a=1; path=/; max-age=9'; document.cookie = '_b = 2=3'; document.cookie = '_a=4';
      window.localStorage.setItem('x', 5); window.localStorage.setItem('__proto__', 'y');
      [document.cookie, window.localStorage.getItem('x'), window.localStorage.getItem('none'), window.localStorage.length,
       window.localStorage.key(1), window.sessionStorage.length]`;
    const seen: unknown = runInNewContext(`${memory};${script}`, { document, window });
    expect(JSON.stringify(seen)).toBe(
      JSON.stringify(['_a=4; _b=2=3', '5', null, 2, '__proto__', 0]),
    );
  });

  it('of the type direct goes on by itself, with and without script', async () => {
    const opening = testOpening(
      { url: 'https://shop.example/?a=1&b=2', pixels: '[1]' },
      { pixels },
    );
    const page = await opening.open();
    const { body } = page;
    expect(body).toContain(
      '<noscript><meta http-equiv="refresh" content="1;url=https://shop.example/?a=1&amp;b=2"></noscript>',
    );
    expect(body).toContain('<a id="go" href="https://shop.example/?a=1&amp;b=2" rel="noopener">');
    expect((await frameOf(opening, page)).body).toContain(
      '<noscript><img src="https://www.facebook.com/tr?id=12&amp;ev=PageView&amp;noscript=1" alt="" hidden></noscript>',
    );
    // The listener has to be there before the frame comes.
    expect(body.indexOf('addEventListener("load"')).toBeLessThan(body.indexOf('<iframe'));
  });

  it.each([
    ['headers alone', { method: 'HEAD' }, 302],
    [
      'a bot',
      {
        headers: {
          'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
        },
      },
      302,
    ],
    ['no user agent', { headers: { 'user-agent': '' } }, 302],
    ['a page fetched ahead', { headers: { 'sec-purpose': 'prefetch' } }, 503],
  ])('for %s fires none', async (_, request, status) => {
    const { open, counted, flush } = testOpening({ pixels: '[1]' }, { pixels });
    const answer = await open(request);
    expect([answer.status, answer.body.includes('<iframe class="pixels"')]).toEqual([
      status,
      false,
    ]);
    for (const type of ['frame', 'splash', 'overlay-1']) {
      expect(
        (await testOpening({ type, pixels: '[1]' }, { pixels }).open(request)).body,
      ).not.toContain('class="pixels"');
    }
    await flush();
    expect(counted).toEqual([]);
  });

  it('redirects where none of its pixels is there any more', async () => {
    const { status, headers } = await testOpening({ pixels: '[1]' }, { pixels: [] }).open();
    expect([status, headers['Location']]).toEqual([302, 'https://example.com/']);
  });

  it('fires them on the page that offers an app, and lets the user go on from there', async () => {
    const { body } = await testOpening(
      { pixels: '[1]', deeplink: '{"auto":true}' },
      { pixels },
    ).open({
      headers: { 'user-agent': chromeOnAndroid },
    });
    expect(body).toContain('<iframe class="pixels"');
    expect(body).toContain('id="go" href="intent://example.com/');
    expect(body).not.toContain('http-equiv');
  });
});
