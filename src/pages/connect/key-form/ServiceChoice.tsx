/** The services that this dashboard may call, to choose from. */
import { Select } from '@mantine/core';

interface ServiceChoiceProps {
  value: string;
  /** `label` is the address as people read it; '' as a value stands for the page's own origin. */
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  error: string | undefined;
}

export function ServiceChoice({ value, choices, onChange, error }: ServiceChoiceProps) {
  const label = choices.find((choice) => choice.value === value)?.label ?? null;
  return (
    <Select
      label="Service address"
      // Labels, as Mantine takes the value '' for "nothing chosen".
      data={choices.map((choice) => choice.label)}
      value={label}
      onChange={(chosen) => onChange(choices.find((choice) => choice.label === chosen)?.value ?? '')}
      error={error}
    />
  );
}
