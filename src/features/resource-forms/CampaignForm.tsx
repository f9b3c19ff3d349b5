/** Making a campaign, or changing one: name, rotator slug, public or not. */
import { Text } from '@mantine/core';
import type * as z from 'zod';
import { type Campaign, campaignChange, newCampaign } from '#contract/resources/campaigns.ts';
import { useCreateCampaign, useUpdateCampaign } from '#queries/resources/campaigns.ts';
import { FormDialog } from '#ui/dialogs/FormDialog.tsx';
import { rotatorSlug } from './rotator-slug.ts';

interface CampaignFormProps {
  /** The campaign to change; without one, one is made. */
  campaign?: Campaign;
  onClose: () => void;
  /** After a campaign was made. */
  onMade?: (campaign: Pick<Campaign, 'id' | 'name'>) => void;
}

const fields = {
  slug: {
    label: 'Rotator',
    description: 'The last part of an address that leads each visitor to one of the links. Empty: no rotator.',
  },
  public: { description: 'Anybody may open the list page, which shows the public links of the campaign.' },
} as const;

/** Made and changed by forms of their own, as only a change must have a name. */
export function CampaignForm({ campaign, onClose, onMade }: CampaignFormProps) {
  return campaign === undefined ? (
    <NewForm onClose={onClose} onMade={onMade} />
  ) : (
    <ChangeForm campaign={campaign} onClose={onClose} />
  );
}

function NewForm({ onClose, onMade }: { onClose: () => void; onMade: CampaignFormProps['onMade'] }) {
  const create = useCreateCampaign();
  return (
    <FormDialog
      title="New campaign"
      schema={newCampaign}
      fields={{ ...fields, name: { description: 'Optional; the service gives one where there is none.' } }}
      submitLabel="Create campaign"
      act={{ thing: 'campaign', done: 'created' }}
      whenUnknown={lookFirst}
      onSubmit={async (values) => {
        const { id, domain } = await create.mutateAsync(values);
        onMade?.({ id, name: domain });
      }}
      onClose={onClose}
    />
  );
}

function ChangeForm({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const update = useUpdateCampaign();
  const before = { name: campaign.name, slug: rotatorSlug(campaign.rotator), public: campaign.public };
  const send = async ({ slug, ...values }: z.output<typeof campaignChange>) => {
    // The slug is read off an address that each host builds in its own way, so it is only sent where somebody changed it.
    const newSlug = slug === undefined || slug === before.slug ? {} : { slug };
    if (values.name !== before.name || values.public !== before.public || 'slug' in newSlug) {
      await update.mutateAsync({ id: campaign.id, ...values, ...newSlug });
    }
  };
  return (
    <FormDialog
      title="Edit campaign"
      schema={campaignChange}
      defaults={before}
      fields={fields}
      submitLabel="Save changes"
      act={{ thing: 'campaign', done: 'changed' }}
      whenUnknown={lookFirst}
      onSubmit={send}
      onClose={onClose}
    />
  );
}

function lookFirst() {
  return (
    <Text size="sm" mt="xs">
      The campaigns are being asked for anew. Look at them before you try again.
    </Text>
  );
}
