/** The pages that tell where a link leads before it does: the service's standard one, and those of accounts. */

import type { SplashPage } from '#service/store/visit-queries/public-records-types.ts';
import { escaped } from '#service/visits/html/page-layout.ts';
import { manyLines, oneLine } from '#service/visits/html/sanitize-text.ts';
import type { Way } from '#service/visits/request/app-links.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { offerOf } from './call-to-action.ts';
import { destinationText } from './destination-text.ts';
import { countdownScript } from './inline-scripts.ts';
import { interstitial } from './interstitial.ts';
import type { PixelMarkup } from './pixel-markup.ts';

interface Splash {
  way: Way;
  nonce: string;
  pixels: PixelMarkup | undefined;
}

/** After so many seconds the standard page leads on. */
const standardSeconds = 5;

/** @param title of the link, and `description` of its card: plain text */
export function standardSplash({ title, description, ...splash }: Splash & { title: string; description: string }): VisitAnswer {
  const said = manyLines(description, 500);
  const about = said === '' ? '' : `<p class="message" dir="auto">${escaped(said)}</p>\n`;
  return splashPage(splash, {
    title,
    seconds: standardSeconds,
    beside: '',
    content: `${about}${destinationText(splash.way.address)}`,
  });
}

export function customSplash({ page, ...splash }: Splash & { page: SplashPage }): VisitAnswer {
  const message = manyLines(page.message);
  const offer = offerOf(page, 'Have a look');
  return splashPage(splash, {
    title: oneLine(page.title) || oneLine(page.name),
    seconds: page.seconds,
    beside:
      offer === undefined
        ? ''
        : `\n<a class="act" href="${escaped(offer.link)}" rel="noopener" dir="auto">${escaped(offer.button)}</a>`,
    content: `${message === '' ? '' : `<p class="message" dir="auto">${escaped(message)}</p>\n`}${destinationText(splash.way.address)}`,
  });
}

interface Content {
  title: string;
  seconds: number;
  /** HTML: what is offered beside the destination. */
  beside: string;
  content: string;
}

function splashPage({ way, nonce, pixels }: Splash, { title, seconds, beside, content }: Content): VisitAnswer {
  // A browser opens an app only for a person who has asked for it: where there is one, nothing happens by itself.
  const counts = seconds > 0 && way.open === way.address && way.store === undefined;
  const app = way.store === undefined ? '' : `\n<a class="act" href="${escaped(way.store)}" rel="noopener">Get the app</a>`;
  return interstitial({
    ...{ title, nonce, pixels },
    ...(counts ? { script: countdownScript } : {}),
    body: `<main>
<p class="from">You are following a short link</p>
<h1 dir="auto">${escaped(title)}</h1>
${content}
<div class="acts">
<a class="act main" id="go" href="${escaped(way.open)}" rel="noopener">Go on</a>${app}${beside}
</div>${
      counts
        ? `\n<div class="countdown" id="countdown" data-seconds="${seconds}" hidden>
<span role="timer" id="left">Going on in ${seconds} seconds</span>
<button type="button" id="stay">Stay here</button>
</div>`
        : ''
    }
</main>`,
  });
}
