/** Overlay style: the types, positions and colours of overlays, with a text colour that can be read on each. */

/** The types that this service creates; the interface lists others unchanged. */
export const overlayTypes = ['message', 'contact'] as const;

export const overlayPositions = ['bottom', 'top', 'bottom-left', 'bottom-right'] as const;

/** The colour of an overlay: `#RRGGBB`. */
export const overlayColor = /^#[0-9a-f]{6}$/i;

/** The defaults of a new overlay. */
export const overlayPreset = { position: overlayPositions[0], color: '#0b6e6e' } as const;

/** The style of a stored overlay; invalid values are replaced by the defaults. */
export function overlayStyle({ position, color }: { position: string; color: string }) {
  const background = overlayColor.test(color) ? color : overlayPreset.color;
  return {
    position: overlayPositions.find((one) => one === position) ?? overlayPreset.position,
    background,
    // The one with more contrast, never less than 4.5 to 1. Both have the same where (L + 0.05) / 0.05 = 1.05 / (L + 0.05).
    textColor: luminance(background) > 0.179 ? '#000000' : '#ffffff',
  };
}

/** The relative luminance of WCAG, 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
