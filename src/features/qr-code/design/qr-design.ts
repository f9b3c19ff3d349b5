/** QR code design: colours, margin, error correction, size and logo of a code, remembered in this browser. */
import * as z from 'zod';
import { plainCode, type QrColors, type QrShape } from '#features/qr-code/image/qr-svg.ts';

export interface QrDesign extends QrShape, QrColors {
  /** The width of a PNG at least. */
  readonly pixels: number;
}

/** The PNG is sharp in print at 8 cm. */
export const plainDesign: QrDesign = { ...plainCode, pixels: 1024 };

export const margins = [0, 1, 2, 4, 6, 8] as const;
export const widths = [256, 512, 1024, 2048] as const;

const storageKey = 'linkdeck.qr';

const color = z.string().regex(/^#[\da-f]{6}$/);
const kept = z.object({
  dark: color,
  light: color,
  margin: z.literal(margins),
  correction: z.enum(['L', 'M', 'Q', 'H']),
  pixels: z.literal(widths),
});

/** The design of the last code, without its logo; the plain one where the browser has kept none. */
export function readDesign(): QrDesign {
  try {
    return { ...plainDesign, ...kept.parse(JSON.parse(localStorage.getItem(storageKey) ?? '')) };
  } catch {
    return plainDesign;
  }
}

/** Keeps all but the logo, a file that the user has chosen for the codes of this moment. */
export function keepDesign({ logo: _logo, ...design }: QrDesign): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(design));
  } catch {
    // The next code is plain again.
  }
}
