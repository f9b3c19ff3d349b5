/** Designs that a scanner reads pass without a word, and those that it does not read are warned of. */
import { describe, expect, test } from 'vitest';
import { readSvg } from '#testing/qr-reader.ts';
import { defaultDesign, type QrDesign } from './qr-design.ts';
import { toQrImage, toSvg } from './qr-svg.ts';
import { scanWarnings } from './scan-warnings.ts';

const url = 'https://s.link/summer';

async function isRead(design: QrDesign): Promise<boolean> {
  const image = toQrImage(url, design);
  return image !== undefined && (await readSvg(toSvg(image, design))) === url;
}

describe('scanWarnings', () => {
  test.each([
    ['#000000', '#ffffff'],
    ['#0b6c68', '#ffffff'],
    ['#0000ff', '#ffff00'],
    ['#949494', '#ffffff'],
    ['#b00020', '#ffe0e0'],
    ['#000000', '#5d5d5d'],
  ])('No warning is given for %s on %s, which a scanner reads', async (dark, light) => {
    const design = { ...defaultDesign, dark, light };
    expect(scanWarnings(design)).toEqual([]);
    expect(await isRead(design)).toBe(true);
  });

  test.each([
    ['#ffffff', '#ffffff'],
    ['#ffff00', '#ffffff'],
    ['#777777', '#808080'],
  ])('%s on %s is too close', async (dark, light) => {
    expect(scanWarnings({ ...defaultDesign, dark, light })).toContain('contrast');
  });

  test('Equal colours, which are warned of, are read by no scanner', async () => {
    expect(await isRead({ ...defaultDesign, dark: '#777777', light: '#777777' })).toBe(false);
  });

  test('A light code on a dark background is warned of', () => {
    expect(scanWarnings({ ...defaultDesign, dark: '#ffffff', light: '#000000' })).toContain(
      'inverted',
    );
  });

  test.each([0, 1, 2])('A margin of %i is warned of', (margin) => {
    expect(scanWarnings({ ...defaultDesign, margin })).toContain('margin');
  });

  test('A logo asks for more error correction', () => {
    const logo = 'data:image/png;base64,AAAA';
    expect(scanWarnings({ ...defaultDesign, logo })).toContain('logo');
    expect(scanWarnings({ ...defaultDesign, logo, correction: 'Q' })).toEqual([]);
  });
});
