/** Campaign form: creates or edits a campaign (name, rotator slug, public). */
import type * as z from 'zod';
import type { Identified } from '#contract/reading/readable.ts';
import { type Campaign, campaignChange, newCampaign } from '#contract/resources/campaigns.ts';
import { useCreateCampaign, useUpdateCampaign } from '#queries/resources/campaigns.ts';
import { FormDialog } from '#ui/dialogs/FormDialog.tsx';
import { changesIn } from './changes-in.ts';
import { rotatorSlug } from './rotator-slug.ts';
import { UnknownResultHint } from './UnknownResultHint.tsx';

interface CampaignFormProps {
  /** The campaign to edit; without one, the form creates one. */
  record?: Identified<Campaign>;
  onClose: () => void;
  /** After a campaign was created. */
  onCreated?: (campaign: Pick<Campaign, 'id'>) => void;
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
        const made = await create.mutateAsync(values);
        onCreated?.(made);
      }}
      onClose={onClose}
    />
  );
}

function ChangeForm({ campaign, onClose }: { campaign: Identified<Campaign>; onClose: () => void }) {
  const update = useUpdateCampaign();
  const { id, name, rotator } = campaign;
  const isRotatorRead = campaign.unread?.['rotator'] === undefined;
  const before = { name, slug: isRotatorRead ? rotatorSlug(rotator) : null, public: campaign.public };
  const send = async (values: z.output<typeof campaignChange>) => {
    const changes = changesIn(before, values);
    if (Object.keys(changes).length === 0) return;
    const { slug: _, ...rest } = values;
    // The slug comes from an address that each service builds differently, so it is sent only if the user changed it.
    await update.mutateAsync({ id, ...rest, ...changes });
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
