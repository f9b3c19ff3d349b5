/**
 * Overlay style: the types, positions and colours of overlays, with a text colour that can be read
 * on each.
 */
import { hexColor, textOn } from '#service/visits/html/contrast.ts';

/** The types that this service creates; the interface lists others unchanged. */
export const overlayTypes = ['message', 'contact'] as const;

export const overlayPositions = ['bottom', 'top', 'bottom-left', 'bottom-right'] as const;

/** The defaults of a new overlay. */
export const overlayPreset = { position: overlayPositions[0], color: '#0b6e6e' } as const;

/** The style of a stored overlay; invalid values are replaced by the defaults. */
export function overlayStyle({ position, color }: { position: string; color: string }) {
  const background = hexColor.test(color) ? color : overlayPreset.color;
  return {
    position: overlayPositions.find((one) => one === position) ?? overlayPreset.position,
    background,
    textColor: textOn(background),
  };
}
