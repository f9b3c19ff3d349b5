/** QR code images: the path of the dark modules, an SVG file and a PNG file. */
import { correction, generate } from 'lean-qr';
import { fileName } from '#features/files/download.ts';
import { toSafeHref } from '#ui/safety/safe-url.ts';

/** The quiet zone that scanners need around a code, in modules. */
const quiet = 4;

/** The width of the PNG at least, in pixels: sharp in print at 8 cm. */
const pngWidth = 1024;

export interface QrImage {
  /** The width and height, quiet border included, in modules. */
  size: number;
  /** The dark modules as one SVG path, in units of a module. */
  path: string;
}

/** The code for an address; `undefined` where it is longer than a QR code can hold. */
export function toQrImage(address: string): QrImage | undefined {
  try {
    const code = generate(address, { minCorrectionLevel: correction.M });
    let path = '';
    for (let y = 0; y < code.size; y += 1) {
      for (let x = 0; x < code.size; x += 1) {
        if (!code.get(x, y)) continue;
        const start = x;
        while (code.get(x, y)) x += 1;
        path += `M${start + quiet} ${y + quiet}h${x - start}v1h-${x - start}z`;
      }
    }
    return { size: code.size + 2 * quiet, path };
  } catch {
    return undefined;
  }
}

/** A complete SVG file, dark on white, because few scanners read an inverted code. */
export function toSvg({ size, path }: QrImage): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
  );
}

/**
 * A PNG whose modules are whole pixels.
 *
 * @throws Error where the browser makes no pictures
 */
export async function toPng({ size, path }: QrImage): Promise<Blob> {
  const scale = Math.ceil(pngWidth / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw the picture');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('This browser cannot draw the picture'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** Without an extension: `s.example-summer-qr`. */
export function qrFileName(address: string): string {
  const href = toSafeHref(address);
  const url = href === undefined ? undefined : new URL(href);
  const name = url === undefined ? '' : `${url.hostname}${url.pathname}`;
  return `${fileName(name) || 'link'}-qr`;
}
