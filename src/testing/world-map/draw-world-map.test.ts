/** Tests of the world map: the file is what the atlas gives, holds the countries that flags have, and stays small. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawWorldMap } from './draw-world-map.ts';

const written = readFileSync(new URL('../../ui/charts/world-map.json', import.meta.url), 'utf8');
const map = drawWorldMap();

it('The file of the map is the one that its script writes', () => {
  expect(JSON.parse(written)).toEqual(map);
});

it('Large countries are outlines, the smallest are dots, and all lie within the map', () => {
  const { countries } = map;
  expect(Object.keys(countries).length).toBeGreaterThan(230);
  for (const code of ['US', 'CN', 'DE', 'BR', 'XK'])
    expect(countries[code]).toMatch(/^M\d+,\d+l(?:-?\d+,-?\d+ ?)+z/);
  for (const code of ['SG', 'MT', 'MV']) expect(countries[code]).toMatch(/^M\d+,\d+a3,3 /);
  expect(countries['AQ']).toBeUndefined();
  for (const [, x, y] of Object.values(countries)
    .join('')
    .matchAll(/M(-?\d+),(-?\d+)/g)) {
    expect(Number(x)).toBeLessThanOrEqual(map.width);
    expect(Number(y)).toBeLessThanOrEqual(map.height);
  }
});

it('The map is at most 25 KB on the wire', () => {
  const size = gzipSync(written).length;
  console.log(`World map: ${(size / 1024).toFixed(1)} KB`);
  expect(size).toBeLessThan(25 * 1024);
});
