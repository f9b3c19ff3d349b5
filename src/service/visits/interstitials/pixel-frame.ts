/**
 * Pixel frame: a sandboxed document without an origin, in which the scripts of a link's pixels run
 * apart from its page.
 */
import { formatSpecialPath } from '#service/addresses/special-paths.ts';
import type { LinkContent, LinkPixel } from '#service/store/link-content.ts';
import { escapeHtml } from '#service/visits/html/escape-html.ts';
import { htmlDocument, pageHeaders } from '#service/visits/html/page-layout.ts';
import type { PageTexts } from '#service/visits/html/page-texts.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { memoryScript } from './inline-scripts.ts';
import { visitorPermissions } from './interstitial.ts';
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
    /** The frame as HTML, or undefined where none of the pixels is of a known type. */
    frameOf: (
      linkId: number,
      pixels: readonly LinkPixel[],
      { t }: PageTexts,
    ): string | undefined => {
      if (pixelMarkup(pixels, '') === undefined) return undefined;
      const path = formatSpecialPath({ kind: 'pixels', link: linkId, token: tokenOf(linkId) });
      return `<iframe class="pixels" id="pixels" src="${escapeHtml(path)}" sandbox="allow-scripts" title="${t('pixels.title')}" aria-hidden="true" tabindex="-1"></iframe>`;
    },
    /**
     * The document in the frame, or undefined where the token is wrong, or there is nothing to
     * fire.
     */
    document: async (
      linkId: number,
      token: string,
      speech: PageTexts,
    ): Promise<VisitAnswer | undefined> => {
      if (token !== tokenOf(linkId)) return undefined;
      const content = await records.linkContent(linkId);
      const pageNonce = nonce();
      const pixels = content && pixelMarkup(content.pixels, pageNonce, pixelOrigin);
      return pixels && documentOf(pixels, pageNonce, speech);
    },
  };
}

function documentOf(pixels: PixelMarkup, nonce: string, speech: PageTexts): VisitAnswer {
  const body = `<script nonce="${nonce}">${memoryScript}</script>\n${pixels.html}`;
  const headers = {
    ...pageHeaders(policyOf(pixels, nonce), speech),
    'Permissions-Policy': visitorPermissions,
  };
  return {
    status: 200,
    headers,
    body: htmlDocument({ speech, title: speech.t('pixels.title'), head: '', body }),
  };
}

function policyOf({ images, sends }: PixelMarkup, nonce: string): string {
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
  ].join('; ');
}
