/** Link details: the statistics of each link as they were read last. */
import type { EndpointName } from '#contract/api.ts';
import type { LinkDetail } from '#contract/resources/links.ts';
import type { KnownDetail } from './known-detail.ts';
import { LinkRecords } from './link-records.ts';

export class LinkDetails extends LinkRecords<KnownDetail> {
  /** Remembers what a reply of the service tells. @param at milliseconds since 1970 */
  readReply(name: EndpointName, reply: unknown, at: number): void {
    if (name !== 'links.get') return;
    // A sound cast: the client gives each endpoint the reply of its schema.
    const { id: outer, details, data } = reply as LinkDetail;
    const id = outer ?? details.id;
    const { clicks, uniqueClicks, topCountries, topReferrers, topBrowsers, topOs } = data;
    if (id === null) return;
    this.remember({
      id,
      at,
      clicks,
      uniqueClicks,
      countries: countsIn(topCountries),
      referrers: countsIn(topReferrers),
      browsers: countsIn(topBrowsers),
      systems: countsIn(topOs),
      networks: Object.entries(data.socialCount ?? {}).flatMap(([network, count]) =>
        count === null ? [] : [[network, count] as const],
      ),
    });
  }
}

/** Null where the service has sent no counts, or none that could be read. */
function countsIn(figures: LinkDetail['data']['topCountries']): KnownDetail['countries'] {
  if (figures?.kind !== 'counts' || figures.counts === null) return null;
  return figures.counts.flatMap(({ name, count }) =>
    name === null || count === null ? [] : [[name, count] as const],
  );
}
