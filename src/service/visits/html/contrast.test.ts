/**
 * Tests of colour contrast: known pairs, and for any colour a shade that is read on every ground.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { contrast, readableShade, textOn } from './contrast.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('knows the contrast of pairs that WCAG names', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
});

it('leaves a colour that is read well as it is, and darkens or lightens another one no further than it must', () => {
  expect(readableShade('#0b6e6e', ['#ffffff'], '#000000')).toBe('#0b6e6e');
  const shade = readableShade('#ffcc00', ['#ffffff'], '#000000');
  expect(contrast(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shade, '#ffffff')).toBeLessThan(4.8);
});

it('finds a readable shade and a readable text for every colour', () => {
  fc.assert(
    fc.property(color, (any) => {
      const onLight = ['#ffffff', '#f6f7f9'];
      const onDark = ['#111418', '#191e24'];
      for (const ground of onLight)
        expect(contrast(readableShade(any, onLight, '#000000'), ground)).toBeGreaterThanOrEqual(
          4.5,
        );
      for (const ground of onDark)
        expect(contrast(readableShade(any, onDark, '#ffffff'), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(textOn(any), any)).toBeGreaterThanOrEqual(4.5);
    }),
    propertyRuns(60),
  );
});
