/** Campaign page state: one campaign, how its links did, and the dialog that is open. */
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { useTargetAction } from '#features/assign/target-page/use-target-action.ts';
import { useCampaignTags } from '#features/link-facts/use-campaign-tags.ts';
import { recordStateOf } from '#features/records/record-state.ts';
import { useLinksOfCampaign } from '#queries/jobs.ts';
import { useLinkReport } from '#queries/library.ts';
import { useCampaign } from '#queries/resources/campaigns.ts';

export type CampaignPageState = ReturnType<typeof useCampaignPage>;

/** Costs one request, or none where a cached list has this campaign. */
export function useCampaignPage(id: number) {
  const found = useCampaign(id);
  const tags = useCampaignTags();
  const { data: assigned = [] } = useLinksOfCampaign(id);

  const campaign = found.data ?? undefined;
  const named = campaign ?? { id, name: null };
  const dialog = useTargetAction(campaign, named);
  const campaigns = tags.of(named);
  const report = useLinkReport({ campaigns, ids: assigned.map((link) => link.id) });
  return {
    campaign,
    named,
    tags,
    report,
    isPending: found.isPending,
    target: useTargetNames().targetOf('campaign', named),
    record: recordStateOf(found),
    ...dialog,
  };
}
