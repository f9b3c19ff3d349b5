/** Shortcuts dialog: lists all keyboard shortcuts. */
import { Kbd, Table } from '@mantine/core';
import { Dialog } from '#ui/dialogs/Dialog.tsx';

const shortcuts: readonly (readonly [keys: string, action: string])[] = [
  ['Ctrl or ⌘ K', 'Search links, screens and actions'],
  ['C', 'New link'],
  ['/', 'Search links'],
  ['J or ↓', 'Next row of a list'],
  ['K or ↑', 'Previous row of a list'],
  ['Enter', 'Open the row'],
  ['Space', 'Select the row; with Shift and an arrow, more of them'],
  ['Ctrl or ⌘ A', 'Select all rows that are shown'],
  ['A', 'Assign to a channel; with Shift, to a campaign'],
  ['Ctrl or ⌘ Z', 'Undo an assignment or a new link of which nothing was sent yet'],
  ['Esc', 'Clear the selection'],
  ['Paste', 'Shorten the address in the clipboard, outside of fields'],
  ['Ctrl or ⌘ Shift L', 'Lock now'],
  ['?', 'Show these shortcuts'],
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts">
      <Table withRowBorders={false} verticalSpacing={6} horizontalSpacing="xs">
        <Table.Tbody>
          {shortcuts.map(([keys, action]) => (
            <Table.Tr key={keys}>
              <Table.Td w={110}>
                <Kbd>{keys}</Kbd>
              </Table.Td>
              <Table.Td>{action}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
