/** Item by id field: a bio page or QR item by its id, because the interface has no list of them. */
import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AssignableItem } from '#features/assign/model/assignment.ts';
import { isRecordId } from '#features/records/record-state.ts';

export function ItemByIdField({
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
