/** QR reader: decodes codes as a scanner would, from their SVG or from the bytes of a picture file. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Pixels of a module. */
const scale = 4;

const ready = (async () => {
  // From the package, as by itself the library asks a server for it.
  const bytes = await readFile(
    createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'),
  );
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(bytes).buffer },
    fireImmediately: true,
  });
})();

/** The text of the code in a picture file, such as a PNG; undefined where no scanner finds one. */
export async function readPicture(bytes: Uint8Array): Promise<string | undefined> {
  return readCode(bytes);
}

/** The text of the code in an SVG file of `toSvg`; its logo is a square in the colour `logo`. */
export async function readSvg(svg: string, logo = '#d02020'): Promise<string | undefined> {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4);
  const fill = (color: string, x: number, y: number, w: number, h: number) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    for (let row = y * scale; row < (y + h) * scale; row += 1) {
      for (let column = x * scale; column < (x + w) * scale; column += 1)
        data.set([...parts, 255], (row * width + column) * 4);
    }
  };
  for (const [, color = '', path = ''] of svg.matchAll(/<path fill="(#[\da-f]{6})" d="([^"]+)"/g)) {
    if (path.startsWith('M0 0')) fill(color, 0, 0, size, size);
    else
      for (const [, x, y, w] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
        fill(color, Number(x), Number(y), Number(w), 1);
  }
  const [, at, side] = /<image [^>]*x="([\d.]+)"[^>]* width="([\d.]+)"/.exec(svg) ?? [];
  if (at !== undefined) fill(logo, Number(at), Number(at), Number(side), Number(side));
  return readCode({ data, width, height: width, colorSpace: 'srgb' });
}

async function readCode(picture: Uint8Array | ImageData): Promise<string | undefined> {
  await ready;
  const [found] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return found?.text;
}
