/** QR code set: the codes of many short links, made bit by bit so that the page stays quick, and packed as a ZIP file. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { QrDesign } from './qr-design.ts';
import { toPng } from './qr-png.ts';
import { type QrImage, qrFileName, toQrImage, toSvg } from './qr-svg.ts';

/** More codes are no longer one file that a page can hold, or a stack that a user prints. */
export const maxCodes = 1000;

/** Codes that are made before the page may do something else. */
const slice = 8;

export interface NamedCode {
  readonly url: string;
  /** Without an extension; no other code of the set has it, also where case does not count. */
  readonly name: string;
  readonly image: QrImage;
}

interface Making {
  readonly signal: AbortSignal;
  /** Codes that are done. */
  readonly onProgress: (done: number) => void;
}

/**
 * The codes of these addresses, without those that no code can hold.
 *
 * @throws DOMException `AbortError` where the user stops it
 */
export async function makeCodes(
  urls: readonly string[],
  design: QrDesign,
  making: Making,
): Promise<NamedCode[]> {
  const used = new Map<string, number>();
  const codes: NamedCode[] = [];
  for (const [index, url] of urls.entries()) {
    if (index % slice === 0) await nextTurn(making, index);
    const image = toQrImage(url, design);
    if (image !== undefined) codes.push({ url, name: uniqueName(qrFileName(url), used), image });
  }
  return codes;
}

/**
 * A ZIP file with one picture for each code.
 *
 * @throws DOMException `AbortError` where the user stops it
 * @throws Error where the browser makes no pictures
 */
export async function zipCodes(
  codes: readonly NamedCode[],
  format: 'svg' | 'png',
  design: QrDesign,
  making: Making,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, chunk) => {
    if (error === null) parts.push(new Uint8Array(chunk));
    else failures.push(error);
  });
  for (const [index, { name, image }] of codes.entries()) {
    if (index % slice === 0) await nextTurn(making, index);
    // A PNG is compressed already.
    const entry =
      format === 'svg' ? new ZipDeflate(`${name}.svg`) : new ZipPassThrough(`${name}.png`);
    zip.add(entry);
    entry.push(await pictureBytes(image, format, design), true);
  }
  zip.end();
  const [failure] = failures;
  if (failure !== undefined) throw failure;
  return new Blob(parts, { type: 'application/zip' });
}

async function pictureBytes(
  image: QrImage,
  format: 'svg' | 'png',
  design: QrDesign,
): Promise<Uint8Array> {
  if (format === 'svg') return new TextEncoder().encode(toSvg(image, design));
  const png = await toPng(image, design, design.pixels);
  return new Uint8Array(await png.arrayBuffer());
}

/** Lets the page draw and listen. */
async function nextTurn({ signal, onProgress }: Making, done: number): Promise<void> {
  onProgress(done);
  await new Promise((turn) => setTimeout(turn));
  signal.throwIfAborted();
}

function uniqueName(name: string, used: Map<string, number>): string {
  // Two aliases may differ in case alone, which some file systems do not tell apart.
  const key = name.toLowerCase();
  const count = (used.get(key) ?? 0) + 1;
  used.set(key, count);
  if (count === 1) return name;
  return uniqueName(`${name}-${count}`, used);
}
