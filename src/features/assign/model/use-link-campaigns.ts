/** Link campaigns hook: the campaign of a link, as far as this browser has assigned it or its destination names it. */
import { useMemo } from 'react';
import type { Campaign } from '#contract/resources/campaigns.ts';
import { inWords } from '#contract/resources/link-title.ts';
import type { Link } from '#contract/resources/links.ts';
import { tagWords } from '#features/link-facts/campaign-tags.ts';
import { type KnownCampaign, useCampaignsOfLinks } from '#queries/jobs.ts';
import { readTags } from '#queries/library.ts';
import { useCachedCampaigns } from '#queries/resources/campaigns.ts';
import { type TargetNames, useTargetNames } from './use-target-names.ts';

export interface LinkCampaign {
  /** Null where only a tag is known. */
  readonly id: number | null;
  readonly name: string;
  /** It was assigned from this browser, whatever the destination says. */
  readonly isAssigned: boolean;
}

type CampaignOf = (link: Pick<Link, 'id' | 'longurl'>) => LinkCampaign | null;

/** @param assigned what was assigned from this browser, by the ids of the links */
export function campaignFinder(
  campaigns: readonly Pick<Campaign, 'id' | 'name'>[],
  assigned: ReadonlyMap<number, KnownCampaign>,
  nameOf: TargetNames['nameOf'],
): CampaignOf {
  const names = new Map(campaigns.map(({ id, name }) => [id, name]));
  const byTag = new Map(campaigns.map((each) => [tagWords(each.name ?? ''), each]));
  return ({ id, longurl }) => {
    const own = assigned.get(id ?? 0);
    if (own !== undefined) {
      const name = names.get(own.campaign) ?? own.name;
      return {
        id: own.campaign,
        name: nameOf('campaign', { id: own.campaign, name }),
        isAssigned: true,
      };
    }
    const { campaign: tag } = readTags(longurl ?? '');
    if (tag === '') return null;
    const named = byTag.get(tagWords(tag));
    return { id: named?.id ?? null, name: named?.name ?? tag, isAssigned: false };
  };
}

/** What a screen or file calls it: a tag is written as the words that it stands for; '' for none. */
export function campaignText(campaign: LinkCampaign | null): string {
  if (campaign === null) return '';
  return campaign.id === null ? inWords(campaign.name) : campaign.name;
}

/** Costs no request. @param ids the links that are asked about */
export function useLinkCampaigns(ids: readonly number[]): CampaignOf {
  const assigned = useCampaignsOfLinks(ids);
  const cached = useCachedCampaigns();
  const { nameOf } = useTargetNames();
  return useMemo(
    () => campaignFinder(cached(), assigned, nameOf),
    // oxlint-disable-next-line react/exhaustive-deps -- the names are those of the language, which renders everything again
    [assigned, cached],
  );
}
