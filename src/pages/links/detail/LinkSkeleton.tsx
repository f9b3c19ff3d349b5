/** The room that a link's page takes below its heading, before the link is there. */
import { Group, Skeleton, Stack } from '@mantine/core';
import { PanelSkeleton } from '#ui/charts/PanelSkeleton.tsx';
import { PanelGrid } from '#ui/layout/Panel.tsx';

export function LinkSkeleton() {
  return (
    <Stack gap="lg">
      <Stack gap={8} mt={-12}>
        <Skeleton h={16} w="55%" />
        <Skeleton h={16} w="30%" />
        <Skeleton h={20} w={280} maw="80%" />
      </Stack>
      <Group gap={48} py={8}>
        <Skeleton h={62} w={140} />
        <Skeleton h={62} w={140} />
      </Group>
      <PanelGrid>
        <PanelSkeleton rows={8} />
        <PanelSkeleton rows={8} />
        <PanelSkeleton rows={5} />
        <PanelSkeleton rows={5} />
      </PanelGrid>
    </Stack>
  );
}
