/** The ways a link can open, and which of them a visitor who may pass is answered with. */
import type { VisitedLink } from '#service/store/store.ts';
import type { OpenedLink, PublicRecords } from '#service/store/visit-queries/public-records-types.ts';
import { oneLine } from '#service/visits/html/sanitize-text.ts';
import { cardPage } from '#service/visits/interstitials/card-page.ts';
import { framePage } from '#service/visits/interstitials/frame-page.ts';
import { overlayPage } from '#service/visits/interstitials/overlay-page.ts';
import { appPage, forwardPage } from '#service/visits/interstitials/pixel-and-app-pages.ts';
import { type PixelMarkup, pixelMarkup } from '#service/visits/interstitials/pixel-markup.ts';
import { customSplash, standardSplash } from '#service/visits/interstitials/splash-pages.ts';
import { aheadPage, unavailablePage, unknownPage } from '#service/visits/pages/error-pages.ts';
import { hasDeeplink, type Way, wayTo } from '#service/visits/request/app-links.ts';
import type { VisitAnswer, VisitRequest } from '#service/visits/request/http-types.ts';
import { isPrefetch } from '#service/visits/request/prefetch.ts';
import type { UserAgent } from '#service/visits/request/user-agents.ts';

interface OpeningsOptions {
  records: Pick<PublicRecords, 'opened'>;
  readUserAgent: (text: string) => UserAgent;
  /** Another one each time, which nobody can guess: letters, digits and `+/=`. */
  nonce: () => string;
  /** Gets what pixels send instead of their networks. */
  pixelOrigin?: string;
  /** Whether short links are on https, where browsers frame no page that is on http. */
  secure: boolean;
  /** Told once when look-ups begin to fail. */
  onError: (message: string, cause: unknown) => void;
}

/** A visitor who may pass. */
interface Passing {
  request: VisitRequest;
  link: VisitedLink;
  /** The destination for this visitor: an http or https address, serialised. */
  address: string;
  /** Of a redirect; 303 after a form was sent. */
  status: 302 | 303;
  /** Takes down that the link was followed. */
  count: () => void;
}

// no-store, so that the next click comes here again and counts. No Referrer-Policy on purpose: on a redirect it would
// replace the policy of the page that holds the link, and send the destination more than that page wanted told, or less.
export function redirectTo(address: string, status: 302 | 303): VisitAnswer {
  return { status, headers: { Location: address, 'Cache-Control': 'no-store' }, body: '' };
}

/** Whether a link does nothing but redirect, for whomever: the quick way. */
export function isPlain({ type, pixels, deeplink, card }: VisitedLink): boolean {
  return card === 0 && (pixels === '[]' || pixels === '') && kindOf(type) === 'direct' && !hasDeeplink(deeplink);
}

/** What a link's type names: a name, the id of a splash page ("12"), or an overlay ("overlay-12"). */
function kindOf(type: string): 'direct' | 'frame' | 'splash' | 'overlay' {
  if (type === 'direct') return type;
  if (type === 'frame' || type === 'splash') return type;
  if (/^\d+$/.test(type)) return 'splash';
  return /^overlay-\d+$/.test(type) ? 'overlay' : 'direct';
}

/** Makes the answers to visits of links that are not plain. */
export function createOpenings(options: OpeningsOptions): (passing: Passing) => VisitAnswer | Promise<VisitAnswer> {
  const { records, readUserAgent, nonce, pixelOrigin, secure, onError } = options;
  let failing = false;

  /** What is known of the link, or undefined where the store does not answer. */
  async function look(id: number): Promise<OpenedLink | 'gone' | undefined> {
    try {
      const link = await records.opened(id);
      failing = false;
      return link ?? 'gone';
    } catch (cause) {
      if (!failing) onError('Links cannot be looked up at the moment.', cause);
      failing = true;
      return undefined;
    }
  }

  async function withLink(id: number, answer: (link: OpenedLink) => VisitAnswer): Promise<VisitAnswer> {
    const link = await look(id);
    if (link === undefined) return unavailablePage();
    return link === 'gone' ? unknownPage() : answer(link);
  }

  return ({ request, link, address, status, count }) => {
    const sent = request.header('user-agent') ?? '';
    const agent = readUserAgent(sent);
    if (agent.preview && link.card === 1) return withLink(link.id, (opened) => cardPage(opened, address, nonce()));

    // Had it been fetched ahead, nobody could know later whether it was ever looked at: browsers keep what they have, the
    // destination behind a redirect too, and ask for nothing when the link is followed. Those that are refused do then.
    if (isPrefetch(request)) return aheadPage();

    const way = wayTo(address, link.deeplink, agent, sent);
    const kind = kindOf(link.type);
    const fires = link.pixels !== '[]' && link.pixels !== '' && !agent.bot && request.method !== 'HEAD';
    const intent = way.open !== address;
    // A redirect opens an app only for a person who has just followed a link, not for one who has sent a form; and
    // where no intent says what to do without the app, the person has to choose.
    const asks = intent ? status === 303 : way.store !== undefined;
    if (kind === 'direct' && !fires && !asks) {
      count();
      return redirectTo(way.open, status);
    }
    return withLink(link.id, (opened) => {
      count();
      const word = nonce();
      const pixels = fires ? pixelMarkup(opened.pixels, word, pixelOrigin) : undefined;
      return pageFor(kind, { opened, way, nonce: word, pixels, status, secure });
    });
  };
}

interface Page {
  opened: OpenedLink;
  way: Way;
  nonce: string;
  pixels: PixelMarkup | undefined;
  status: 302 | 303;
  secure: boolean;
}

function pageFor(kind: ReturnType<typeof kindOf>, { opened, way, nonce, pixels, status, secure }: Page): VisitAnswer {
  const title = oneLine(opened.title) || new URL(way.address).host;
  const { description, overlay, splash } = opened;
  const frames = !(secure && way.address.startsWith('http:'));
  if (kind === 'frame' && frames) return framePage({ title, way, nonce, pixels });
  if (kind === 'overlay' && overlay !== undefined && frames) return overlayPage({ title, overlay, way, nonce, pixels });
  if (kind === 'splash') {
    return splash === undefined
      ? standardSplash({ title, description, way, nonce, pixels })
      : customSplash({ page: splash, way, nonce, pixels });
  }
  // A frame that a browser would leave empty, or an overlay that is gone: what remains is a direct link.
  if (way.open !== way.address || way.store !== undefined) return appPage({ title, way, nonce, pixels });
  return pixels === undefined ? redirectTo(way.address, status) : forwardPage({ way, nonce, pixels });
}
