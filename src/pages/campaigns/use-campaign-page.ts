/** Campaign page state: one campaign, how its links did, and the dialog that is open. */
import { useState } from 'react';
import type { Identified } from '#contract/reading/readable.ts';
import type { Campaign } from '#contract/resources/campaigns.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import { recordStateOf } from '#features/records/record-state.ts';
import { useLinksOfCampaign } from '#queries/jobs.ts';
import { useLinkReport } from '#queries/library.ts';
import { useCampaign } from '#queries/resources/campaigns.ts';
import { useCampaignTags } from './use-campaign-tags.ts';

export type CampaignPageState = ReturnType<typeof useCampaignPage>;

/** Costs one request, or none where a cached list has this campaign. */
export function useCampaignPage(id: number) {
  const found = useCampaign(id);
  const [action, setAction] = useState<TargetAction<Identified<Campaign>>>();
  const tags = useCampaignTags();
  const { data: assigned = [] } = useLinksOfCampaign(id);

  const campaign = found.data ?? undefined;
  const named = campaign ?? { id, name: null };
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
    action,
    close: () => setAction(undefined),
    onAssign: () => setAction({ kind: 'assign', record: named }),
    onEdit:
      campaign === undefined ? undefined : () => setAction({ kind: 'edit', record: campaign }),
    onDelete: () => setAction({ kind: 'delete', record: named }),
  };
}
