/** Link details: one link with its click statistics, as the contract has it. */
import type { Selectable } from 'kysely';
import type { Target } from '#contract/resources/link-figures.ts';
import type { SentLinkDetail } from '#contract/resources/links.ts';
import type { Store } from '#service/store/store.ts';
import type { ClickCountTable, Tables } from '#service/store/tables.ts';
import type { ShortUrls } from '#service/urls/short-url.ts';

type LinkRow = Selectable<Tables['link']> &
  Pick<Selectable<Tables['linkClicks']>, 'clicks' | 'uniqueClicks'>;

/** The links of an account with their clicks. */
export function linksOf({ db }: Store, accountId: number) {
  const links = db
    .selectFrom('link')
    .innerJoin('linkClicks', 'linkClicks.linkId', 'link.id')
    .selectAll('link');
  return links
    .select(['linkClicks.clicks', 'linkClicks.uniqueClicks'])
    .where('link.accountId', '=', accountId);
}

/** The most names that a figure shows; the rest is in `clicks` only. */
const maxFigureLength = 20;

export async function linkDetailOf(
  store: Store,
  shortUrls: ShortUrls,
  link: LinkRow,
): Promise<SentLinkDetail> {
  const figureOf = async (dimension: ClickCountTable['dimension']) => {
    const counts = store.db
      .selectFrom('clickCount')
      .select(['name', 'count'])
      .where('linkId', '=', link.id);
    const ofDimension = counts
      .where('dimension', '=', dimension)
      .orderBy('count', 'desc')
      .orderBy('name');
    return { kind: 'counts' as const, counts: await ofDimension.limit(maxFigureLength).execute() };
  };
  const networks = (await figureOf('network')).counts;
  const clicksFrom = (name: string): number =>
    networks.find((entry) => entry.name === name)?.count ?? 0;
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
      topCountries: await figureOf('country'),
      topReferrers: await figureOf('referrer'),
      topBrowsers: await figureOf('browser'),
      topOs: await figureOf('os'),
      socialCount: {
        network1: clicksFrom('network1'),
        network2: clicksFrom('network2'),
        network3: clicksFrom('network3'),
      },
    },
  };
}

/**
 * The rules of one kind by name. Of two with the same name only the first has an effect, so only it
 * is shown.
 */
function targetsOf(stored: string, key: 'location' | 'device'): Target[] {
  // Only rules that the contract had validated were stored.
  const rules = JSON.parse(stored) as Partial<Record<typeof key, string> & { link: string }>[];
  const byName = new Map<string, Target>();
  for (const rule of rules) {
    const { [key]: name = '', link = '' } = rule;
    if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), { name, link });
  }
  return [...byName.values()];
}
