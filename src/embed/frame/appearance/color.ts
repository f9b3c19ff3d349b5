/** Colours as numbers: read from the few spellings that are allowed, compared, mixed, and written again. */

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The colour that a text names as `#rgb`, `#rrggbb`, `rgb(…)` or `hsl(…)`; undefined for anything else. */
export function readColour(text: string): Colour | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (hex !== undefined) {
    const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
    return [part(0), part(2), part(4)];
  }
  const [, name, first = '', second = '', third = ''] =
    /^(rgb|hsl)\(\s*(\d{1,3})(?:deg)?\s*[, ]\s*(\d{1,3}%?)\s*[, ]\s*(\d{1,3}%?)\s*\)$/i.exec(text.trim()) ?? [];
  if (name === undefined) return undefined;
  const isRgb = name.toLowerCase() === 'rgb';
  if ([second, third].some((part) => part.endsWith('%') === isRgb)) return undefined;
  const [a, b, c] = [Number.parseInt(first, 10), Number.parseInt(second, 10), Number.parseInt(third, 10)];
  if (isRgb) return Math.max(a, b, c) > 255 ? undefined : [a, b, c];
  return a > 360 || Math.max(b, c) > 100 ? undefined : fromHsl(a, b / 100, c / 100);
}

function fromHsl(hue: number, saturation: number, lightness: number): Colour {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}

/** As `#rrggbb`: what is written comes from numbers alone, so that no text of anybody else gets into a style. */
export function writeColour(colour: Colour): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** So much of the second colour in the first, 0 to 1. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const part = (at: 0 | 1 | 2) => one[at] + (other[at] - one[at]) * share;
  return [part(0), part(1), part(2)];
}

/** The contrast of two colours as WCAG counts it: 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
