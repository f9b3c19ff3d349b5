/** Tests of opening links: the page of each redirect type, to whom, and what is counted. */
import { describe, expect, it } from 'vitest';
import type { Overlay, SplashPage } from '#service/store/link-content.ts';
import {
  hostile,
  linkContent,
  policyOf,
  testOpening,
} from '#testing/service/redirect-type-links.ts';
import { chromeOnWindows, noRecords, testVisits } from '#testing/service/test-visits.ts';

const overlay: Overlay = {
  type: 'message',
  name: 'Returns',
  message: 'Free returns\nuntil Sunday',
  button: 'How it works',
  link: 'https://help.example/returns',
  position: 'bottom-left',
  color: '#ffd400',
};
const splash: SplashPage = {
  name: 'Trust',
  title: 'Your gift goes to the trust',
  message: 'One.\nTwo.',
  button: 'About the trust',
  link: 'https://trust.example/',
  seconds: 8,
};
const url = 'https://shop.example/sale?a=1&b=%22#c';
const inHtml = 'https://shop.example/sale?a=1&amp;b=%22#c';

describe('a link of the type frame', () => {
  it('shows its destination in a frame that fills the page, and the way out beside it', async () => {
    const { status, headers, body } = await testOpening(
      { type: 'frame', url },
      { title: 'The sale' },
    ).open();
    expect(status).toBe(200);
    expect(body).toContain(`<iframe src="${inHtml}" title="The sale"`);
    expect(body).toContain(`href="${inHtml}" rel="noopener">Open page</a>`);
    expect(body).toContain('<small dir="ltr">shop.example</small>');
    expect(policyOf(headers)['frame-src']).toEqual(['http:', 'https:']);
  });

  it('says the host once where the link has no other name', async () => {
    expect(
      (await testOpening({ type: 'frame', url }, { title: 'shop.example' }).open()).body,
    ).not.toContain('<small');
  });

  it('redirects where short links are on https and the destination is not, as browsers would leave the frame empty', async () => {
    const plain = 'http://shop.example/';
    const locations = await Promise.all(
      ['https://links.example', 'http://links.example'].map(
        async (linksUrl) =>
          (await testOpening({ type: 'frame', url: plain }, {}, { linksUrl }).open()).headers[
            'Location'
          ],
      ),
    );
    expect(locations).toEqual([plain, undefined]);
    expect(
      (await testOpening({ type: 'frame', url }, {}, { linksUrl: 'https://links.example' }).open())
        .status,
    ).toBe(200);
  });
});

describe('a link of the type splash', () => {
  it('says where it leads, counts down, and leads there at once too', async () => {
    const { body, headers } = await testOpening(
      { type: 'splash', url },
      { title: 'The sale', description: 'Half price' },
    ).open();
    expect(body).toContain('<h1 dir="auto">The sale</h1>');
    expect(body).toContain('Half price');
    expect(body).toContain('<strong dir="ltr">shop.example</strong>');
    expect(body).toContain(`id="go" href="${inHtml}" rel="noopener">Go on</a>`);
    expect(body).toContain('<span role="timer" id="left">Going on in 5 seconds</span>');
    expect(body).toContain('>Stay here</button>');
    expect(policyOf(headers)['frame-src']).toBeUndefined();
  });

  it('shows a long address on demand', async () => {
    const { body } = await testOpening({
      type: 'splash',
      url: `https://shop.example/${'x'.repeat(2000)}`,
    }).open();
    expect(body).toContain('<details><summary>Whole address</summary>');
  });
});

describe('a link that names a splash page', () => {
  it('shows the page as its account wrote it', async () => {
    const { body } = await testOpening({ type: '12', url }, { splash }).open();
    expect(body).toContain('<h1 dir="auto">Your gift goes to the trust</h1>');
    expect(body).toContain('<p class="message" dir="auto">One.\nTwo.</p>');
    expect(body).toContain(
      '<a class="act" href="https://trust.example/" rel="noopener" dir="auto">About the trust</a>',
    );
    expect(body).toContain('<span role="timer" id="left">Going on in 8 seconds</span>');
    expect(body).toContain(`id="go" href="${inHtml}"`);
  });

  it('waits for the user where no seconds were written, runs no script then, and is called by its name', async () => {
    const bare = { ...splash, title: '', message: '', button: '', link: '', seconds: 0 };
    const { body, headers } = await testOpening({ type: '12', url }, { splash: bare }).open();
    expect(body).toContain('<h1 dir="auto">Trust</h1>');
    expect(body).not.toMatch(/countdown"|<script/);
    expect(policyOf(headers)['script-src']).toBeUndefined();
  });

  it('shows the standard page where the splash page is gone', async () => {
    expect((await testOpening({ type: '12', url }).open()).body).toContain(
      '<span role="timer" id="left">Going on in 5 seconds</span>',
    );
  });
});

describe('a link that names an overlay', () => {
  it('shows the message over the destination, where and on the colour that was chosen', async () => {
    const { body } = await testOpening({ type: 'overlay-3', url }, { overlay }).open();
    expect(body).toContain(`<iframe src="${inHtml}"`);
    expect(body).toContain('<aside class="box bottom-left" id="overlay" aria-label="Returns">');
    expect(body).toContain('<p dir="auto">Free returns\nuntil Sunday</p>');
    expect(body).toContain(
      '<a href="https://help.example/returns" rel="noopener" dir="auto">How it works</a>',
    );
    expect(body).toContain('.box{--brand:#ffd400;--on-brand:#000000}');
    expect(body).toContain('id="close"');
  });

  it('of which only the name was written shows that', async () => {
    const { body } = await testOpening(
      { type: 'overlay-3', url },
      { overlay: { ...overlay, message: '', button: '', link: '' } },
    ).open();
    expect(body).toContain('<p dir="auto">Returns</p>');
    expect(body).not.toMatch(/<aside[^]*<a [^]*<\/aside>/);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'nonsense'])(
    'has no button that leads to %s',
    async (link) => {
      const { body } = await testOpening(
        { type: 'overlay-3', url },
        { overlay: { ...overlay, link } },
      ).open();
      expect(body).not.toContain('How it works');
    },
  );

  it('may lead to a mail or a call', async () => {
    const contact = {
      ...overlay,
      type: 'contact',
      button: '',
      link: 'mailto:a@shop.example?subject="x"',
    };
    const { body } = await testOpening({ type: 'overlay-3', url }, { overlay: contact }).open();
    expect(body).toContain(
      'href="mailto:a@shop.example?subject=%22x%22" rel="noopener" dir="auto">Get in touch</a>',
    );
  });

  it('cannot bring in a style by its colour, or a class by its position', async () => {
    const { body } = await testOpening(
      { type: 'overlay-3', url },
      { overlay: { ...overlay, color: 'red}*{x:url(//evil)', position: '"><b>' } },
    ).open();
    expect(body).toContain('.box{--brand:#0b6e6e;--on-brand:#ffffff}');
    expect(body).toContain('class="box bottom"');
  });

  it('redirects where the overlay is gone', async () => {
    expect((await testOpening({ type: 'overlay-3', url }).open()).headers['Location']).toBe(url);
  });
});

describe('every page in front of a destination', () => {
  const pages = {
    frame: testOpening({ type: 'frame', url }),
    splash: testOpening({ type: 'splash', url }),
    custom: testOpening({ type: '12', url }, { splash }),
    overlay: testOpening({ type: 'overlay-3', url }, { overlay }),
    forward: testOpening({ url, pixels: '[1]' }, { pixels: [{ type: 'qapixel', tag: 'Q-1' }] }),
  };

  it.each(Object.entries(pages))(
    '(%s) has a policy of its own, is not kept, sets no cookie, tells no path',
    async (_, { open }) => {
      const { status, headers } = await open();
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'strict-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
      });
      expect(Object.keys(headers).map((name) => name.toLowerCase())).not.toContain('set-cookie');
      const policy = policyOf(headers);
      for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
        expect(policy[name]).toEqual(["'none'"]);
      expect(policy['style-src']).toEqual(["'nonce-n0nce'"]);
      expect(headers['Content-Security-Policy']).not.toMatch(/unsafe/);
    },
  );

  it.each(Object.entries(pages))('(%s) lets no script run but our own', async (_, { open }) => {
    const { headers, body } = await open();
    const {
      'script-src': scripts = [],
      'img-src': images,
      'connect-src': connect,
      ...policy
    } = policyOf(headers);
    expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual([]);
    expect(scripts).toHaveLength(body.split('<script>').length - 1);
    expect([images, connect, policy['require-trusted-types-for']]).toEqual([
      ["'self'"],
      undefined,
      ["'script'"],
    ]);
  });

  it('is marked by another word each time, which nobody can guess', async () => {
    const { visit } = testVisits(
      { a: { type: 'frame' } },
      { records: { ...noRecords, linkContent: async () => linkContent() } },
    );
    const words = await Promise.all(
      [1, 2].map(async () => policyOf((await visit('/a')).headers)['style-src']?.[0]),
    );
    expect(words[0]).toMatch(/^'nonce-[A-Za-z0-9+/]{24}'$/);
    expect(words[0]).not.toBe(words[1]);
  });

  it.each([
    ['frame', { type: 'frame' }, {}],
    ['splash', { type: 'splash' }, {}],
    [
      'custom',
      { type: '12' },
      {
        splash: {
          name: hostile,
          title: hostile,
          message: hostile,
          button: hostile,
          link: `https://x.example/${hostile}`,
          seconds: 5,
        },
      },
    ],
    [
      'overlay',
      { type: 'overlay-3' },
      {
        overlay: {
          type: hostile,
          name: hostile,
          message: hostile,
          button: hostile,
          link: `mailto:${hostile}`,
          position: hostile,
          color: hostile,
        },
      },
    ],
    ['forward', { pixels: '[1]' }, { pixels: [{ type: 'qapixel', tag: hostile }] }],
    ['app', { deeplink: JSON.stringify({ appstore_a: `https://apps.example/${hostile}` }) }, {}],
  ])('(%s) takes hostile texts and addresses for text', async (name, link, opened) => {
    const parts = {
      url: `https://x.example/${hostile}`,
      parameters: JSON.stringify([{ name: hostile, value: hostile }]),
      ...link,
    };
    const { open } = testOpening(parts, { title: hostile, description: hostile, ...opened });
    const iphone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';
    const { headers, body } = await open({
      headers: { 'user-agent': name === 'app' ? iphone : chromeOnWindows },
    });
    for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7e]*$/);
    expect(body).not.toMatch(
      /<script>alert|<img src=x|onerror=alert\(2\)>|[\u202a-\u202e\u2066-\u2069]/,
    );
    expect(body).not.toContain('\u0000');
    expect(body.match(/<\/title>/g)).toHaveLength(1);
    expect(body.match(/<\/style>/g)).toHaveLength(1);
  });
});

describe('what is counted', () => {
  it('is a page that was shown, once, and never one that was asked for ahead, or whose headers alone were', async () => {
    const { open, flush, counted } = testOpening({ type: 'frame' });
    expect((await open({ method: 'HEAD' })).status).toBe(200);
    expect((await open({ headers: { 'sec-purpose': 'prefetch;prerender' } })).status).toBe(503);
    await flush();
    expect(counted).toEqual([]);
    await open({ headers: { referer: 'https://t.co/' } });
    await flush();
    expect(counted).toMatchObject([{ linkId: 1, referrer: 't.co' }]);
  });

  it('is a page after the right password, which is shown at once', async () => {
    const { open, flush, counted } = testOpening({ type: 'splash', url, password: 'hashed x' });
    expect((await open()).body).not.toContain('shop.example');
    const { status, body } = await open({ method: 'POST', body: 'password=x' });
    expect([status, body.includes('Go on')]).toEqual([200, true]);
    await flush();
    expect(counted).toHaveLength(1);
  });

  it('is the page as it was while the store does not answer, for five minutes', async () => {
    let fails = false;
    const records = {
      ...noRecords,
      linkContent: () =>
        fails
          ? Promise.reject(new Error('connection lost'))
          : Promise.resolve(linkContent({ title: 'Sale' })),
    };
    const { open, clock } = testOpening({ type: 'frame', url }, {}, { records });
    expect((await open()).status).toBe(200);
    fails = true;
    clock.time += 5 * 60_000 - 1;
    const cached = await open();
    expect([cached.status, cached.body.includes('Sale')]).toEqual([200, true]);
    clock.time += 1;
    expect((await open()).status).toBe(503);
  });

  it('is an error page where the store does not answer, which is reported once', async () => {
    let fails = true;
    const records = {
      ...noRecords,
      linkContent: () =>
        fails ? Promise.reject(new Error('/secret')) : Promise.resolve(undefined),
    };
    const { open, flush, counted, errors } = testOpening({ type: 'frame' }, {}, { records });
    const first = await open();
    expect([first.status, first.body.includes('secret')]).toEqual([503, false]);
    await open();
    expect(errors).toHaveLength(1);
    fails = false;
    expect((await open()).status).toBe(404);
    await flush();
    expect(counted).toEqual([]);
  });
});
