/** Logo file: turns a picture file into a small square PNG, without the file's own data such as its place. */
import { loadPicture } from './load-picture.ts';

/** The width and height of the logo that is kept, in pixels. */
const side = 256;

/** The largest file that is read, in bytes. */
const largest = 10_000_000;

/** Why a file is no logo. */
export type LogoProblem = 'too large' | 'unread';

/**
 * The picture as a `data:` URL. Drawn again, so that neither scripts of an SVG nor notes of a camera stay in it.
 *
 * @returns its URL, or why it cannot be used
 */
export async function readLogo(
  file: Blob,
): Promise<{ readonly url: string } | { readonly problem: LogoProblem }> {
  if (file.size > largest) return { problem: 'too large' };
  const url = URL.createObjectURL(file);
  try {
    return { url: toSquare(await loadPicture(url)) };
  } catch {
    return { problem: 'unread' };
  } finally {
    URL.revokeObjectURL(url);
  }
}

function toSquare(picture: HTMLImageElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  // An SVG may have no size of its own.
  const width = picture.naturalWidth || side;
  const height = picture.naturalHeight || side;
  const scale = side / Math.max(width, height);
  const w = width * scale;
  const h = height * scale;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, (side - w) / 2, (side - h) / 2, w, h);
  return canvas.toDataURL('image/png');
}
