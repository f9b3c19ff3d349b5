/** QR code PNG: draws a code and its logo on a canvas, with modules that are whole pixels. */
import { loadPicture } from './load-picture.ts';
import type { QrColors, QrImage } from './qr-svg.ts';

/**
 * A PNG whose modules are whole pixels.
 *
 * @param pixels its width at least
 * @throws Error where the browser makes no pictures
 */
export async function toPng(
  { size, path, logo }: QrImage,
  { dark, light }: QrColors,
  pixels: number,
): Promise<Blob> {
  const scale = Math.ceil(pixels / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no picture');
  pen.fillStyle = light;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.fillStyle = dark;
  pen.fill(new Path2D(path));
  if (logo !== null)
    pen.drawImage(await loadPicture(logo.url), logo.at, logo.at, logo.size, logo.size);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('no picture'));
      else resolve(blob);
    }, 'image/png');
  });
}
