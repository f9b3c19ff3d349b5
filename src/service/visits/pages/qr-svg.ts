/** A QR code as an SVG file, made without a browser. */
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';

/** The empty border that scanners need around a code, in modules. */
const quiet = 4;

/** The file, dark on white as few scanners read it the other way round; undefined for text that no code can hold. */
export function qrSvg(text: string): string | undefined {
  try {
    const code = generate(text, { minCorrectionLevel: correction.M });
    const size = code.size + 2 * quiet;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quiet} ${-quiet} ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M${-quiet} ${-quiet}h${size}v${size}h${-size}z"/><path d="${toSvgPath(code)}"/></svg>\n`;
  } catch {
    return undefined;
  }
}

/** The picture as an answer. */
export function qrAnswer(svg: string): VisitAnswer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // Opened by itself an SVG file is a page, and this one has nothing to do but to be seen.
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'public, max-age=3600',
    },
    body: svg,
  };
}
