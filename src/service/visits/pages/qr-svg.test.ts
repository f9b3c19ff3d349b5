/**
 * Tests of QR codes as SVG: the drawn modules are the generated ones, and too long a text has no
 * code.
 */
import { correction, generate } from 'lean-qr';
import { describe, expect, it } from 'vitest';
import { svgImage } from './public-pages.ts';
import { qrSvg } from './qr-svg.ts';

/**
 * Which modules the outline of an SVG path fills, by the rule that it is drawn with: an odd number
 * of edges to the left.
 */
function filled(path: string, size: number): boolean[][] {
  const edges: { x: number; from: number; to: number }[] = [];
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const move = (toX: number, toY: number): void => {
    if (toX === x) edges.push({ x, from: Math.min(y, toY), to: Math.max(y, toY) });
    [x, y] = [toX, toY];
  };
  for (const [, letter = '', numbers = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const [one = 0, other = 0] = numbers
      .trim()
      .split(/[ ,]|(?=-)/)
      .filter(Boolean)
      .map(Number);
    if (letter === 'M') [x, y, startX, startY] = [one, other, one, other];
    else if (letter === 'h') move(x + one, y);
    else if (letter === 'H') move(one, y);
    else if (letter === 'v') move(x, y + one);
    else if (letter === 'V') move(x, one);
    else if (letter === 'L') move(one, other);
    else if (letter === 'Z' || letter === 'z') move(startX, startY);
    else throw new Error(`The path has a ${letter}`);
  }
  const isIn = (column: number, row: number): boolean =>
    edges.filter((edge) => edge.x <= column && edge.from <= row && row < edge.to).length % 2 === 1;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => isIn(column, row)),
  );
}

describe('qrSvg', () => {
  it.each(['https://go.example.com/sale', `https://example.com/?q=${'ü'.repeat(200)}`])(
    'draws the code of %.40s',
    (text) => {
      const code = generate(text, { minCorrectionLevel: correction.M });
      const path = /<path d="([^"]+)"/.exec(qrSvg(text) ?? '')?.[1] ?? '';
      const wanted = Array.from({ length: code.size }, (_, y) =>
        Array.from({ length: code.size }, (__, x) => code.get(x, y)),
      );
      expect(filled(path, code.size)).toEqual(wanted);
    },
  );

  it('leaves a border for scanners, white on any ground', () => {
    expect(qrSvg('a')).toContain('viewBox="-4 -4 29 29"');
    expect(qrSvg('a')).toContain('fill="#fff" d="M-4 -4h29v29h-29z"');
  });

  it('has no code for what is too long', () => {
    expect(qrSvg('x'.repeat(3000))).toBeUndefined();
  });

  it('is answered as a picture that can do nothing', () => {
    expect(svgImage('<svg/>').headers).toMatchObject({
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'",
    });
  });
});
