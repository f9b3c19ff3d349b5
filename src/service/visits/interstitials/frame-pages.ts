/** The destination in a frame, under the message that the account has put over it. */

import type { Overlay } from '#service/store/visit-queries/public-records-types.ts';
import { escaped } from '#service/visits/html/page-layout.ts';
import { manyLines, oneLine } from '#service/visits/html/sanitize-text.ts';
import type { Way } from '#service/visits/request/app-links.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { offerOf } from './call-to-action.ts';
import { framed } from './frame-page.ts';
import { closeScript } from './inline-scripts.ts';
import { interstitial } from './interstitial.ts';
import { overlayGround } from './overlay-style.ts';
import type { PixelMarkup } from './pixel-markup.ts';

interface OverlayPage {
  /** Plain text in one line. */
  title: string;
  overlay: Overlay;
  way: Way;
  nonce: string;
  pixels: PixelMarkup | undefined;
}

export function overlayPage({ title, overlay, way, nonce, pixels }: OverlayPage): VisitAnswer {
  const { position, ground, on } = overlayGround(overlay);
  const name = oneLine(overlay.name);
  const message = manyLines(overlay.message) || name;
  const offer = offerOf(overlay, overlay.type === 'contact' ? 'Get in touch' : 'Have a look');
  const button =
    offer === undefined ? '' : `\n<a href="${escaped(offer.link)}" rel="noopener" dir="auto">${escaped(offer.button)}</a>`;
  return interstitial({
    ...{ title, nonce, pixels, layout: 'framed', frames: true, script: closeScript },
    style: `.box{--brand:${ground};--on-brand:${on}}\n`,
    body: `${framed(title, way)}
<aside class="box ${position}" id="overlay" aria-label="${escaped(name)}">
<p dir="auto">${escaped(message)}</p>
<button type="button" id="close" hidden>Close</button>${button}
</aside>`,
  });
}
