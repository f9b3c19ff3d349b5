/** Add items dialog: chooses links by search, or another item by its id, for one channel or campaign. */
import { Button, Group, Radio, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAssign } from '#features/assign/model/assign-context.ts';
import { countItems, shortName } from '#features/assign/model/assign-messages.ts';
import type { AssignableItem, AssignTarget } from '#features/assign/model/assignment.ts';
import { isRecordId } from '#features/records/record-state.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
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

/** A bio page or QR item by its id, because the interface has no list of them. */
function ItemByIdField({
  onAssign,
  onCancel,
}: {
  onAssign: (item: AssignableItem) => void;
  onCancel: () => void;
}) {
  const t = useTranslations('assigning');
  const [type, setType] = useState<'bio' | 'qr'>('bio');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (isRecordId(text)) {
      onAssign({
        type,
        id: Number(text),
        name:
          type === 'bio' ? t('item.bioNumbered', { id: text }) : t('item.qrNumbered', { id: text }),
      });
      return;
    }
    setProblem(text === '' ? t('item.missing') : t('item.invalid'));
    field.current?.focus();
  };

  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack gap="md">
        <Radio.Group
          label={t('item.type')}
          value={type}
          onChange={(value) => setType(value === 'qr' ? 'qr' : 'bio')}
        >
          <Group mt={4}>
            <Radio value="bio" label={t('item.bio')} />
            <Radio value="qr" label={t('item.qr')} />
          </Group>
        </Radio.Group>
        <TextInput
          ref={field}
          label={t('item.id')}
          description={t('item.idHelp')}
          inputMode="numeric"
          autoFocus
          error={problem === '' ? undefined : problem}
          onChange={() => setProblem('')}
        />
        <Text size="xs" c="var(--deck-text-dim)">
          {t('cannotUndo.channel')}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit">{t('item.submit')}</Button>
        </Group>
      </Stack>
    </form>
  );
}
