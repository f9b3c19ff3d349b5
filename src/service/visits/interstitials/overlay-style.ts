/** What an overlay can be: its types, its places on the page, and the colours that its text can be read on. */

/** The types of overlay that there are; the interface shows others as they come. */
export const overlayTypes = ['message', 'contact'] as const;

/** Where on the page an overlay stands. */
export const overlayPositions = ['bottom', 'top', 'bottom-left', 'bottom-right'] as const;

/** The colour of an overlay: `#RRGGBB`. */
export const overlayColor = /^#[0-9a-f]{6}$/i;

/** What an overlay has where nobody chose. */
export const overlayPreset = { position: overlayPositions[0], color: '#0b6e6e' } as const;

interface Ground {
  position: (typeof overlayPositions)[number];
  /** `#RRGGBB`. */
  ground: string;
  /** The colour of text on it: black or white, whichever stands out more; never less than 4.5 to 1. */
  on: '#000000' | '#ffffff';
}

/** How an overlay is laid out; what is stored and cannot be is replaced by what is preset. */
export function overlayGround({ position, color }: { position: string; color: string }): Ground {
  const ground = overlayColor.test(color) ? color : overlayPreset.color;
  return {
    position: overlayPositions.find((one) => one === position) ?? overlayPreset.position,
    ground,
    // Where black and white stand out equally: (L + 0.05) / 0.05 = 1.05 / (L + 0.05).
    on: luminance(ground) > 0.179 ? '#000000' : '#ffffff',
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
