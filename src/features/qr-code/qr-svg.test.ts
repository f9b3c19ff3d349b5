import { correction, generate } from 'lean-qr';
import { describe, expect, test } from 'vitest';
import { readSvg } from '#testing/qr-reader.ts';
import { plainCode, qrFileName, toQrImage, toSvg } from './qr-svg.ts';

const logo = 'data:image/png;base64,AAAA';

describe('toQrImage', () => {
  test('A code has its quiet border and the corner marks that scanners look for', () => {
    const image = toQrImage('https://s.link/summer');
    expect(image?.size).toBe(25 + 8);
    // The upper left mark starts after four empty modules and is seven wide.
    expect(image?.path.startsWith('M4 4h7v1h-7z')).toBe(true);
  });

  test('The path holds each dark module of the code and no other', () => {
    const url = 'https://s.link/summer';
    const code = generate(url, { minCorrectionLevel: correction.M });
    const drawn = new Set<string>();
    for (const [, x = '', y = '', width = ''] of toQrImage(url)?.path.matchAll(
      /M(\d+) (\d+)h(\d+)v1h-\3z/g,
    ) ?? []) {
      for (let index = 0; index < Number(width); index += 1)
        drawn.add(`${Number(x) - 4 + index} ${Number(y) - 4}`);
    }
    const dark = new Set<string>();
    for (let y = 0; y < code.size; y += 1) {
      for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) dark.add(`${x} ${y}`);
    }
    expect(dark.size).toBeGreaterThan(100);
    expect(drawn).toEqual(dark);
  });

  test.each([0, 1, 4, 8])('No module lies in a border of %i', (margin) => {
    const image = toQrImage('https://s.link/summer', { ...plainCode, margin });
    const size = image?.size ?? 0;
    expect(size).toBe(25 + 2 * margin);
    for (const [, x = '', y = '', width = ''] of image?.path.matchAll(/M(\d+) (\d+)h(\d+)/g) ??
      []) {
      expect(Number(x)).toBeGreaterThanOrEqual(margin);
      expect(Number(y)).toBeGreaterThanOrEqual(margin);
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(size - margin);
      expect(Number(y) + 1).toBeLessThanOrEqual(size - margin);
    }
  });

  test('More error correction takes a larger code', () => {
    const sizeAt = (level: 'L' | 'H') =>
      toQrImage('https://s.link/summer-sale', { ...plainCode, correction: level })?.size ?? 0;
    expect(sizeAt('H')).toBeGreaterThan(sizeAt('L'));
  });

  test('Different addresses have different codes', () => {
    expect(toQrImage('https://s.link/a')?.path).not.toBe(toQrImage('https://s.link/b')?.path);
  });

  test('An address that no code can hold gives none, and does not throw', () => {
    expect(toQrImage(`https://s.link/${'x'.repeat(4000)}`)).toBeUndefined();
  });
});

describe('A scanner', () => {
  const urls = [
    'https://s.link/a',
    'https://go.shop.example/summer-sale-2026',
    `https://s.link/${'x'.repeat(200)}`,
    'https://s.link/größe',
  ];

  test.each(urls)(
    'reads %s with each error correction, and with a logo where that is high',
    async (url) => {
      for (const level of ['L', 'M', 'Q', 'H'] as const) {
        const image = toQrImage(url, { ...plainCode, correction: level });
        expect(image && (await readSvg(toSvg(image, plainCode)))).toBe(url);
      }
      for (const level of ['Q', 'H'] as const) {
        const image = toQrImage(url, { ...plainCode, correction: level, logo });
        for (const color of ['#000000', '#ffffff', '#d02020']) {
          expect(image && (await readSvg(toSvg(image, plainCode), color))).toBe(url);
        }
      }
    },
  );
});

describe('toSvg', () => {
  test('The file is a complete picture in its colours', () => {
    expect(
      toSvg({ size: 9, path: 'M4 4h1v1h-1z', logo: null }, { dark: '#0b6c68', light: '#ffffff' }),
    ).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" shape-rendering="crispEdges">' +
        '<path fill="#ffffff" d="M0 0h9v9H0z"/><path fill="#0b6c68" d="M4 4h1v1h-1z"/></svg>\n',
    );
  });

  test('A logo lies in the middle, on modules that are left free', () => {
    const image = toQrImage('https://s.link/summer', { ...plainCode, logo });
    const { at = 0, size = 0 } = image?.logo ?? {};
    expect(at + size / 2).toBe((image?.size ?? 0) / 2);
    for (const [, x = '', y = '', width = ''] of image?.path.matchAll(/M(\d+) (\d+)h(\d+)/g) ??
      []) {
      const isBeside = Number(x) + Number(width) <= at || Number(x) >= at + size;
      expect(isBeside || Number(y) + 1 <= at || Number(y) >= at + size).toBe(true);
    }
    expect(image && toSvg(image, plainCode)).toContain(`<image href="${logo}"`);
  });
});

describe('qrFileName', () => {
  test('The file is named after host and alias', () => {
    expect(qrFileName('https://s.link/summer')).toBe('s.link-summer-qr');
  });

  test('What file systems refuse or read as a path is left out', () => {
    expect(qrFileName('https://s.link/../a\\b:c*d?e=f')).toBe('s.link-a-b-c-d-qr');
    expect(qrFileName('nonsense')).toBe('link-qr');
    expect(qrFileName(`https://s.link/${'x'.repeat(300)}`).length).toBeLessThan(100);
  });
});
