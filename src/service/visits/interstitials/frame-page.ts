/** The destination in a frame of the whole page, below a bar that always leads to the page itself. */

import { escaped } from '#service/visits/html/page-layout.ts';
import type { Way } from '#service/visits/request/app-links.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { hostText } from './destination-text.ts';
import { interstitial } from './interstitial.ts';
import type { PixelMarkup } from './pixel-markup.ts';

interface FramePage {
  /** Plain text in one line. */
  title: string;
  way: Way;
  nonce: string;
  pixels: PixelMarkup | undefined;
}

export function framePage({ title, way, nonce, pixels }: FramePage): VisitAnswer {
  return interstitial({ title, nonce, pixels, layout: 'framed', frames: true, body: framed(title, way) });
}

/**
 * Bar and frame. Many pages refuse to be framed, and none says so to the page around it: so the way out is always there.
 * The frame is not sandboxed, as the same page would be alone in the window had the link been a direct one.
 */
export function framed(title: string, { address, open, store }: Way): string {
  const app = store === undefined ? '' : `\n<a class="act" href="${escaped(store)}" rel="noopener">Get the app</a>`;
  const host = title === new URL(address).host ? '' : ` <small dir="ltr">${hostText(address)}</small>`;
  return `<header>
<h1><bdi>${escaped(title)}</bdi>${host}</h1>${app}
<a class="act main" id="page" href="${escaped(open)}" rel="noopener">Open page</a>
</header>
<main><iframe src="${escaped(address)}" title="${escaped(title)}" allow="fullscreen" referrerpolicy="strict-origin"></iframe></main>`;
}
