/** Many codes in one file, as a program that unpacks it finds them. */
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readSvg } from '#testing/qr-reader.ts';
import { defaultDesign } from './qr-design.ts';
import { makeCodes, zipCodes } from './qr-set.ts';

function making(stopAt = Infinity) {
  const controller = new AbortController();
  const progress: number[] = [];
  const onProgress = (done: number) => {
    progress.push(done);
    if (done >= stopAt) controller.abort();
  };
  return { progress, signal: controller.signal, onProgress };
}

async function unpacked(urls: readonly string[]): Promise<Record<string, string>> {
  const codes = await makeCodes(urls, defaultDesign, making());
  const file = await zipCodes(codes, 'svg', defaultDesign, making());
  expect(file.type).toBe('application/zip');
  const entries = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())));
  return Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('A set of codes', () => {
  test('Holds a file for each link, whose code leads there', async () => {
    const urls = Array.from({ length: 20 }, (_, index) => `https://s.link/item-${index}`);
    const files = await unpacked(urls);
    expect(Object.keys(files)).toEqual(urls.map((_, index) => `s.link-item-${index}-qr.svg`));
    expect(await Promise.all(Object.values(files).map(async (svg) => readSvg(svg)))).toEqual(urls);
  });

  test('Gives each file its own name, where aliases differ in case or in what file names cannot hold', async () => {
    const urls = [
      'https://s.link/a',
      'https://s.link/A',
      'https://s.link/a?',
      'https://s.link/a-qr-2',
      'https://s.link/a/',
    ];
    const names = Object.keys(await unpacked(urls));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(urls.length);
  });

  test('Leaves out what no code can hold', async () => {
    const codes = await makeCodes(
      ['https://s.link/a', `https://s.link/${'x'.repeat(4000)}`],
      defaultDesign,
      making(),
    );
    expect(codes.map(({ name }) => name)).toEqual(['s.link-a-qr']);
  });

  test('Tells its progress, and stops where the user wants that', async () => {
    const urls = Array.from({ length: 40 }, (_, index) => `https://s.link/item-${index}`);
    const whole = making();
    const codes = await makeCodes(urls, defaultDesign, whole);
    expect(whole.progress).toEqual([0, 8, 16, 24, 32]);
    const stopped = making(16);
    await expect(makeCodes(urls, defaultDesign, stopped)).rejects.toThrow(/abort/i);
    expect(stopped.progress).toEqual([0, 8, 16]);
    await expect(zipCodes(codes, 'svg', defaultDesign, making(8))).rejects.toThrow(/abort/i);
  });
});
