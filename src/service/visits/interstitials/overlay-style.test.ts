/** Tests of overlay styles: text can be read on any colour. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { overlayStyle } from './overlay-style.ts';

/** The contrast of two colours as WCAG defines it, by its own words rather than by ours. */
function contrast(one: string, other: string): number {
  const lights = [one, other].map((color) => {
    const parts = [color.slice(1, 3), color.slice(3, 5), color.slice(5, 7)].map(
      (part) => Number(`0x${part}`) / 255,
    );
    const [red = 0, green = 0, blue = 0] = parts.map((part) =>
      part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4),
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

test('Text on an overlay of any colour has a contrast of 4.5 to 1 at least', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(
      fc.oneof(color, fc.constantFrom('#767676', '#ff0000', '#757575', '#FFFFFF', '#000000')),
      (any) => {
        const { background, textColor } = overlayStyle({ position: 'top', color: any });
        expect(background).toBe(any);
        expect(contrast(background, textColor)).toBeGreaterThanOrEqual(4.5);
      },
    ),
    propertyRuns(300),
  );
});

test('Invalid stored values are replaced by the defaults', () => {
  for (const color of ['', 'red', '#12345', '#1234567', '#12345g', '#123456;x']) {
    expect(overlayStyle({ position: 'nowhere', color })).toEqual({
      position: 'bottom',
      background: '#0b6e6e',
      textColor: '#ffffff',
    });
  }
});
