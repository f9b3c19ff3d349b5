/** Back link: from the page of a record to its list, with controls of the page at the other end. */
import { Anchor, Group } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';

interface BackLinkProps {
  to: string;
  /** The name of the list. */
  list: string;
  children?: ReactNode;
}

export function BackLink({ to, list, children }: BackLinkProps) {
  return (
    <Group justify="space-between" wrap="nowrap" mih={28} mb={-12}>
      <Anchor component={ScreenLink} to={to}>
        <Group gap={4} wrap="nowrap" mih={28}>
          <ArrowLeft size={16} aria-hidden />
          {list}
        </Group>
      </Anchor>
      {children}
    </Group>
  );
}
