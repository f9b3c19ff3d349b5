/** Tracking step: pixels, query parameters, and the channel and campaign of the link. */
import { Button, Stack } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { RecordPicker } from '#features/pickers/RecordPicker.tsx';
import { recordKinds } from '#features/pickers/record-kinds.ts';
import { CampaignForm } from '#features/resource-forms/CampaignForm.tsx';
import { ChannelForm } from '#features/resource-forms/ChannelForm.tsx';
import { CreatedNotice } from '#features/resource-forms/CreatedNotice.tsx';
import { createdWithoutId } from '#features/resource-forms/created-without-id.ts';
import { FieldGroup } from '#pages/links-new/fields/FieldGroup.tsx';
import { useFieldError } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import type { ListQuery } from '#queries/endpoint-query.ts';
import { PixelPicker } from './PixelPicker.tsx';
import { QueryParameterRows } from './QueryParameterRows.tsx';
import { UtmBuilder } from './UtmBuilder.tsx';
import { VisitedAddress } from './VisitedAddress.tsx';

export function TrackingStep() {
  return (
    <Stack gap="md">
      <PixelPicker />
      <FieldGroup
        title="Parameters"
        description="Added to the destination, so that the site there can tell where visitors come from."
      >
        <UtmBuilder />
        <QueryParameterRows />
        <VisitedAddress />
      </FieldGroup>
      <FieldGroup
        title="Channel and campaign"
        description="Where the link is put when it is created. It can be assigned to others later, but not taken out."
      >
        <RecordField name="channel" record={recordKinds.channel} CreateForm={ChannelForm} />
        <RecordField name="campaign" record={recordKinds.campaign} CreateForm={CampaignForm} />
      </FieldGroup>
    </Stack>
  );
}

interface RecordFieldProps<Row> {
  name: 'channel' | 'campaign';
  record: { one: string; things: string; list: ListQuery<Row> };
  CreateForm: typeof ChannelForm | typeof CampaignForm;
}

function RecordField<Row extends { id: number | null; name: string | null }>({
  name,
  record,
  CreateForm,
}: RecordFieldProps<Row>) {
  const { control } = useWizard().form;
  const { value, ref, onChange } = useController({ control, name }).field;
  const [creating, setCreating] = useState(false);
  const [notice, setNotice] = useState('');
  const take = (id: number | null) => {
    if (id !== null) onChange(id);
    setNotice(id === null ? createdWithoutId(`${name} was created`) : '');
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
            New {name}…
          </Button>
        }
      />
      <CreatedNotice>{notice}</CreatedNotice>
      {creating ? <CreateForm onClose={() => setCreating(false)} onCreated={({ id }) => take(id)} /> : null}
    </>
  );
}
