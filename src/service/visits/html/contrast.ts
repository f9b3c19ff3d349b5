/**
 * Colour contrast of WCAG: how well one colour is read on another, and the nearest shade of a
 * colour that is read well.
 */

/** A colour as `#RRGGBB`. */
export const hexColor = /^#[0-9a-f]{6}$/i;

/** The least contrast of text (WCAG 2, AA). */
const readable = 4.5;

/** Black or white, the one with more contrast on a colour: never less than 4.5 to 1. */
export function textOn(color: string): '#000000' | '#ffffff' {
  // Both have the same where (L + 0.05) / 0.05 = 1.05 / (L + 0.05).
  return luminance(color) > 0.179 ? '#000000' : '#ffffff';
}

/**
 * The contrast of two colours, 1 to 21.
 *
 * @internal beside its tests
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The colour itself where its text is read on each of the grounds, or else the nearest shade of it
 * that is.
 *
 * @param towards what the colour is mixed with, one hundredth after the other
 */
export function readableShade(
  color: string,
  grounds: readonly string[],
  towards: '#000000' | '#ffffff',
): string {
  for (let part = 0; part < 100; part += 1) {
    const shade = mixed(color, towards, part / 100);
    if (grounds.every((ground) => contrast(shade, ground) >= readable)) return shade;
  }
  return towards;
}

function mixed(color: string, other: string, part: number): string {
  const from = channels(color);
  const to = channels(other);
  const mix = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * part));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue, 0 to 255. */
function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** The relative luminance, 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
