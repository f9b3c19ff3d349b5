/** A new link, with every option that the service has. */
import { Stack } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { Wizard } from './Wizard.tsx';

/** Costs nothing until a part needs a list; one request makes the link. */
export function NewLinkPage() {
  const { search } = useLocation();
  return (
    <Stack gap="md">
      {/* Another query, as after pasting an address, begins another link; the draft of this one is kept. */}
      <Wizard key={search} search={search} />
    </Stack>
  );
}
