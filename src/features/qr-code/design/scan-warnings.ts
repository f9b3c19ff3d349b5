/** Scan warnings: says in words where a scanner may fail to read a QR code of a design. */
import { contrast } from '#ui/color.ts';
import type { QrDesign } from './qr-design.ts';

/** The contrast of WCAG below which cameras in poor light stop telling the modules apart. */
const leastContrast = 3;

/** The border that the standard asks for, in modules. */
const leastMargin = 4;

/** Empty where nothing speaks against the design. */
export function scanWarnings({ dark, light, margin, correction, logo }: QrDesign): string[] {
  const ratio = contrast(dark, light);
  const isInverted = contrast(dark, '#000000') > contrast(light, '#000000');
  return [
    ...(ratio < leastContrast
      ? ['The two colours are too close: scanners may not read this code. Choose a darker code or a lighter background.']
      : isInverted
        ? ['The code is lighter than its background, and some scanners can’t read that. Swap the two colours.']
        : []),
    ...(margin < leastMargin
      ? ['Scanners look for an empty border. Keep a margin of 4, or leave that much room around it.']
      : []),
    ...(logo !== null && (correction === 'L' || correction === 'M')
      ? ['The logo covers a part of the code. Choose a higher error correction.']
      : []),
  ];
}
