/**
 * Tests of the brand on public pages: text stays text, the policy fits the accent, and the logo has
 * an address of its own.
 */
import { describe, expect, it } from 'vitest';
import { testOpening } from '#testing/service/redirect-type-links.ts';
import { testVisits } from '#testing/service/test-visits.ts';
import { accentNotice, type BrandOptions, createBrand } from './brand.ts';

const logo = {
  type: 'image/png',
  bytes: new Uint8Array([137, 80, 78, 71, 255]),
  version: 'abc123',
};

async function visits(options: BrandOptions, links: Parameters<typeof testVisits>[0] = {}) {
  return testVisits(links, { brand: createBrand(options) });
}

it('A name is text on every page, and part of its title', async () => {
  const { visit } = await visits(
    { name: '<b>Ink & Co' },
    { gone: { expiry: '2000-01-01 00:00:00' }, locked: { password: 'hashed x' } },
  );
  for (const path of ['/', '/unknown', '/gone', '/locked', '/r/none']) {
    const { body } = await visit(path);
    expect(body).toContain(
      '<header class="brand"><span dir="auto">&lt;b&gt;Ink &amp; Co</span></header>',
    );
    expect(body).toMatch(/<title>.+ · &lt;b&gt;Ink &amp; Co<\/title>/);
    expect(body).not.toContain('<b>Ink');
  }
});

it('The pages in front of a destination have the brand too', async () => {
  const brand = createBrand({ name: 'Ink', logo, color: '#ffcc00' });
  const { visit } = testOpening({ type: 'splash' }, {}, { brand });
  const { body } = await visit('/a');
  for (const part of [
    '<span dir="auto">Ink</span>',
    '<img src="/l/abc123" alt="">',
    '--fill:#ffcc00',
  ])
    expect(body).toContain(part);
});

it('The policy of a page allows its style with the accent, and nothing else', async () => {
  const { headers, body } = await (await visits({ color: '#ffcc00' })).visit('/unknown');
  const [, nonce, style] = /<style nonce="([^"]+)">([^]*)<\/style>/.exec(body) ?? [];
  expect(style).toContain('--fill:#ffcc00;--on:#000000');
  expect(headers['Content-Security-Policy']).toContain(`style-src 'nonce-${nonce}'`);
  expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|script-src/);
});

describe('the logo', () => {
  it('is sent as it is, on every host, to be kept, and can run nothing', async () => {
    const { visit } = await visits({ logo });
    for (const host of ['links.example', 'go.brand.example']) {
      const { status, headers, bytes } = await visit('/l/abc123', { host });
      expect([status, headers['Content-Type'], bytes]).toEqual([200, 'image/png', logo.bytes]);
      expect(headers['Cache-Control']).toContain('immutable');
      expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none';.*sandbox$/);
    }
    expect((await visit('/l/abc123', { method: 'POST' })).status).toBe(405);
  });

  it('is not there under another address, nor without one', async () => {
    expect((await (await visits({ logo })).visit('/l/old')).status).toBe(404);
    expect((await (await visits({})).visit('/l/abc123')).status).toBe(404);
  });

  it('has words for a screen reader where no name is beside it', () => {
    expect(createBrand({ logo }).mark('Logo of this service').text).toContain(
      'alt="Logo of this service"',
    );
    expect(createBrand({ logo, name: 'Ink' }).mark('Logo of this service').text).toContain(
      'alt=""',
    );
  });
});

it('An accent that is too pale for text is reported with the shade that pages show instead', () => {
  expect(accentNotice('#ffcc00')).toMatch(
    /^The brand colour #ffcc00 is hard to read as text on light pages\. .* #[0-9a-f]{6}; buttons keep #ffcc00\.$/,
  );
  expect(accentNotice('#0b6e6e')).toBeUndefined();
});
