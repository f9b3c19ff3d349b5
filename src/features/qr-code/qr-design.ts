/** QR code design: colours, margin, error correction, size and logo of a code, remembered in this browser. */
import * as z from 'zod/mini';
import { browserEntry } from '#local/browser-entry.ts';
import { plainCode, type QrColors, type QrShape } from './qr-svg.ts';

export interface QrDesign extends QrShape, QrColors {
  /** The width of a PNG at least. */
  readonly pixels: number;
}

/** The PNG is sharp in print at 8 cm. */
export const defaultDesign: QrDesign = { ...plainCode, pixels: 1024 };

export const margins = [0, 1, 2, 4, 6, 8] as const;
export const widths = [256, 512, 1024, 2048] as const;

const color = z.string().check(z.regex(/^#[\da-f]{6}$/));
const numberIn = (allowed: readonly number[]) =>
  z.int().check(z.refine((value) => allowed.includes(value)));
const entry = browserEntry(
  'linkdeck.qr',
  z.object({
    dark: color,
    light: color,
    margin: numberIn(margins),
    correction: z.enum(['L', 'M', 'Q', 'H']),
    pixels: numberIn(widths),
  }),
);

/** The design of the last code, without its logo; the plain one where the browser has kept none. */
export function readDesign(): QrDesign {
  return { ...defaultDesign, ...entry.read() };
}

/** Stores all but the logo, a file that the user has chosen for the codes of this moment. */
export function storeDesign({ logo: _logo, ...design }: QrDesign): void {
  entry.write(design);
}
