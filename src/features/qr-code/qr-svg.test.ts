import { correction, generate } from 'lean-qr';
import { describe, expect, test } from 'vitest';
import { qrFileName, toQrImage, toSvg } from './qr-svg.ts';

describe('toQrImage', () => {
  test('A code has its quiet border and the corner marks that scanners look for', () => {
    const image = toQrImage('https://s.link/summer');
    expect(image?.size).toBe(25 + 8);
    // The upper left mark starts after four empty modules and is seven wide.
    expect(image?.path.startsWith('M4 4h7v1h-7z')).toBe(true);
  });

  test('The path holds each dark module of the code and no other', () => {
    const address = 'https://s.link/summer';
    const code = generate(address, { minCorrectionLevel: correction.M });
    const drawn = new Set<string>();
    for (const [, x = '', y = '', width = ''] of toQrImage(address)?.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g) ?? []) {
      for (let index = 0; index < Number(width); index += 1) drawn.add(`${Number(x) - 4 + index} ${Number(y) - 4}`);
    }
    const dark = new Set<string>();
    for (let y = 0; y < code.size; y += 1) {
      for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) dark.add(`${x} ${y}`);
    }
    expect(dark.size).toBeGreaterThan(100);
    expect(drawn).toEqual(dark);
  });

  test('No module lies in the quiet border', () => {
    const image = toQrImage('https://s.link/summer');
    const size = image?.size ?? 0;
    for (const [, x = '', y = '', width = ''] of image?.path.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? []) {
      expect(Number(x)).toBeGreaterThanOrEqual(4);
      expect(Number(y)).toBeGreaterThanOrEqual(4);
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(size - 4);
      expect(Number(y) + 1).toBeLessThanOrEqual(size - 4);
    }
  });

  test('Different addresses have different codes', () => {
    expect(toQrImage('https://s.link/a')?.path).not.toBe(toQrImage('https://s.link/b')?.path);
  });

  test('An address that no code can hold gives none, and does not throw', () => {
    expect(toQrImage(`https://s.link/${'x'.repeat(4000)}`)).toBeUndefined();
  });
});

test('The file is a complete picture, dark on white', () => {
  expect(toSvg({ size: 9, path: 'M4 4h1v1h-1z' })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" shape-rendering="crispEdges">' +
      '<path fill="#fff" d="M0 0h9v9H0z"/><path d="M4 4h1v1h-1z"/></svg>\n',
  );
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
