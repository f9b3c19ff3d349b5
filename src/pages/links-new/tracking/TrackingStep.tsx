/** Tracking step: pixels, query parameters, and the channel and campaign of the link. */

import { Button, Stack } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { RecordPicker } from '#features/pickers/RecordPicker.tsx';
import { recordKinds } from '#features/pickers/record-kinds.ts';
import { CampaignForm } from '#features/resource-forms/CampaignForm.tsx';
import { ChannelForm } from '#features/resource-forms/ChannelForm.tsx';
import { CreatedNotice } from '#features/resource-forms/CreatedNotice.tsx';
import { FieldGroup } from '#pages/links-new/fields/FieldGroup.tsx';
import { useFieldError } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import type { ListQuery } from '#queries/endpoint-query.ts';
import { PixelPicker } from './PixelPicker.tsx';
import { QueryParameterRows } from './QueryParameterRows.tsx';
import { UtmBuilder } from './UtmBuilder.tsx';
import { VisitedAddress } from './VisitedAddress.tsx';

export function TrackingStep() {
  const t = useTranslations('linksNew.tracking');
  return (
    <Stack gap="md">
      <PixelPicker />
      <FieldGroup title={t('parameters.title')} description={t('parameters.help')}>
        <UtmBuilder />
        <QueryParameterRows />
        <VisitedAddress />
      </FieldGroup>
      <FieldGroup title={t('records.title')} description={t('records.help')}>
        <RecordField name="channel" record={recordKinds.channel} CreateForm={ChannelForm} />
        <RecordField name="campaign" record={recordKinds.campaign} CreateForm={CampaignForm} />
      </FieldGroup>
    </Stack>
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
  const t = useTranslations('linksNew.tracking.records');
  const { control } = useWizard().form;
  const { value, ref, onChange } = useController({ control, name }).field;
  const [creating, setCreating] = useState(false);
  const [notice, setNotice] = useState('');
  const take = (id: number | null) => {
    if (id !== null) onChange(id);
    setNotice(id === null ? t(name === 'channel' ? 'channelWithoutId' : 'campaignWithoutId') : '');
  };
  return (
    <>
      <RecordPicker
        {...record}
        value={value}
        onChange={onChange}
        error={useFieldError(name)}
        name={name}
        ref={ref}
        action={
          <Button variant="default" leftSection={<Plus size={14} aria-hidden />} onClick={() => setCreating(true)}>
            {name === 'channel' ? t('newChannel') : t('newCampaign')}
          </Button>
        }
      />
      <CreatedNotice>{notice}</CreatedNotice>
      {creating ? <CreateForm onClose={() => setCreating(false)} onCreated={({ id }) => take(id)} /> : null}
    </>
  );
}
