/** Colour arithmetic: reads CSS colours as `#rrggbb`, mixes two of them, and measures the WCAG contrast between them. */
import { luminance, toRgba } from '@mantine/core';

/** The colour as `#rrggbb`; undefined unless the text is `#rgb`, `#rrggbb`, `rgb(…)` or `hsl(…)` without transparency. */
export function readColor(text: string): string | undefined {
  const given = text.trim();
  if (/^#([\da-f]{3}|[\da-f]{6})$/i.test(given)) return toHex(channels(given));
  const [, kind, first = '', second = '', third = ''] =
    /^(rgb|hsl)\(\s*(\d{1,3})(?:deg)?\s*[, ]\s*(\d{1,3}%?)\s*[, ]\s*(\d{1,3}%?)\s*\)$/i.exec(
      given,
    ) ?? [];
  const isRgb = kind?.toLowerCase() === 'rgb';
  if (kind === undefined || [second, third].some((part) => part.endsWith('%') === isRgb))
    return undefined;
  const [a = 0, b = 0, c = 0] = [first, second, third].map((part) => Number.parseInt(part, 10));
  const isInRange = isRgb ? Math.max(a, b, c) <= 255 : a <= 360 && Math.max(b, c) <= 100;
  return isInRange
    ? toHex(channels(`${kind.toLowerCase()}(${a}, ${second}, ${third})`))
    : undefined;
}

/**
 * The first colour with a share of the second one in it.
 *
 * @param share 0 to 1
 */
export function mixColors(one: string, other: string, share: number): string {
  const others = channels(other);
  return toHex(channels(one).map((part, at) => part + ((others[at] ?? part) - part) * share));
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function channels(color: string): number[] {
  const { r, g, b } = toRgba(color);
  return [r, g, b];
}

/** Built from numbers alone, so that no remote text gets into a style. */
function toHex(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
