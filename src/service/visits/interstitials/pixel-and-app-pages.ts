/** The pages that direct links need where a redirect is not enough: one that fires pixels, and one that offers an app. */

import { escaped } from '#service/visits/html/page-layout.ts';
import type { Way } from '#service/visits/request/app-links.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { hostText } from './destination-text.ts';
import { leaveScript } from './inline-scripts.ts';
import { interstitial } from './interstitial.ts';
import type { PixelMarkup } from './pixel-markup.ts';

/** Fires the pixels and goes on; without script the pictures have a second for it. */
export function forwardPage({ way, nonce, pixels }: { way: Way; nonce: string; pixels: PixelMarkup }): VisitAnswer {
  const title = `On the way to ${new URL(way.address).host}`;
  const address = escaped(way.address);
  return interstitial({
    ...{ title, nonce, pixels, script: leaveScript },
    head: `<noscript><meta http-equiv="refresh" content="1;url=${address}"></noscript>\n`,
    body: `<main>
<h1>On the way to <bdi>${hostText(way.address)}</bdi></h1>
<p>If nothing happens, <a id="go" href="${address}" rel="noopener" data-scripts="${pixels.scripts}">open the page</a>.</p>
</main>`,
  });
}

interface AppPage {
  /** Plain text in one line. */
  title: string;
  way: Way;
  nonce: string;
  pixels: PixelMarkup | undefined;
}

/** Lets the visitor choose: a browser opens an app surely only where a person has asked for it. */
export function appPage({ title, way: { address, open, store }, nonce, pixels }: AppPage): VisitAnswer {
  const get = store === undefined ? '' : `\n<a class="act" href="${escaped(store)}" rel="noopener">Get the app</a>`;
  // Where the app is opened by an address of its own, the way that needs none has to be said apart.
  const stay = open === address ? '' : `\n<p>Or <a href="${escaped(address)}" rel="noopener">go on in the browser</a>.</p>`;
  return interstitial({
    ...{ title, nonce, pixels },
    body: `<main>
<h1 dir="auto">${escaped(title)}</h1>
<p>This opens in its app, if you have it, or else in the browser. It leads to <bdi>${hostText(address)}</bdi>.</p>
<div class="acts">
<a class="act main" id="go" href="${escaped(open)}" rel="noopener">Open</a>${get}
</div>${stay}
</main>`,
  });
}
