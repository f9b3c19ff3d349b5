/**
 * Special pages: answers visits to addresses without a link: rotators, pages, QR images and branded
 * domains.
 */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import type { PublicRecords } from '#service/store/public-records.ts';
import type { VisitedLink } from '#service/store/store.ts';
import { FairTurns } from '#service/turns/fair-turns.ts';
import { parseSpecialPath, type SpecialPath } from '#service/urls/special-paths.ts';
import type { View } from '#service/visits/html/page.ts';
import type { PixelFrames } from '#service/visits/interstitials/pixel-frame.ts';
import { avatarSvg } from '#service/visits/pages/avatar-svg.ts';
import { errorPage, failureGuard, readOnly } from '#service/visits/pages/error-pages.ts';
import { bioPage, campaignPage, qrPage, svgImage } from '#service/visits/pages/public-pages.ts';
import { qrSvg } from '#service/visits/pages/qr-svg.ts';
import { isRead, type VisitAnswer, type VisitRequest } from '#service/visits/request/http-types.ts';
import { ipBlock } from '#service/visits/request/visitor-identity.ts';
import { redirectTo } from './open-link.ts';

export interface SpecialPagesOptions {
  viewFor: (request: VisitRequest) => View;
  records: PublicRecords;
  pixelFrames: Pick<PixelFrames, 'document'>;
  /** The current time as `YYYY-MM-DD HH:MM:SS` in UTC. */
  timestamp: () => string;
  /** Opens a link that a rotator has chosen, and counts the visit. */
  open: (request: VisitRequest, link: VisitedLink) => VisitAnswer | Promise<VisitAnswer>;
  /** Called once when look-ups begin to fail. */
  onError: (message: string, cause: unknown) => void;
  /** Called where a host is no branded domain, with the host as it was sent. */
  onUnknownHost: ((sent: string) => void) | undefined;
  /** Lets redirects go first. */
  giveWay: () => Promise<void>;
}

/**
 * Pages at once, of all visitors and of one address, each a millisecond of the thread that
 * redirects; and how many may wait.
 */
const turns = { maxRunning: 2, maxRunningOfOne: 1, maxWaitingOfOne: 500 };

/**
 * Makes the function that answers a visit without a link; its `alias` is '' for a branded domain
 * itself, and undefined for a path that is no alias.
 */
export function createSpecialPages(options: SpecialPagesOptions) {
  const { viewFor, records, pixelFrames, timestamp, open, onError, giveWay } = options;
  const fairTurns = new FairTurns<string>({ ...turns, giveWay });
  const guard = failureGuard('Pages beside the links cannot be looked up at the moment.', onError);

  async function onBranded(
    request: VisitRequest,
    host: string,
    alias: string | undefined,
  ): Promise<VisitAnswer> {
    const domain = await records.domain(host);
    if (domain === undefined) options.onUnknownHost?.(request.host);
    const url = alias === '' ? domain?.redirectroot : domain?.redirect404;
    if (url === undefined || !canParseUrl(url)) return errorPage(viewFor(request), 'unknown');
    return redirectTo(new URL(url).href, 302);
  }

  async function onRotator(request: VisitRequest, slug: string): Promise<VisitAnswer> {
    const link = await records.rotated(slug, timestamp());
    if (link === undefined) return errorPage(viewFor(request), 'missing');
    if (link === 'empty') return errorPage(viewFor(request), 'rotator');
    return open(request, link);
  }

  async function onSpecialPath(
    request: VisitRequest,
    host: string,
    path: SpecialPath,
  ): Promise<VisitAnswer> {
    const view = viewFor(request);
    const notFound = () => errorPage(view, 'missing');
    switch (path.kind) {
      case 'rotator':
        return onRotator(request, path.slug);
      case 'campaign': {
        const campaign = await records.campaign(path.id, timestamp());
        return campaign === undefined ? notFound() : campaignPage(view, campaign);
      }
      case 'bio': {
        const bio = await records.bio(path.alias);
        return bio === undefined ? notFound() : bioPage(view, { ...bio, alias: path.alias });
      }
      case 'qr': {
        const qr = await records.qr(path.alias);
        return qr === undefined ? notFound() : qrPage(view, { ...qr, alias: path.alias });
      }
      case 'pixels':
        return (await pixelFrames.document(path.link, path.token, view.texts)) ?? notFound();
      case 'logo':
        return view.brand.logo(path.version) ?? notFound();
      case 'avatar':
        return svgImage(avatarSvg(path.letter));
      case 'image': {
        const text = await records.qrContent(host, path.of);
        const svg = text === undefined ? undefined : qrSvg(text);
        return svg === undefined ? notFound() : svgImage(svg);
      }
    }
  }
  return (
    request: VisitRequest,
    host: string,
    alias: string | undefined,
  ): VisitAnswer | Promise<VisitAnswer> => {
    const parsed = alias === undefined ? undefined : parseSpecialPath(alias);
    // Of all special paths only the logo, and the QR images and the pixels of its links lie on a
    // branded domain.
    const isHere =
      host === '' ||
      parsed?.kind === 'logo' ||
      parsed?.kind === 'pixels' ||
      (parsed?.kind === 'image' && parsed.of.kind === 'link');
    const path = isHere ? parsed : undefined;
    if (!isRead(request)) {
      const view = viewFor(request);
      return path === undefined && alias !== ''
        ? errorPage(view, 'unknown')
        : errorPage(view, 'method', { Allow: readOnly });
    }
    if (path === undefined && host === '') return errorPage(viewFor(request), 'unknown');
    const answer = () =>
      guard(
        () =>
          path === undefined ? onBranded(request, host, alias) : onSpecialPath(request, host, path),
        () => errorPage(viewFor(request), 'unavailable'),
      );
    return fairTurns.run(ipBlock(request.ip), answer) ?? errorPage(viewFor(request), 'unavailable');
  };
}
