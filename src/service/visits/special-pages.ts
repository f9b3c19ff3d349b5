/** What a visit finds where no link lies: a rotator, a page, a picture, or where a branded domain sends strangers. */

import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { type Place, placeAt } from '#service/addresses/special-paths.ts';
import type { VisitedLink } from '#service/store/store.ts';
import type { PublicRecords } from '#service/store/visit-queries/public-records-types.ts';
import { methodPage, readOnly, unavailablePage, unknownPage } from '#service/visits/pages/error-pages.ts';
import { bioPage, campaignPage, emptyRotatorPage, noPage, qrPage } from '#service/visits/pages/public-pages.ts';
import { qrAnswer, qrSvg } from '#service/visits/pages/qr-svg.ts';
import type { VisitAnswer, VisitRequest } from '#service/visits/request/http-types.ts';
import { redirectTo } from './open-link.ts';

interface ElsewhereOptions {
  records: PublicRecords;
  /** `YYYY-MM-DD HH:MM:SS` in UTC. */
  moment: () => string;
  /** Opens a link that a rotator has chosen, and counts the visit. */
  open: (request: VisitRequest, link: VisitedLink) => VisitAnswer | Promise<VisitAnswer>;
  /** Told once when look-ups begin to fail. */
  onError: (message: string, cause: unknown) => void;
}

/**
 * Answers a visit to an address without a link; `alias` is '' for a branded domain itself, and undefined for a path that
 * can be no alias.
 */
type Elsewhere = (request: VisitRequest, host: string, alias: string | undefined) => VisitAnswer | Promise<VisitAnswer>;

export function createElsewhere({ records, moment, open, onError }: ElsewhereOptions): Elsewhere {
  let failing = false;

  async function atBranded(host: string, alias: string | undefined): Promise<VisitAnswer> {
    const domain = await records.domain(host);
    const address = alias === '' ? domain?.redirectroot : domain?.redirect404;
    if (address === undefined || !canParseUrl(address)) return unknownPage();
    return redirectTo(new URL(address).href, 302);
  }

  async function atRotator(request: VisitRequest, slug: string): Promise<VisitAnswer> {
    const link = await records.rotated(slug, moment());
    if (link === undefined) return noPage();
    if (link === 'empty') return emptyRotatorPage();
    // The password form is sent to the page that it is on, which would choose another link.
    return link.password === null ? open(request, link) : redirectTo(link.shorturl, 302);
  }

  async function atPlace(request: VisitRequest, host: string, place: Place): Promise<VisitAnswer> {
    switch (place.kind) {
      case 'rotator':
        return atRotator(request, place.slug);
      case 'campaign': {
        const campaign = await records.campaign(place.id, moment());
        return campaign === undefined ? noPage() : campaignPage(campaign);
      }
      case 'bio': {
        const bio = await records.bio(place.alias);
        return bio === undefined ? noPage() : bioPage(bio);
      }
      case 'qr': {
        const qr = await records.qr(place.alias);
        return qr === undefined ? noPage() : qrPage({ ...qr, alias: place.alias });
      }
      case 'image': {
        const text = await records.pictured(host, place.of);
        const svg = text === undefined ? undefined : qrSvg(text);
        return svg === undefined ? noPage() : qrAnswer(svg);
      }
    }
  }

  return (request, host, alias) => {
    const found = alias === undefined ? undefined : placeAt(alias);
    // Of all places only the pictures of its links lie on a branded domain.
    const isThere = host === '' || (found?.kind === 'image' && found.of.kind === 'link');
    const place = isThere ? found : undefined;
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (!reading) return place === undefined && alias !== '' ? unknownPage() : methodPage(readOnly);
    if (place === undefined && host === '') return unknownPage();
    const answer = place === undefined ? atBranded(host, alias) : atPlace(request, host, place);
    return answer.then(
      (given) => {
        failing = false;
        return given;
      },
      (cause: unknown) => {
        if (!failing) onError('Pages beside the links cannot be looked up at the moment.', cause);
        failing = true;
        return unavailablePage();
      },
    );
  };
}
