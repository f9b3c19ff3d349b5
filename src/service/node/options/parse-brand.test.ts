/** Tests of brand options: what a name, a colour and a logo file may be. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readColor, readLogo, readName } from './parse-brand.ts';

const folder = mkdtempSync(join(tmpdir(), 'linkdeck-brand-'));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

it('A name is one line of up to 60 characters', () => {
  expect(readName('  Ink & Paper ')).toBe('Ink & Paper');
  for (const text of [' ', 'a\nb', 'x'.repeat(61)])
    expect(() => readName(text)).toThrow(/one line of at most 60/);
});

it('A colour is six hex digits, with or without the sign that begins a comment in a shell', () => {
  expect([readColor('#0B6E6E'), readColor('0b6e6e')]).toEqual(['#0b6e6e', '#0b6e6e']);
  for (const text of ['red', '#fff', '#0b6e6e;x', '##0b6e6'])
    expect(() => readColor(text)).toThrow(/six hex digits/);
});

describe('A logo', () => {
  it.each([
    ['image/png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
    ['image/jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['image/gif', 'GIF89a'],
    ['image/webp', 'RIFF1234WEBPVP8 '],
    [
      'image/svg+xml; charset=utf-8',
      '<?xml version="1.0"?>\n<!-- Made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
  ])('is known as %s by its content, whatever its name', (type, content) => {
    expect(readLogo(file('logo', content)).type).toBe(type);
  });

  it('has another address once its content is another', () => {
    const versions = ['<svg/>', '<svg />', '<svg/>'].map(
      (content, at) => readLogo(file(`${at}.svg`, content)).version,
    );
    expect(versions[0]).toBe(versions[2]);
    expect(versions[0]).not.toBe(versions[1]);
  });

  it('is refused where it is no picture, too large, or not there', () => {
    expect(() => readLogo(file('page.svg', '<!doctype html><script>1</script><svg/>'))).toThrow(
      /SVG, PNG/,
    );
    expect(() => readLogo(file('large.svg', `<svg>${' '.repeat(205_000)}`))).toThrow(
      /at most 200 KB/,
    );
    expect(() => readLogo(join(folder, 'none.png'))).toThrow(/can be read/);
  });
});
