/** Tracking: pixels that are fired, parameters that are appended, and the channel and campaign that the link belongs to. */
import { Button, Stack } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CampaignForm } from '#pages/pieces/CampaignForm.tsx';
import { ChannelForm } from '#pages/pieces/ChannelForm.tsx';
import { pickedRecords } from '#pages/pieces/picked-records.ts';
import { RecordPicker } from '#pages/pieces/RecordPicker.tsx';
import { ApartFromForm } from './ApartFromForm.tsx';
import { ParameterRows } from './ParameterRows.tsx';
import { PartGroup } from './PartGroup.tsx';
import { useProblem } from './PartText.tsx';
import { PixelPicker } from './PixelPicker.tsx';
import { UtmBuilder } from './UtmBuilder.tsx';
import type { WizardValues } from './wizard-values.ts';

export function TrackingPart() {
  return (
    <Stack gap="md">
      <PixelPicker />
      <PartGroup
        title="Parameters"
        description="Appended to the address that a visitor is led to, so that the site there can tell where they come from."
      >
        <UtmBuilder />
        <ParameterRows />
      </PartGroup>
      <PartGroup title="Channel and campaign" description="Where the link is put when it is created. It can be assigned to others later, but not taken out.">
        <ChannelField />
        <CampaignField />
      </PartGroup>
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
        {...pickedRecords.channel}
        value={value}
        onChange={onChange}
        error={useProblem('channel')}
        name={name}
        inputRef={ref}
        action={<NewButton onClick={() => setMaking(true)}>New channel…</NewButton>}
      />
      <ApartFromForm>
        {making ? <ChannelForm onClose={() => setMaking(false)} onMade={({ id }) => onChange(id)} /> : null}
      </ApartFromForm>
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
        {...pickedRecords.campaign}
        value={value}
        onChange={onChange}
        error={useProblem('campaign')}
        name={name}
        inputRef={ref}
        action={<NewButton onClick={() => setMaking(true)}>New campaign…</NewButton>}
      />
      <ApartFromForm>
        {making ? <CampaignForm onClose={() => setMaking(false)} onMade={({ id }) => onChange(id)} /> : null}
      </ApartFromForm>
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
