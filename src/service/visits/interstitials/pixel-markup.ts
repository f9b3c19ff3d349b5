/**
 * Pixel markup: the tracking pixels of a link, each once, and what a content policy has to allow
 * for them.
 */
import type { LinkPixel } from '#service/store/link-content.ts';
import { escapeHtml } from '#service/visits/html/html.ts';
import { pixelTypesByName } from './pixel-types.ts';

export interface PixelMarkup {
  /** Scripts that carry the nonce and, for visitors without script, images. */
  readonly html: string;
  /** The sources that those scripts may load from and send to. */
  readonly sends: readonly string[];
  /** The sources of the images. */
  readonly images: readonly string[];
}

/**
 * @param nonce of the page
 * @param origin gets everything instead of the networks, under the name of each network's host; for
 * trying links out
 * @returns undefined where there is no pixel of a known type
 */
export function pixelMarkup(
  pixels: readonly LinkPixel[],
  nonce: string,
  origin?: string,
): PixelMarkup | undefined {
  const setups = new Set<string>();
  const scripts = new Set<string>();
  const images = new Set<string>();
  const sends = new Set<string>();
  for (const { type, tag } of pixels) {
    const kind = Object.hasOwn(pixelTypesByName, type)
      ? pixelTypesByName[type as keyof typeof pixelTypesByName]
      : undefined;
    if (kind === undefined) continue;
    const script = urlAt(kind.script(tag), origin);
    setups.add(kind.setup(scriptText(tag), scriptText(script)));
    scripts.add(script);
    const image = kind.image?.(tag);
    if (image !== undefined) images.add(urlAt(image, origin));
    for (const source of kind.sends) sends.add(origin ?? source);
  }
  if (setups.size === 0) return undefined;
  const html = [
    ...[...setups].map((text) => `<script nonce="${nonce}">${text}</script>`),
    ...[...scripts].map(
      (url) => `<script nonce="${nonce}" async src="${escapeHtml(url)}"></script>`,
    ),
    ...(images.size === 0 ? [] : [`<noscript>${[...images].map(imageOf).join('')}</noscript>`]),
  ].join('\n');
  const hosts = [...images].map((url) => new URL(url).origin);
  return { html, sends: [...sends], images: [...new Set(hosts)] };
}

function imageOf(url: string): string {
  return `<img src="${escapeHtml(url)}" alt="" hidden>`;
}

function urlAt(url: string, origin: string | undefined): string {
  if (origin === undefined) return url;
  const { host, pathname, search } = new URL(url);
  return `${origin}/${host}${pathname}${search}`;
}

/**
 * Text as a literal of JavaScript in which nothing can end a script or be mistaken for markup:
 * plain ASCII, no `<`.
 */
function scriptText(text: string): string {
  return JSON.stringify(text).replace(
    /[^\x20-\x7e]|[<>&']/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
