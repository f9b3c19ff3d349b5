/** Campaign dialogs: create, edit, delete a campaign, or assign links to it. */
import type { Campaign } from '#contract/resources/campaigns.ts';
import { targetOf } from '#features/assign/model/assignment.ts';
import { AddItemsDialog } from '#features/assign/picker/AddItemsDialog.tsx';
import { DeleteTargetDialog } from '#features/assign/target-page/DeleteTargetDialog.tsx';
import { CampaignForm } from '#features/resource-forms/CampaignForm.tsx';
import { useDeleteCampaign } from '#queries/resources/campaigns.ts';

export type CampaignAction =
  | { kind: 'create' }
  | { kind: 'edit'; campaign: Campaign }
  | { kind: 'assign' | 'delete'; campaign: Pick<Campaign, 'id' | 'name'> };

interface CampaignDialogsProps {
  action: CampaignAction | undefined;
  onClose: () => void;
  /** After the campaign was deleted, in place of `onClose`. */
  onDeleted?: () => void;
}

export function CampaignDialogs({ action, onClose, onDeleted = onClose }: CampaignDialogsProps) {
  const remove = useDeleteCampaign();
  switch (action?.kind) {
    case undefined:
      return null;
    case 'create':
      return <CampaignForm onClose={onClose} />;
    case 'edit':
      return <CampaignForm campaign={action.campaign} onClose={onClose} />;
    case 'assign':
      return <AddItemsDialog target={targetOf('campaign', action.campaign)} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteTargetDialog
          target={targetOf('campaign', action.campaign)}
          onDelete={() => remove.mutateAsync({ id: action.campaign.id })}
          onClose={onClose}
          onDeleted={onDeleted}
        >
          Its rotator and its list page stop working, also where they were handed out. Its links stay, without a campaign.
        </DeleteTargetDialog>
      );
  }
}
