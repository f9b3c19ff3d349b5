/** Campaign subject: the report of the links that have a tag of a campaign, or were assigned to it in this browser. */
import { useTranslations } from 'use-intl';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { useCampaignTags } from '#features/link-facts/use-campaign-tags.ts';
import { paths } from '#features/paths.ts';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import { ReportView } from '#pages/report/ReportView.tsx';
import { useLinksOfCampaign } from '#queries/jobs.ts';
import { useCampaign } from '#queries/resources/campaigns.ts';

/** Costs one request for the name, unless a cached list has this campaign. */
export function CampaignSubject({ id }: { id: number }) {
  const t = useTranslations('campaigns');
  const { nameOf } = useTargetNames();
  const tags = useCampaignTags();
  const { data: assigned = [] } = useLinksOfCampaign(id);
  const campaign = useCampaign(id);
  if (campaign.isMissing) return <RecordNotFound to={paths.campaigns.href()} list={t('title')} />;
  const named = campaign.data ?? { id, name: null };
  const query = { campaigns: tags.of({ ...named, id }), ids: assigned.map((link) => link.id) };
  const target = { kind: 'campaign', id } as const;
  const name = nameOf('campaign', named);
  const origin = paths.campaign.href(id);
  return <ReportView subject={{ target, name, query, origin, scope: target }} />;
}
