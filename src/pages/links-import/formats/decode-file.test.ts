import { describe, expect, it } from 'vitest';
import { ImportTable } from '#pages/links-import/table/import-table.ts';

describe('Reading bytes', () => {
  const bytes = (...values: number[]) => new Uint8Array(values);
  const load = (content: Uint8Array<ArrayBuffer>) => new ImportTable().load({ bytes: content });

  it('UTF-8 with and without its mark', () => {
    const text = 'url,description\nhttps://a.example/,Zürich 🙂';
    const plain = new TextEncoder().encode(text);
    expect(load(plain)).toMatchObject({
      encoding: 'UTF-8',
      samples: [['https://a.example/', 'Zürich 🙂']],
    });
    expect(load(bytes(0xef, 0xbb, 0xbf, ...plain)).columns).toEqual(['url', 'description']);
  });

  it.each([
    ['little', [0xff, 0xfe], 0],
    ['big', [0xfe, 0xff], 1],
  ])('UTF-16 with the %s end first', (_, mark, low) => {
    const units = 'url\nhttps://a.example/é'.split('').flatMap((letter) => {
      const unit = [letter.charCodeAt(0), 0];
      return low === 0 ? unit : unit.reverse();
    });
    expect(load(bytes(...mark, ...units))).toMatchObject({
      encoding: 'UTF-16',
      samples: [['https://a.example/é']],
    });
  });

  it('What is not valid UTF-8 is read as Windows writes it, and said to be guessed', () => {
    const found = load(
      bytes(
        ...new TextEncoder().encode('url,description\nhttps://a.example/,Z'),
        0xfc,
        0x72,
        0x69,
        0x63,
        0x68,
      ),
    );
    expect(found).toMatchObject({
      encoding: 'guessed',
      samples: [['https://a.example/', 'Zürich']],
    });
  });

  it('UTF-8 that was cut within a letter stays UTF-8', () => {
    const whole = new TextEncoder().encode('url,description\nhttps://a.example/,Größe');
    const found = load(bytes(...whole.slice(0, -1), 0xc3));
    expect(found).toMatchObject({
      encoding: 'UTF-8',
      samples: [['https://a.example/', 'Größ\uFFFD']],
    });
  });

  it('Quotes and dashes of Windows are no controls', () => {
    const found = load(
      bytes(...new TextEncoder().encode('url,description\nhttps://a.example/,'), 0x84, 0x96, 0x80),
    );
    expect(found.samples).toEqual([['https://a.example/', '„–€']]);
  });
});
