/**
 * Splash pages: show where a link leads before it goes there, the service's standard one and those
 * of accounts.
 */
import type { SplashPage } from '#service/store/link-content.ts';
import { escapeHtml } from '#service/visits/html/escape-html.ts';
import { manyLines, oneLine } from '#service/visits/html/sanitize-text.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { countdownScript } from './inline-scripts.ts';
import { type DestinationPage, interstitial } from './interstitial.ts';
import { buttonLink, callToAction, destinationMarkup, storeButton } from './markup.ts';

/** The countdown of the standard page. */
const standardSeconds = 5;

/** @param page with the title of the link and the description of its card, as plain text */
export function standardSplash({
  description,
  ...page
}: DestinationPage & { description: string }): VisitAnswer {
  return splashPage(page, {
    message: manyLines(description, 500),
    seconds: standardSeconds,
    button: '',
  });
}

export function customSplash({
  splash,
  ...page
}: DestinationPage & { splash: SplashPage }): VisitAnswer {
  const { seconds } = splash;
  return splashPage(
    { ...page, title: oneLine(splash.title) || oneLine(splash.name) },
    {
      message: manyLines(splash.message),
      seconds,
      button: callToAction(splash, page.speech.t('splash.more'), 'class="act" '),
    },
  );
}

interface Content {
  message: string;
  seconds: number;
  /** HTML, beside the button to the destination. */
  button: string;
}

function splashPage(
  { title, appLink, brand, speech, nonce, pixels }: DestinationPage,
  { message, seconds, button }: Content,
): VisitAnswer {
  const { destination, open, store } = appLink;
  const { t } = speech;
  // A browser opens an app only after a click of its user: where there is an app, no countdown runs.
  const counts = seconds > 0 && open === destination && store === undefined;
  // The script counts through texts, because each language has plurals of its own.
  const left = Array.from({ length: seconds }, (_, passed) =>
    t('splash.left', { seconds: seconds - passed }),
  );
  const countdown = `\n<div class="countdown" id="countdown" data-left="${escapeHtml(JSON.stringify(left))}" data-stopped="${escapeHtml(t('splash.stopped'))}" hidden>
<span role="timer" id="left">${escapeHtml(left[0] ?? '')}</span>
<button type="button" id="stay">${t('splash.stay')}</button>
</div>`;
  return interstitial({
    title,
    brand,
    speech,
    nonce,
    pixels,
    script: counts ? countdownScript : undefined,
    body: `<main>
<p class="from">${t('splash.from')}</p>
<h1 dir="auto">${escapeHtml(title)}</h1>
${message === '' ? '' : `<p class="message" dir="auto">${escapeHtml(message)}</p>\n`}${destinationMarkup(destination, speech)}
<div class="acts">
${buttonLink(open, t('destination.open'), 'go')}${storeButton(appLink, speech)}${button}
</div>${counts ? countdown : ''}
</main>`,
  });
}
