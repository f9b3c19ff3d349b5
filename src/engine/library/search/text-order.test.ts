import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/any-character.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { createSlices } from './slices.ts';
import { orderOfTexts } from './text-order.ts';

/** What the order is, in the plainest way. */
function plainOrder(texts: readonly string[]): number[] {
  const at = (index: number) => texts[index] ?? '';
  const compare = (one: number, other: number) => {
    if (at(one) === at(other)) return one - other;
    return at(one) < at(other) ? -1 : 1;
  };
  return texts.map((_, index) => index).sort(compare);
}

const unhurried = createSlices({ now: () => 0 });
/** Of few texts, in several runs that have to be merged. */
const orderOf = async (texts: readonly string[]) => [...(await orderOfTexts(texts, unhurried, 8))];

describe('The order of texts', () => {
  /** Few characters, so that many texts begin alike, equal each other or end within another one. */
  const part = fc.string({
    unit: fc.constantFrom('a', 'b', 'z', '\0', '\uffff', 'é', '東', '\ud83d', '\ude00'),
    maxLength: 12,
  });
  const prefix = fc.constantFrom(
    '',
    '',
    'https://shop.example/',
    'https://shop.example/sale/',
    'https://blog.example/',
  );
  const text = fc.tuple(prefix, part).map(([start, end]) => start + end);

  it('is the plain one, with equal texts in the order given', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 300, size: 'max' }), async (texts) => {
        expect(await orderOf(texts)).toEqual(plainOrder(texts));
      }),
      propertyRuns(100),
    );
  });

  it('is the plain one of any texts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: anyCharacter }), { minLength: 30, maxLength: 200, size: 'max' }),
        async (texts) => {
          expect(await orderOf(texts)).toEqual(plainOrder(texts));
        },
      ),
      propertyRuns(30),
    );
  });

  it('is found where all texts share more characters than a number holds, and where all are equal', async () => {
    const alike = Array.from(
      { length: 500 },
      (_, index) => `${'x'.repeat(2000)}${(index * 7919) % 500}`,
    );
    const nested = Array.from({ length: 300 }, (_, index) => 'y'.repeat((index * 7) % 300));
    const equal = Array.from({ length: 100 }, () => 'the same');
    for (const texts of [alike, nested, equal, [...equal, ...nested, ...alike], ['one'], []])
      expect(await orderOf(texts)).toEqual(plainOrder(texts));
  });

  it('lets others in while it is made, and ends where it is given up', async () => {
    const texts = Array.from({ length: 3000 }, (_, index) => `title ${(index * 7919) % 3000}`);
    let turns = 0;
    let isCancelled = false;
    let time = 0;
    const turn = async () => void (isCancelled = ++turns === 4);
    const slices = createSlices({ now: () => (time += 9), turn, isCancelled: () => isCancelled });
    await expect(orderOfTexts(texts, slices, 256)).rejects.toMatchObject({ kind: 'cancelled' });
    expect(turns).toBe(4);
  });
});
