/** The ways a link can open, one entry each: what a visitor who may pass is answered. */
import type { VisitAnswer } from './exchange.ts';

type Opening = (address: string, status: 302 | 303) => VisitAnswer;

// no-store, so that the next click comes here again and counts. No Referrer-Policy on purpose: on a redirect it would
// replace the policy of the page that holds the link, and send the destination more than that page wanted told, or less.
export const redirectTo: Opening = (address, status) => ({
  status,
  headers: { Location: address, 'Cache-Control': 'no-store' },
  body: '',
});

// Frames, splash pages and overlays redirect like direct links as long as there are no pages for them.
const openings = {
  direct: redirectTo,
  frame: redirectTo,
  splash: redirectTo,
  customSplash: redirectTo,
  overlay: redirectTo,
} as const satisfies Record<string, Opening>;

/** The opening that a link's type names: a name, the id of a splash page ("12"), or an overlay ("overlay-12"). */
export function openingOf(type: string): Opening {
  if (type === 'frame' || type === 'splash') return openings[type];
  if (/^\d+$/.test(type)) return openings.customSplash;
  if (/^overlay-\d+$/.test(type)) return openings.overlay;
  return openings.direct;
}
