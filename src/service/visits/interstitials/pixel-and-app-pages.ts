/** Pages of direct links where a redirect is not enough: one fires pixels, one offers an app. */
import { escapeHtml } from '#service/visits/html/escape-html.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { leaveScript } from './inline-scripts.ts';
import { type DestinationPage, interstitial } from './interstitial.ts';
import { buttonLink, hostMarkup, storeButton } from './markup.ts';

/** Fires the pixels in their frame and goes on; without script their images have a second for it. */
export function forwardPage({ appLink, brand, nonce, pixels }: DestinationPage & { pixels: string }): VisitAnswer {
  const { destination } = appLink;
  const title = `On the way to ${new URL(destination).host}`;
  const href = escapeHtml(destination);
  return interstitial({
    ...{ title, brand, nonce, pixels, script: leaveScript },
    head: `<noscript><meta http-equiv="refresh" content="1;url=${href}"></noscript>\n`,
    body: `<main>
<h1>On the way to <bdi>${hostMarkup(destination)}</bdi></h1>
<p>If nothing happens, <a id="go" href="${href}" rel="noopener">open the page</a>.</p>
</main>`,
  });
}

/** Lets the visitor choose: a browser opens an app reliably only after a click. */
export function appPage({ title, appLink, brand, nonce, pixels }: DestinationPage): VisitAnswer {
  const { destination, open } = appLink;
  const href = escapeHtml(destination);
  // Where a URL of another scheme opens the app, the page also needs a link for the browser.
  const stay = open === destination ? '' : `\n<p>Or <a href="${href}" rel="noopener">go on in the browser</a>.</p>`;
  return interstitial({
    ...{ title, brand, nonce, pixels },
    body: `<main>
<h1 dir="auto">${escapeHtml(title)}</h1>
<p>This opens in its app, if you have it, or else in the browser. It leads to <bdi>${hostMarkup(destination)}</bdi>.</p>
<div class="acts">
${buttonLink(open, 'Open', 'go')}${storeButton(appLink)}
</div>${stay}
</main>`,
  });
}
