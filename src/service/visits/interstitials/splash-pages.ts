/** The pages that tell where a link leads before it does: the service's standard one, and those of accounts. */
import type { VisitAnswer } from '#service/visits/exchange.ts';
import { escaped } from '#service/visits/page-shell.ts';
import type { SplashPage } from '#service/visits/records.ts';
import type { Way } from '#service/visits/ways.ts';
import { destinationText } from './destination-text.ts';
import { interstitial } from './interstitial.ts';
import { offerOf } from './offer.ts';
import { countdownScript } from './own-scripts.ts';
import type { PixelMarkup } from './pixel-markup.ts';
import { manyLines, oneLine } from './plain-text.ts';

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
  return splashPage(splash, { title, seconds: standardSeconds, beside: '', content: `${about}${destinationText(splash.way.address)}` });
}

export function customSplash({ page, ...splash }: Splash & { page: SplashPage }): VisitAnswer {
  const message = manyLines(page.message);
  const offer = offerOf(page, 'Have a look');
  return splashPage(splash, {
    title: oneLine(page.title) || oneLine(page.name),
    seconds: page.seconds,
    beside: offer === undefined ? '' : `<a class="act" href="${escaped(offer.link)}" rel="noopener" dir="auto">${escaped(offer.button)}</a>\n`,
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
  const app = way.store === undefined ? '' : `<a class="act" href="${escaped(way.store)}" rel="noopener">Get the app</a>\n`;
  return interstitial({
    ...{ title, nonce, pixels },
    ...(counts ? { script: countdownScript } : {}),
    body: `<main>
<p class="from">You are about to leave this site</p>
<h1 dir="auto">${escaped(title)}</h1>
${content}
<div class="acts">
${beside}${app}<a class="act main" id="go" href="${escaped(way.open)}" rel="noopener">Go on</a>
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
