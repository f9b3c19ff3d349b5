/** Switch: Mantine's Switch with its description outside of its accessible name. */
import { Input, Switch, type SwitchProps } from '@mantine/core';
import { useId } from 'react';

export function SwitchInput({ description, ...props }: SwitchProps) {
  const help = useId();
  if (description === undefined) return <Switch {...props} />;
  return (
    <div>
      <Switch {...props} aria-describedby={help} />
      <Input.Description id={help} mt={4}>
        {description}
      </Input.Description>
    </div>
  );
}
