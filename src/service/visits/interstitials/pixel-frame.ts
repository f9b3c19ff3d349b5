/**
 * Pixel frame: a sandboxed document without an origin, in which the scripts of a link's pixels run
 * apart from its page.
 */

import type { LinkContent, LinkPixel } from '#service/store/link-content.ts';
import { formatSpecialPath } from '#service/urls/special-paths.ts';
import { Html, html } from '#service/visits/html/html.ts';
import { htmlDocument, pageHeaders } from '#service/visits/html/page.ts';
import type { PageTexts } from '#service/visits/html/page-texts.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { memoryScript } from './inline-scripts.ts';
import { type PixelMarkup, pixelMarkup } from './pixel-markup.ts';

interface PixelFrameOptions {
  readonly records: { linkContent(linkId: number): Promise<LinkContent | undefined> };
  /** Keyed: makes the token by which a frame is asked for. */
  readonly hash: (text: string) => string;
  readonly nonce: () => string;
  /** Gets what pixels send instead of their networks. */
  readonly pixelOrigin: string | undefined;
}

export type PixelFrames = ReturnType<typeof createPixelFrames>;

/** Makes the frames of links, and answers what they ask for. */
export function createPixelFrames({ records, hash, nonce, pixelOrigin }: PixelFrameOptions) {
  // Only who has opened the link learns which pixels it has: it may be behind a password.
  const tokenOf = (linkId: number): string => hash(`pixels of ${linkId}`);
  return {
    /** The frame, or undefined where none of the pixels is of a known type. */
    frameOf: (linkId: number, pixels: readonly LinkPixel[], { t }: PageTexts): Html | undefined => {
      if (pixelMarkup(pixels, '') === undefined) return undefined;
      const path = formatSpecialPath({ kind: 'pixels', link: linkId, token: tokenOf(linkId) });
      return html`<iframe class="pixels" id="pixels" src="${path}" sandbox="allow-scripts" title="${t('pixels.title')}" aria-hidden="true" tabindex="-1"></iframe>`;
    },
    /**
     * The document in the frame, or undefined where the token is wrong, or there is nothing to
     * fire.
     */
    document: async (
      linkId: number,
      token: string,
      texts: PageTexts,
    ): Promise<VisitAnswer | undefined> => {
      if (token !== tokenOf(linkId)) return undefined;
      const content = await records.linkContent(linkId);
      const pageNonce = nonce();
      const pixels = content && pixelMarkup(content.pixels, pageNonce, pixelOrigin);
      return pixels && documentOf(pixels, pageNonce, texts);
    },
  };
}

function documentOf(pixels: PixelMarkup, nonce: string, texts: PageTexts): VisitAnswer {
  const memory = html`<script nonce="${nonce}">${new Html(memoryScript)}</script>`;
  const { text } = htmlDocument(texts, {
    title: texts.t('pixels.title'),
    body: html`${memory}\n${new Html(pixels.html)}`,
  });
  const headers = { ...pageHeaders(policyOf(pixels, nonce), texts), 'X-Robots-Tag': 'noindex' };
  return { status: 200, headers, body: text };
}

function policyOf({ images, sends }: PixelMarkup, nonce: string): string[] {
  return [
    // Also where the address is opened by itself: no script of a network ever runs in the origin of the
    // links.
    'sandbox allow-scripts',
    "default-src 'none'",
    // The networks' scripts fetch others of theirs, from hosts that no list can name.
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    ['img-src', ...new Set([...images, ...sends])].join(' '),
    `connect-src ${sends.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
}
