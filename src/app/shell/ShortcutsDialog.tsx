/** Shortcuts dialog: lists all keyboard shortcuts. */
import { Kbd, Table } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { goKeys } from '#app/routing/go-keys.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';

/** Each with its keys, or with the name of their text where they are words. */
const shortcuts = [
  ['palette'],
  ['newLink', 'C'],
  ['search', '/'],
  ['filter', 'F'],
  ['next'],
  ['previous'],
  ['open'],
  ['select'],
  ['selectAll'],
  ['assign', 'A'],
  ['note', 'N'],
  ['undo'],
  ['clear'],
  ['paste'],
  ['lock'],
  ['help', '?'],
] as const;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.shortcuts');
  const titles = useTranslations();
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
          {goKeys.map(({ letter, screen }) => (
            <Table.Tr key={letter}>
              <Table.Td miw={110} w="1%">
                <Kbd style={{ whiteSpace: 'nowrap' }}>
                  {t('keys.go', { letter: letter.toUpperCase() })}
                </Kbd>
              </Table.Td>
              <Table.Td>{t('go', { screen: titles(`${screen}.title`) })}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
