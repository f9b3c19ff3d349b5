/** Row facts: channels, campaigns, new clicks and the usual domain and site of the links in a table, asked for all rows at once. */
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Link } from '#contract/resources/links.ts';
import { campaignText, useLinkCampaigns } from '#features/assign/model/use-link-campaigns.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { type RowFacts, useRowFacts } from '#queries/library.ts';
import { sinceMoment } from '#ui/format/since-moment.ts';

type Channel = RowFacts['channels'][number];

interface FactsOfRows {
  readonly mainDomain: string | undefined;
  /** The site of most destinations, without `www.`. */
  readonly mainSite: string | undefined;
  /** Clicks since the user's last visit; 0 for none. */
  readonly gainedOf: (id: number | null) => number;
  /** New clicks with the time since when: `382 since Friday, 9:14 AM`. */
  readonly gainedText: (clicks: number) => string;
  /** Clicks in the week that was asked for; null where they are not known. */
  readonly weekOf: (id: number | null) => number | null;
  readonly channelsOf: (id: number | null) => readonly Channel[];
  /** What its campaign is called; '' where none is known. */
  readonly campaignOf: (link: Link) => string;
}

const noFacts: FactsOfRows = {
  mainDomain: undefined,
  mainSite: undefined,
  gainedOf: () => 0,
  gainedText: () => '',
  weekOf: () => null,
  channelsOf: () => [],
  campaignOf: () => '',
};

const RowFactsContext = createContext(noFacts);

interface RowFactsProviderProps {
  /** The links of the rows that are shown; of more than 200, the first. */
  ids: readonly number[];
  /** The beginning of a week whose clicks they show. */
  week: number | undefined;
  children: ReactNode;
}

export function RowFactsProvider({ ids, week, children }: RowFactsProviderProps) {
  const t = useTranslations('links.table');
  const { nameOf } = useTargetNames();
  const key = ids.join();
  // The same list as long as the rows are the same.
  const asked = useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key]);
  const { data: facts } = useRowFacts(asked, week);
  const campaignOf = useLinkCampaigns(asked);
  const value = useMemo((): FactsOfRows => {
    const campaignName = (link: Link) => campaignText(campaignOf(link));
    if (facts === undefined) return { ...noFacts, campaignOf: campaignName };
    const { since, mainDomain, mainSite, channels, links } = facts;
    const named = channels.map((each) => ({ ...each, name: nameOf('channel', each) }));
    const channelById = new Map(named.map((each) => [each.id, each]));
    const factById = new Map(links.map((each) => [each.id, each]));
    return {
      mainDomain,
      mainSite,
      gainedOf: (id) => factById.get(id ?? 0)?.gained ?? 0,
      gainedText: (clicks) =>
        since === null ? '' : t('since', { clicks, ...sinceMoment(since, Date.now()) }),
      weekOf: (id) => factById.get(id ?? 0)?.week ?? null,
      channelsOf: (id) =>
        (factById.get(id ?? 0)?.channels ?? []).flatMap((each) => channelById.get(each) ?? []),
      campaignOf: campaignName,
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the names are those of the language of t
  }, [facts, campaignOf, t]);
  return <RowFactsContext value={value}>{children}</RowFactsContext>;
}

export function useFactsOfRows(): FactsOfRows {
  return use(RowFactsContext);
}
