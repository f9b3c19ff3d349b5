/** QR code images: the path of the dark modules, the room for a logo, and an SVG file. */
import { correction, generate } from 'lean-qr';
import { fileName } from '#features/files/download.ts';
import { toSafeHref } from '#ui/safety/safe-url.ts';

/** How much of a code may be unreadable: about 7, 15, 25 and 30 percent of it. */
type Correction = 'L' | 'M' | 'Q' | 'H';

/** What decides which modules are dark. */
export interface QrShape {
  /** At least this much; a code has more where that takes no further module. */
  readonly correction: Correction;
  /** The empty border, in modules. */
  readonly margin: number;
  /** A picture in the middle as a `data:` URL; null for none. */
  readonly logo: string | null;
}

/** The colours of a code, both as `#rrggbb`. */
export interface QrColors {
  readonly dark: string;
  readonly light: string;
}

/** Black on white, with the border that scanners need. */
export const plainCode: QrShape & QrColors = {
  correction: 'M',
  margin: 4,
  logo: null,
  dark: '#000000',
  light: '#ffffff',
};

/** The width of the logo with its free edge, as a share of the width of the code. */
const logoShare = 0.22;

/** The free edge around a logo, in modules. */
const logoEdge = 0.5;

interface QrLogo {
  /** A `data:` URL. */
  readonly url: string;
  /** Its upper left corner, from the left and from the top alike, in modules. */
  readonly at: number;
  /** Its width and height, in modules. */
  readonly size: number;
}

export interface QrImage {
  /** The width and height, border included, in modules. */
  readonly size: number;
  /** The dark modules as one SVG path, in units of a module; none where the logo is. */
  readonly path: string;
  readonly logo: QrLogo | null;
}

/** The code for an address; `undefined` where it is longer than a QR code can hold. */
export function toQrImage(
  url: string,
  { correction: level, margin, logo }: QrShape = plainCode,
): QrImage | undefined {
  try {
    const code = generate(url, { minCorrectionLevel: correction[level] });
    const hole = logo === null ? 0 : logoModules(code.size);
    const first = (code.size - hole) / 2;
    const inHole = (place: number) => place >= first && place < first + hole;
    const isDark = (x: number, y: number) => code.get(x, y) && !(inHole(x) && inHole(y));
    let path = '';
    for (let y = 0; y < code.size; y += 1) {
      for (let x = 0; x < code.size; x += 1) {
        if (!isDark(x, y)) continue;
        const start = x;
        while (isDark(x, y)) x += 1;
        path += `M${start + margin} ${y + margin}h${x - start}v1h-${x - start}z`;
      }
    }
    const placed =
      logo === null
        ? null
        : { url: logo, at: margin + first + logoEdge, size: hole - 2 * logoEdge };
    return { size: code.size + 2 * margin, path, logo: placed };
  } catch {
    return undefined;
  }
}

/** An odd number, as codes have an odd width and the logo is in the middle. */
function logoModules(size: number): number {
  return 2 * Math.floor((size * logoShare) / 2) + 1;
}

/** A complete SVG file that loads nothing. */
export function toSvg({ size, path, logo }: QrImage, { dark, light }: QrColors): string {
  const picture =
    logo === null
      ? ''
      : `<image href="${logo.url}" x="${logo.at}" y="${logo.at}" width="${logo.size}" height="${logo.size}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="${light}" d="M0 0h${size}v${size}H0z"/><path fill="${dark}" d="${path}"/>${picture}</svg>\n`
  );
}

/** Without an extension: `s.example-summer-qr`. */
export function qrFileName(shortUrl: string): string {
  const href = toSafeHref(shortUrl);
  const url = href === undefined ? undefined : new URL(href);
  const name = url === undefined ? '' : `${url.hostname}${url.pathname}`;
  return `${fileName(name) || 'link'}-qr`;
}
