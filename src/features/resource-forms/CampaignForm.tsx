/** Campaign form: creates or edits a campaign (name, rotator slug, public). */
import type * as z from 'zod';
import { type Campaign, campaignChange, newCampaign } from '#contract/resources/campaigns.ts';
import { useCreateCampaign, useUpdateCampaign } from '#queries/resources/campaigns.ts';
import { FormDialog } from '#ui/dialogs/FormDialog.tsx';
import { rotatorSlug } from './rotator-slug.ts';
import { UnknownResultHint } from './UnknownResultHint.tsx';

interface CampaignFormProps {
  /** The campaign to edit; without one, the form creates one. */
  record?: Campaign;
  onClose: () => void;
  /** After a campaign was created. */
  onCreated?: (campaign: Pick<Campaign, 'id' | 'name'>) => void;
}

const fields = {
  slug: {
    label: 'Rotator',
    description: 'The last part of an address that leads each visitor to one of the links. Empty: no rotator.',
  },
  public: { description: 'Anybody may open the list page, which shows the public links of the campaign.' },
} as const;

/** Two forms, because the name is required only when editing. */
export function CampaignForm({ record: campaign, onClose, onCreated }: CampaignFormProps) {
  return campaign === undefined ? (
    <NewForm onClose={onClose} onCreated={onCreated} />
  ) : (
    <ChangeForm campaign={campaign} onClose={onClose} />
  );
}

function NewForm({ onClose, onCreated }: { onClose: () => void; onCreated: CampaignFormProps['onCreated'] }) {
  const create = useCreateCampaign();
  return (
    <FormDialog
      title="New campaign"
      schema={newCampaign}
      fields={{ ...fields, name: { description: 'Optional; the service gives one where there is none.' } }}
      submitLabel="Create campaign"
      act={{ thing: 'campaign', done: 'created' }}
      whenUnknown={<UnknownResultHint things="campaigns" />}
      onSubmit={async (values) => {
        const { id, domain } = await create.mutateAsync(values);
        onCreated?.({ id, name: domain });
      }}
      onClose={onClose}
    />
  );
}

function ChangeForm({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const update = useUpdateCampaign();
  const before = { name: campaign.name, slug: rotatorSlug(campaign.rotator), public: campaign.public };
  const send = async ({ slug, ...values }: z.output<typeof campaignChange>) => {
    // The slug comes from an address that each service builds differently, so it is sent only if the user changed it.
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
      whenUnknown={<UnknownResultHint things="campaigns" />}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
