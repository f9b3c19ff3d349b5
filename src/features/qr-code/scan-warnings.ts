/** Scan warnings: names where a scanner may fail to read a QR code of a design. */
import { contrast } from '#ui/color.ts';
import type { QrDesign } from './qr-design.ts';

/** The contrast of WCAG below which cameras in poor light stop telling the modules apart. */
const minContrast = 3;

/** The border that the standard asks for, in modules. */
const minMargin = 4;

/** A key of the texts. */
type ScanWarning = 'contrast' | 'inverted' | 'margin' | 'logo';

/** Empty where nothing speaks against the design. */
export function scanWarnings({ dark, light, margin, correction, logo }: QrDesign): ScanWarning[] {
  const ratio = contrast(dark, light);
  const isInverted = contrast(dark, '#000000') > contrast(light, '#000000');
  const warnings: ScanWarning[] = [];
  if (ratio < minContrast) warnings.push('contrast');
  else if (isInverted) warnings.push('inverted');
  if (margin < minMargin) warnings.push('margin');
  if (logo !== null && (correction === 'L' || correction === 'M')) warnings.push('logo');
  return warnings;
}
