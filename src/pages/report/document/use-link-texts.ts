/** Link texts hook: channels, campaign and UTM tags of the links in a report, but for those that its title says. */

import { tagsIn } from '#contract/new-link/utm-tags.ts';
import { campaignText, useLinkCampaigns } from '#features/assign/model/use-link-campaigns.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { tagWords } from '#features/link-facts/campaign-tags.ts';
import type { ReportSubject } from '#pages/report/report-subject.ts';
import { type LibraryLink, type ReportedLink, useRowFacts } from '#queries/library.ts';

type TextOf = (link: LibraryLink) => string;

/** Costs no request. Each text is '' where there is none. */
export function useLinkTexts({ target }: ReportSubject, rows: readonly ReportedLink[]) {
  const ids = rows.map(({ link }) => link.id);
  const { data: facts } = useRowFacts(ids);
  const findCampaign = useLinkCampaigns(ids);
  const { nameOf } = useTargetNames();
  const channelsById = new Map(facts?.links.map(({ id, channels }) => [id, channels]));
  const names = new Map(facts?.channels.map((each) => [each.id, nameOf('channel', each)]));
  const channelOf: TextOf = ({ id }) => {
    if (target.kind === 'channel') return '';
    const own = channelsById.get(id) ?? [];
    return own.flatMap((channel) => names.get(channel) ?? []).join(', ');
  };
  const campaignOf: TextOf = (link) => {
    return target.kind === 'campaign' ? '' : campaignText(findCampaign(link));
  };
  const tagsOf: TextOf = (link) => {
    const { utm_campaign: campaign, ...others } = tagsIn(link.longurl ?? '');
    const { utm_source, utm_medium, utm_term, utm_content } = others;
    // The campaign has its own place, unless the tag is of another one.
    const isSaid = tagWords(campaign) === tagWords(findCampaign(link)?.name ?? '');
    const tags = [utm_source, utm_medium, isSaid ? '' : campaign, utm_term, utm_content];
    return tags.filter((tag) => tag !== '').join(' · ');
  };
  return { isRead: facts !== undefined, channelOf, campaignOf, tagsOf };
}
