/** Campaign form: creates or edits a campaign (name, rotator slug, public). */
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
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
  /** The name that a new one begins with. */
  name?: string | undefined;
  onClose: () => void;
  /** After a campaign was created. */
  onCreated?: (campaign: Pick<Campaign, 'id'>) => void;
}

function useFields() {
  const t = useTranslations('forms.campaign');
  return {
    slug: { label: t('rotator'), description: t('slug') },
    public: { description: t('public') },
  };
}

/** Two forms, because the name is required only when editing. */
export function CampaignForm({ record: campaign, name, onClose, onCreated }: CampaignFormProps) {
  return campaign === undefined ? (
    <NewForm name={name} onClose={onClose} onCreated={onCreated} />
  ) : (
    <ChangeForm campaign={campaign} onClose={onClose} />
  );
}

function NewForm({ name, onClose, onCreated }: Omit<CampaignFormProps, 'record'>) {
  const t = useTranslations('forms.campaign');
  const create = useCreateCampaign();
  return (
    <FormDialog
      title={t('new')}
      schema={newCampaign}
      {...(name ? { defaults: { name } } : {})}
      fields={{ ...useFields(), name: { description: t('name') } }}
      submitLabel={t('create')}
      failure={t('notCreated')}
      whenUnknown={<UnknownResultHint />}
      onSubmit={async (values) => {
        const made = await create.mutateAsync(values);
        onCreated?.(made);
      }}
      onClose={onClose}
    />
  );
}

function ChangeForm({
  campaign,
  onClose,
}: {
  campaign: Identified<Campaign>;
  onClose: () => void;
}) {
  const t = useTranslations('forms.campaign');
  const save = useTranslations('forms');
  const update = useUpdateCampaign();
  const { id, name, rotator } = campaign;
  const isRotatorRead = campaign.unparsed?.['rotator'] === undefined;
  const before = {
    name,
    slug: isRotatorRead ? rotatorSlug(rotator) : null,
    public: campaign.public,
  };
  const send = async (values: z.output<typeof campaignChange>) => {
    const changes = changesIn(before, values);
    if (Object.keys(changes).length === 0) return;
    const { slug: _, ...rest } = values;
    // The slug comes from an address that each service builds differently, so it is sent only if the user changed it.
    await update.mutateAsync({ id, ...rest, ...changes });
  };
  return (
    <FormDialog
      title={t('edit')}
      schema={campaignChange}
      defaults={before}
      fields={useFields()}
      submitLabel={save('save')}
      failure={t('notChanged')}
      whenUnknown={<UnknownResultHint />}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
