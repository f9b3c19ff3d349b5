/** Asks before a campaign is deleted, and says what becomes of its links. */
import type { Campaign } from '#contract/resources/campaigns.ts';
import { targetOf } from '#features/assign/model/assignment.ts';
import { useDeleteCampaign } from '#queries/resources/campaigns.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';

interface DeleteCampaignProps {
  campaign: Pick<Campaign, 'id' | 'name'>;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteCampaign({ campaign, onClose, onDeleted }: DeleteCampaignProps) {
  const remove = useDeleteCampaign();
  return (
    <ConfirmDialog
      title="Delete this campaign?"
      confirmLabel="Delete campaign"
      act={{ thing: 'campaign', done: 'deleted' }}
      onConfirm={async () => {
        await remove.mutateAsync({ id: campaign.id });
        onDeleted();
      }}
      onClose={onClose}
    >
      <bdi dir="auto">
        <b>{targetOf('campaign', campaign).name.slice(0, 200)}</b>
      </bdi>{' '}
      will be gone, and this cannot be undone. Its rotator and its list page stop working, also where they were handed out. Its
      links stay, without a campaign.
    </ConfirmDialog>
  );
}
