/** QR code as SVG: the image file of a URL, made without a browser. */
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The empty border that scanners need around a code, in modules. */
const quiet = 4;

/**
 * The file, dark on white because few scanners read the reverse; undefined for text that no code
 * can hold.
 */
export function qrSvg(text: string): string | undefined {
  try {
    const code = generate(text, { minCorrectionLevel: correction.M });
    const size = code.size + 2 * quiet;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quiet} ${-quiet} ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M${-quiet} ${-quiet}h${size}v${size}h${-size}z"/><path d="${toSvgPath(code)}"/></svg>\n`;
  } catch {
    return undefined;
  }
}
