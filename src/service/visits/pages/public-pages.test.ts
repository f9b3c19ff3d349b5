/** Tests of the pages beside the links: hostile names stay text, and long lists say what is left out. */
import { describe, expect, it } from 'vitest';
import { bioPage, campaignPage, emptyRotatorPage, notFoundPage, qrPage } from './public-pages.ts';

const hostile = '<script>alert("1")</script>\' & "';
const link = { title: hostile, url: 'https://example.com/?a="b"&c' };
const pages = {
  notFound: notFoundPage,
  emptyRotator: emptyRotatorPage,
  campaign: campaignPage({ name: hostile, links: [link], more: 0 }),
  bio: bioPage({ name: hostile, links: [link] }),
  qr: qrPage({ name: hostile, url: link.url, alias: '"><script>' }),
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
    campaignPage({ name: turned, links: [entry], more: 0 }),
    bioPage({ name: turned, links: [entry] }),
    qrPage({ name: turned, url: entry.url, alias: 'a' }),
  ];
  for (const { body } of shown) {
    expect(body).toContain('<h1 dir="auto">giftfdp.exe</h1>');
    expect(body).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  }
});

describe('a list', () => {
  it('shows the address below the title where the address is the service’s', () => {
    expect(pages.campaign.body).toContain('<small>https://example.com/?a=&quot;b&quot;&amp;c</small>');
    expect(pages.bio.body).not.toContain('<small>');
  });

  it('says that it is empty, and how much it leaves out', () => {
    expect(campaignPage({ name: 'x', links: [], more: 0 }).body).toContain('no public links');
    expect(bioPage({ name: 'x', links: [] }).body).toContain('no links here yet');
    expect(campaignPage({ name: 'x', links: [link], more: 1 }).body).toContain('1 older link is not shown');
    expect(campaignPage({ name: 'x', links: [link], more: 2 }).body).toContain('2 older links are not shown');
  });
});
