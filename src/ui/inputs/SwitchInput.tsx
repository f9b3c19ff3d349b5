/** A yes or no: Mantine's Switch, with its help apart from its name, of which Mantine would make it a part. */
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
