/** All shortcuts at a glance. */
import { Kbd, Table } from '@mantine/core';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { shortcuts } from './shortcuts.ts';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts">
      <Table withRowBorders={false} verticalSpacing={6} horizontalSpacing="xs">
        <Table.Tbody>
          {shortcuts.map(({ keys, does }) => (
            <Table.Tr key={keys}>
              <Table.Td w={110}>
                <Kbd>{keys}</Kbd>
              </Table.Td>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
