/**
 * Frame pages: the destination in a frame of the whole page, alone or under the overlay of an
 * account.
 */
import type { Overlay } from '#service/store/link-content.ts';
import { escapeHtml } from '#service/visits/html/escape-html.ts';
import { manyLines, oneLine } from '#service/visits/html/sanitize-text.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { closeScript } from './inline-scripts.ts';
import { type DestinationPage, interstitial } from './interstitial.ts';
import { buttonLink, callToAction, hostMarkup, storeButton } from './markup.ts';
import { overlayStyle } from './overlay-style.ts';

export function framePage(page: DestinationPage): VisitAnswer {
  const { title, brand, speech, nonce, pixels } = page;
  return interstitial({
    title,
    brand,
    speech,
    nonce,
    pixels,
    layout: 'framed',
    body: frameMarkup(page),
  });
}

export function overlayPage({
  overlay,
  ...page
}: DestinationPage & { overlay: Overlay }): VisitAnswer {
  const { title, brand, speech, nonce, pixels } = page;
  const { position, background, textColor } = overlayStyle(overlay);
  const name = oneLine(overlay.name);
  const message = manyLines(overlay.message) || name;
  const button = callToAction(
    overlay,
    speech.t(overlay.type === 'contact' ? 'frame.contact' : 'splash.more'),
  );
  return interstitial({
    title,
    brand,
    speech,
    nonce,
    pixels,
    layout: 'framed',
    script: closeScript,
    style: `.box{--brand:${background};--on-brand:${textColor}}\n`,
    body: `${frameMarkup(page)}
<aside class="box ${position}" id="overlay" aria-label="${escapeHtml(name)}">
<p dir="auto">${escapeHtml(message)}</p>
<button type="button" id="close" hidden>${speech.t('frame.close')}</button>${button}
</aside>`,
  });
}

/**
 * Many pages refuse to be framed, and none tells the page around it: so the bar always has a button
 * to the page itself. The frame is not sandboxed, because a direct link would open the same page
 * without a sandbox.
 */
function frameMarkup({ title, appLink, brand, speech }: DestinationPage): string {
  const { destination, open } = appLink;
  const text = escapeHtml(title);
  const host =
    title === new URL(destination).host
      ? ''
      : ` <small dir="ltr">${hostMarkup(destination)}</small>`;
  return `<header>${brand.icon}
<h1><bdi>${text}</bdi>${host}</h1>${storeButton(appLink, speech)}
${buttonLink(open, speech.t('frame.open'), 'page')}
</header>
<main><iframe src="${escapeHtml(destination)}" title="${text}" allow="fullscreen" referrerpolicy="strict-origin"></iframe></main>`;
}
