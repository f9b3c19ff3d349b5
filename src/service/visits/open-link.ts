/** Opening a link: chooses the redirect or the page that answers a visitor who may follow it. */
import { LRUCache } from 'lru-cache';
import type { LinkContent } from '#service/store/link-content.ts';
import type { PublicRecords } from '#service/store/public-records.ts';
import type { VisitedLink } from '#service/store/store.ts';
import { parseRedirectType } from '#service/store/stored-values.ts';
import type { View } from '#service/visits/html/page.ts';
import { oneLine } from '#service/visits/html/sanitize-text.ts';
import {
  appPage,
  cardPage,
  type Destination,
  forwardPage,
  framePage,
  overlayPage,
  splashPage,
} from '#service/visits/interstitials/destination-pages.ts';
import type { PixelFrames } from '#service/visits/interstitials/pixel-frame.ts';
import { errorPage, failureGuard } from '#service/visits/pages/error-pages.ts';
import { appLinkFor, hasDeeplink } from '#service/visits/request/app-links.ts';
import {
  isPrefetch,
  type VisitAnswer,
  type VisitRequest,
} from '#service/visits/request/http-types.ts';
import type { UserAgent } from '#service/visits/request/user-agents.ts';
import { maxAgeInOutage } from './link-finder.ts';

/**
 * The most links of which the content is remembered for a while in which the store does not answer;
 * some KB each.
 */
const maxCached = 1000;

export interface LinkOpenerOptions {
  viewFor: (request: VisitRequest) => View;
  records: Pick<PublicRecords, 'linkContent'>;
  readUserAgent: (text: string) => UserAgent;
  pixelFrames: Pick<PixelFrames, 'frameOf'>;
  /** Whether short links are on https, where browsers frame no page that is on http. */
  secure: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called once when look-ups begin to fail. */
  onError: (message: string, cause: unknown) => void;
}

/** The visit of a visitor who may follow the link. */
interface Visit {
  request: VisitRequest;
  link: VisitedLink;
  /** For this visitor: an http or https URL, serialized. */
  destination: string;
  /** Of a redirect; 303 after a form was sent. */
  status: 302 | 303;
  /** Counts the visit. */
  count: () => void;
}

// no-store, so that the next click comes here again and counts. No Referrer-Policy on purpose: on a
// redirect it would replace the policy of the page that holds the link, and change what that page
// lets the destination know.
export function redirectTo(url: string, status: 302 | 303): VisitAnswer {
  return { status, headers: { Location: url, 'Cache-Control': 'no-store' }, body: '' };
}

/** Whether a link only redirects, for every visitor: the quick path. */
export function isPlainRedirect({ type, pixels, deeplink, card }: VisitedLink): boolean {
  return (
    card === 0 &&
    !hasPixels(pixels) &&
    parseRedirectType(type).kind === 'direct' &&
    !hasDeeplink(deeplink)
  );
}

function hasPixels(stored: string): boolean {
  return stored !== '[]' && stored !== '';
}

/** Makes the function that answers visits to links that are no plain redirects. */
export function createLinkOpener(
  options: LinkOpenerOptions,
): (visit: Visit) => VisitAnswer | Promise<VisitAnswer> {
  const { viewFor, records, readUserAgent, pixelFrames, secure, now, onError } = options;
  const guard = failureGuard('Links cannot be looked up at the moment.', onError);
  const cached = new LRUCache<number, { content: LinkContent; at: number }>({ max: maxCached });
  function withContent(
    linkId: number,
    view: View,
    answer: (content: LinkContent) => VisitAnswer,
  ): Promise<VisitAnswer> {
    return guard(
      async () => {
        const content = await records.linkContent(linkId);
        if (content === undefined) return errorPage(view, 'unknown');
        cached.set(linkId, { content, at: now() });
        return answer(content);
      },
      () => {
        const known = cached.get(linkId);
        return known !== undefined && Math.abs(now() - known.at) < maxAgeInOutage
          ? answer(known.content)
          : errorPage(view, 'unavailable');
      },
    );
  }
  return ({ request, link, destination, status, count }) => {
    const userAgent = request.header('user-agent') ?? '';
    const agent = readUserAgent(userAgent);
    if (agent.preview && link.card === 1) {
      const view = viewFor(request);
      return withContent(link.id, view, (content) => cardPage(view, content, destination));
    }
    // A browser keeps what it has prefetched, also the destination behind a redirect, and requests
    // nothing when its user follows the link: that visit would never count. A browser whose prefetch is
    // refused requests the link then.
    if (isPrefetch(request)) return errorPage(viewFor(request), 'prefetch');
    const appLink = appLinkFor(destination, link.deeplink, agent, userAgent);
    const { kind } = parseRedirectType(link.type);
    const fires = hasPixels(link.pixels) && !agent.bot && request.method !== 'HEAD';
    // A redirect opens an app only for a visitor who has just followed a link, not after a form. Where
    // no intent URL says what happens without the app, the visitor has to choose.
    const asks = appLink.open !== destination ? status === 303 : appLink.store !== undefined;
    if (kind === 'direct' && !fires && !asks) {
      count();
      return redirectTo(appLink.open, status);
    }
    const view = viewFor(request);
    return withContent(link.id, view, (content) => {
      count();
      const title = oneLine(content.title) || new URL(destination).host;
      const pixels = fires ? pixelFrames.frameOf(link.id, content.pixels, view.texts) : undefined;
      const canFrame = !(secure && destination.startsWith('http:'));
      const to = { title, appLink, pixels };
      return pageFor(kind, view, to, { content, canFrame }) ?? redirectTo(destination, status);
    });
  };
}

/** Undefined where a redirect is all that remains. */
function pageFor(
  kind: ReturnType<typeof parseRedirectType>['kind'],
  view: View,
  to: Destination,
  { content, canFrame }: { content: LinkContent; canFrame: boolean },
): VisitAnswer | undefined {
  const { appLink, pixels } = to;
  const { overlay } = content;
  if (kind === 'frame' && canFrame) return framePage(view, to);
  if (kind === 'overlay' && overlay !== undefined && canFrame)
    return overlayPage(view, to, overlay);
  if (kind === 'splash') return splashPage(view, to, content);
  // A frame that a browser would leave empty, or an overlay that is gone: what remains is a direct
  // link.
  if (appLink.open !== appLink.destination || appLink.store !== undefined) return appPage(view, to);
  return pixels && forwardPage(view, to);
}
