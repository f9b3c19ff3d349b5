/** One link with its statistics, as the contract tells it. */

import type { Selectable } from 'kysely';
import type { Figures, Target } from '#contract/resources/link-figures.ts';
import type { LinkDetail } from '#contract/resources/links.ts';
import type { ShortUrls } from '#service/addresses/short-url.ts';
import type { Store } from '#service/store/store.ts';
import type { ClickCountTable, LinkTable } from '#service/store/tables.ts';

type Dimension = ClickCountTable['dimension'];

/** How many names a figure shows at most; the rest is in `clicks` only. */
const longestFigure = 20;

export async function linkDetailOf(store: Store, shortUrls: ShortUrls, link: Selectable<LinkTable>): Promise<LinkDetail> {
  const [country, referrer, browser, os, network] = await Promise.all([
    topCounts(store, link.id, 'country'),
    topCounts(store, link.id, 'referrer'),
    topCounts(store, link.id, 'browser'),
    topCounts(store, link.id, 'os'),
    topCounts(store, link.id, 'network'),
  ]);
  const clicksFrom = (name: string): number => network.find((entry) => entry.name === name)?.count ?? 0;
  return {
    id: link.id,
    details: {
      id: link.id,
      shorturl: shortUrls.of(link),
      longurl: link.url,
      title: link.title,
      description: link.description,
      location: targetsOf(link.geotarget, 'location'),
      device: targetsOf(link.devicetarget, 'device'),
      expiry: link.expiry,
      date: link.created,
    },
    data: {
      clicks: link.clicks,
      uniqueClicks: link.uniqueClicks,
      topCountries: figuresOf(country),
      topReferrers: figuresOf(referrer),
      topBrowsers: figuresOf(browser),
      topOs: figuresOf(os),
      socialCount: {
        network1: clicksFrom('network1'),
        network2: clicksFrom('network2'),
        network3: clicksFrom('network3'),
      },
    },
  };
}

interface Count {
  name: string;
  count: number;
}

function topCounts(store: Store, linkId: number, dimension: Dimension): Promise<Count[]> {
  return store.db
    .selectFrom('clickCount')
    .select(['name', 'count'])
    .where('linkId', '=', linkId)
    .where('dimension', '=', dimension)
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(longestFigure)
    .execute();
}

function figuresOf(counts: Count[]): Figures {
  return { kind: 'counts', counts };
}

/** The rules of one kind by name. Of two with the same name the first decides, so it is the one that is told. */
function targetsOf(stored: string, key: 'location' | 'device'): Target[] {
  // Only what the contract had validated was stored.
  const rules = JSON.parse(stored) as Partial<Record<typeof key, string> & { link: string }>[];
  const byName = new Map<string, Target>();
  for (const rule of rules) {
    const { [key]: name = '', link = '' } = rule;
    if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), { name, link });
  }
  return [...byName.values()];
}
