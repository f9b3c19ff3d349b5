/** The dialog for what somebody wants to do with a campaign: make, change, fill or delete it. */
import type { Campaign } from '#contract/resources/campaigns.ts';
import { targetOf } from '#features/assign/model/assignment.ts';
import { AddItemsDialog } from '#features/assign/picker/AddItemsDialog.tsx';
import { CampaignForm } from '#features/resource-forms/CampaignForm.tsx';
import { DeleteCampaign } from './DeleteCampaign.tsx';

export type CampaignAct =
  | { kind: 'create' }
  | { kind: 'edit'; campaign: Campaign }
  | { kind: 'assign' | 'delete'; campaign: Pick<Campaign, 'id' | 'name'> };

interface CampaignDialogsProps {
  act: CampaignAct | undefined;
  onClose: () => void;
  /** After a campaign was deleted, in place of `onClose`. */
  onDeleted?: () => void;
}

export function CampaignDialogs({ act, onClose, onDeleted = onClose }: CampaignDialogsProps) {
  switch (act?.kind) {
    case undefined:
      return null;
    case 'create':
      return <CampaignForm onClose={onClose} />;
    case 'edit':
      return <CampaignForm campaign={act.campaign} onClose={onClose} />;
    case 'assign':
      return <AddItemsDialog target={targetOf('campaign', act.campaign)} onClose={onClose} />;
    case 'delete':
      return <DeleteCampaign campaign={act.campaign} onClose={onClose} onDeleted={onDeleted} />;
  }
}
