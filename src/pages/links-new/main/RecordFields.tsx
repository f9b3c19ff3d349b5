/** Record fields: the channel and the campaign of the new link, picked or created on the spot. */
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { tagsAfterChoice, useTagsOfChannel } from '#features/new-link/channel-tags.ts';
import { RecordPicker } from '#features/pickers/RecordPicker.tsx';
import { recordKinds } from '#features/pickers/record-kinds.ts';
import { CampaignForm } from '#features/resource-forms/CampaignForm.tsx';
import { ChannelForm } from '#features/resource-forms/ChannelForm.tsx';
import { CreatedNotice } from '#features/resource-forms/CreatedNotice.tsx';
import { useFieldError } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import type { ListQuery } from '#queries/endpoint-query.ts';
import classes from './MainCard.module.css';

export function RecordFields() {
  return (
    <div className={classes.pair}>
      <RecordField name="channel" record={recordKinds.channel} CreateForm={ChannelForm} />
      <RecordField name="campaign" record={recordKinds.campaign} CreateForm={CampaignForm} />
    </div>
  );
}

interface RecordFieldProps<Row> {
  name: 'channel' | 'campaign';
  record: { kind: 'channel' | 'campaign'; list: ListQuery<Row> };
  CreateForm: typeof ChannelForm | typeof CampaignForm;
}

function RecordField<Row extends { id: number | null; name: string | null }>({
  name,
  record,
  CreateForm,
}: RecordFieldProps<Row>) {
  const t = useTranslations('linksNew.records');
  const { form } = useWizard();
  const { value, ref, onChange } = useController({ control: form.control, name }).field;
  /** The name of the record that is being created. */
  const [creating, setCreating] = useState<string>();
  const [notice, setNotice] = useState('');
  const tagsOf = useTagsOfChannel();
  const pick = (id: number | null) => {
    onChange(id);
    if (name !== 'channel') return;
    form.setValue('utm', tagsAfterChoice(form.getValues(), tagsOf(value), tagsOf(id)));
  };
  const withoutId = name === 'channel' ? t('channelWithoutId') : t('campaignWithoutId');
  const take = (id: number | null) => {
    if (id !== null) pick(id);
    setNotice(id === null ? withoutId : '');
  };
  const label = (typed: string) =>
    t(name === 'channel' ? 'newChannel' : 'newCampaign', {
      has: typed === '' ? 'no' : 'yes',
      name: typed.slice(0, 100),
    });
  return (
    <div>
      <RecordPicker
        {...record}
        value={value}
        onChange={pick}
        error={useFieldError(name)}
        name={name}
        ref={ref}
        createLine={{ label, onChoose: setCreating }}
      />
      <CreatedNotice>{notice}</CreatedNotice>
      {creating === undefined ? null : (
        <CreateForm
          name={creating}
          onClose={() => setCreating(undefined)}
          onCreated={({ id }) => take(id)}
        />
      )}
    </div>
  );
}
