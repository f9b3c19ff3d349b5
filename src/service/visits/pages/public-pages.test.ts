/** Tests of public pages: hostile names stay text, and long lists name what they leave out. */
import { describe, expect, it } from 'vitest';
import { createBrand } from '#service/visits/html/brand.ts';
import { english } from '#service/visits/html/page-texts.ts';
import { errorPage } from './error-pages.ts';
import { bioPage, campaignPage, qrPage } from './public-pages.ts';

const view = { texts: english, brand: createBrand(), nonce: 'abc' };
const hostile = '<script>alert("1")</script>\' & "';
const link = { title: hostile, url: 'https://example.com/?a="b"&c' };
const pages = {
  notFound: errorPage(view, 'missing'),
  emptyRotator: errorPage(view, 'rotator'),
  campaign: campaignPage(view, { name: hostile, links: [link], more: 0 }),
  bio: bioPage(view, { name: hostile, links: [link], alias: '"><script>' }),
  qr: qrPage(view, { name: hostile, url: link.url, alias: '"><script>' }),
};

describe.each(Object.entries(pages))('the page %s', (_, { body }) => {
  it('holds no markup but its own', () => {
    expect(body).not.toContain('<script');
    expect(body).not.toMatch(/(href|src|alt)="[^"]*"[^ />]/);
  });
});

it('No name or title turns round what is read, on any page', () => {
  const turned = 'gift\u202efdp.exe\u2066';
  const entry = { title: turned, url: 'https://example.com/' };
  const shown = [
    campaignPage(view, { name: turned, links: [entry], more: 0 }),
    bioPage(view, { name: turned, links: [entry], alias: 'a' }),
    qrPage(view, { name: turned, url: entry.url, alias: 'a' }),
  ];
  for (const { body } of shown) {
    expect(body).toContain('<h1 dir="auto">giftfdp.exe</h1>');
    expect(body).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  }
});

describe('a list', () => {
  it('shows below each title where it leads: the whole address on a campaign, the host on a bio page', () => {
    expect(pages.campaign.body).toContain(
      '<small dir="ltr">https://example.com/?a=&quot;b&quot;&amp;c</small>',
    );
    expect(pages.bio.body).toContain('<small dir="ltr">example.com</small>');
    const named = bioPage(view, {
      name: 'x',
      links: [{ title: 'example.com', url: 'https://example.com/' }],
      alias: 'a',
    });
    expect(named.body).not.toContain('<small');
  });

  it('says that it is empty, and how much it leaves out', () => {
    expect(campaignPage(view, { name: 'x', links: [], more: 0 }).body).toContain('no public links');
    expect(bioPage(view, { name: 'x', links: [], alias: 'a' }).body).toContain('no links here yet');
    expect(campaignPage(view, { name: 'x', links: [link], more: 1 }).body).toContain(
      '1 older link is not shown',
    );
    expect(campaignPage(view, { name: 'x', links: [link], more: 2 }).body).toContain(
      '2 older links are not shown',
    );
  });
});

describe('a bio page', () => {
  it('shows the first letter of its name, and the code of its own address', () => {
    const { body } = bioPage(view, { name: 'élan vital', links: [link], alias: 'my-page' });
    expect(body).toContain('<img class="avatar" src="/a/%C3%89.svg"');
    expect(body).toContain('<img src="/i/b/my-page"');
  });

  it('tells programs that preview links what it is, as text', () => {
    const head = pages.bio.body.split('</head>')[0] ?? '';
    const { headers } = pages.bio;
    expect(head).toContain(
      '<meta property="og:title" content="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;',
    );
    expect(headers).not.toHaveProperty('X-Robots-Tag');
    expect(pages.campaign.headers).toHaveProperty('X-Robots-Tag', 'noindex');
  });
});
