/** Unknown result hint: what to do where it is not known whether a form was carried out. */
import { Text } from '@mantine/core';

/** @param props.things such as "channels" */
export function UnknownResultHint({ things }: { things: string }) {
  return (
    <Text size="sm" mt="xs">
      The {things} are being loaded again. Look at them before you try again.
    </Text>
  );
}
