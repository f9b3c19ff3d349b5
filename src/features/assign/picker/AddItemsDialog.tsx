/** Add items dialog: chooses links by search, or another item by its id, for one channel or campaign. */
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAssign } from '#features/assign/model/assign-context.ts';
import { countItems, shortName } from '#features/assign/model/assign-messages.ts';
import { type AssignableItem, type AssignTarget } from '#features/assign/model/assignment.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { ItemByIdField } from './ItemByIdField.tsx';
import { LinkMultiSelect } from './LinkMultiSelect.tsx';

interface AddItemsDialogProps {
  target: AssignTarget;
  /** The ids of links that are known to be in the target. */
  present: ReadonlySet<number> | undefined;
  onClose: () => void;
}

/** Campaigns take only links. */
export function AddItemsDialog({ target, present, onClose }: AddItemsDialogProps) {
  const t = useTranslations('assigning');
  const { assign } = useAssign();
  const [kind, setKind] = useState<'links' | 'others'>('links');
  const [chosen, setChosen] = useState<ReadonlyMap<number, AssignableItem>>(new Map());
  const assignAndClose = (items: AssignableItem[]) => {
    assign(items, target);
    onClose();
  };

  return (
    // A click beside the dialog would lose what was chosen.
    <Dialog
      onClose={onClose}
      closeOnClickOutside={chosen.size === 0}
      size={560}
      title={<bdi dir="auto">{t('dialog.title', { name: shortName(target) })}</bdi>}
    >
      <Stack gap="md">
        {target.kind === 'channel' ? (
          <SegmentedControl
            aria-label={t('dialog.kind')}
            fullWidth
            data={[
              { value: 'links', label: t('dialog.links') },
              { value: 'others', label: t('dialog.others') },
            ]}
            value={kind}
            onChange={(value) => setKind(value === 'others' ? 'others' : 'links')}
          />
        ) : null}
        {kind === 'others' ? (
          <ItemByIdField onAssign={(item) => assignAndClose([item])} onCancel={onClose} />
        ) : (
          <>
            <LinkMultiSelect chosen={chosen} onChange={setChosen} present={present} />
            <Text size="xs" c="var(--deck-text-dim)">
              {t(`cannotUndo.${target.kind}`)}
            </Text>
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t('dialog.cancel')}
              </Button>
              <Button
                disabled={chosen.size === 0}
                onClick={() => assignAndClose([...chosen.values()])}
              >
                {chosen.size === 0
                  ? t('dialog.none')
                  : t('dialog.submit', countItems([...chosen.values()]))}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
