/** Shortcuts dialog: lists all keyboard shortcuts. */
import { Kbd, Table } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/dialogs/Dialog.tsx';

/** Each with its keys, or with the name of their text where they are words. */
const shortcuts = [
  ['palette'],
  ['newLink', 'C'],
  ['search', '/'],
  ['next'],
  ['previous'],
  ['open'],
  ['select'],
  ['selectAll'],
  ['assign', 'A'],
  ['undo'],
  ['clear'],
  ['paste'],
  ['lock'],
  ['help', '?'],
] as const;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.shortcuts');
  return (
    <Dialog onClose={onClose} title={t('title')}>
      <Table withRowBorders={false} verticalSpacing={6} horizontalSpacing="xs">
        <Table.Tbody>
          {shortcuts.map(([action, keys]) => (
            <Table.Tr key={action}>
              <Table.Td miw={110} w="1%">
                <Kbd style={{ whiteSpace: 'nowrap' }}>{keys ?? t(`keys.${action}`)}</Kbd>
              </Table.Td>
              <Table.Td>{t(action)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
