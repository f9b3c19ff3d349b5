/** Tracking: pixels that are fired, parameters that are appended, and the channel and campaign that the link belongs to. */
import { Button, Stack } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { RecordPicker } from '#features/pickers/RecordPicker.tsx';
import { recordKinds } from '#features/pickers/record-kinds.ts';
import { CampaignForm } from '#features/resource-forms/CampaignForm.tsx';
import { ChannelForm } from '#features/resource-forms/ChannelForm.tsx';
import { FieldGroup } from '#pages/links-new/fields/FieldGroup.tsx';
import { OutsideForm } from '#pages/links-new/fields/OutsideForm.tsx';
import { useProblem } from '#pages/links-new/fields/WizardTextField.tsx';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { PixelPicker } from './PixelPicker.tsx';
import { QueryParameterRows } from './QueryParameterRows.tsx';
import { UtmBuilder } from './UtmBuilder.tsx';

export function TrackingStep() {
  return (
    <Stack gap="md">
      <PixelPicker />
      <FieldGroup
        title="Parameters"
        description="Appended to the address that a visitor is led to, so that the site there can tell where they come from."
      >
        <UtmBuilder />
        <QueryParameterRows />
      </FieldGroup>
      <FieldGroup
        title="Channel and campaign"
        description="Where the link is put when it is created. It can be assigned to others later, but not taken out."
      >
        <ChannelField />
        <CampaignField />
      </FieldGroup>
    </Stack>
  );
}

function ChannelField() {
  const { control } = useFormContext<WizardValues>();
  const { name, value, ref, onChange } = useController({ control, name: 'channel' }).field;
  const [making, setMaking] = useState(false);
  return (
    <>
      <RecordPicker
        {...recordKinds.channel}
        value={value}
        onChange={onChange}
        error={useProblem('channel')}
        name={name}
        inputRef={ref}
        action={<NewButton onClick={() => setMaking(true)}>New channel…</NewButton>}
      />
      <OutsideForm>
        {making ? <ChannelForm onClose={() => setMaking(false)} onCreated={({ id }) => onChange(id)} /> : null}
      </OutsideForm>
    </>
  );
}

function CampaignField() {
  const { control } = useFormContext<WizardValues>();
  const { name, value, ref, onChange } = useController({ control, name: 'campaign' }).field;
  const [making, setMaking] = useState(false);
  return (
    <>
      <RecordPicker
        {...recordKinds.campaign}
        value={value}
        onChange={onChange}
        error={useProblem('campaign')}
        name={name}
        inputRef={ref}
        action={<NewButton onClick={() => setMaking(true)}>New campaign…</NewButton>}
      />
      <OutsideForm>
        {making ? <CampaignForm onClose={() => setMaking(false)} onCreated={({ id }) => onChange(id)} /> : null}
      </OutsideForm>
    </>
  );
}

function NewButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="default" leftSection={<Plus size={14} aria-hidden />} onClick={onClick}>
      {children}
    </Button>
  );
}
