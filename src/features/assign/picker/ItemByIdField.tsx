/** Item by id field: a bio page or QR item by its id, because the interface has no list of them. */
import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { cannotUndo } from '#features/assign/model/assign-messages.ts';
import type { AssignableItem } from '#features/assign/model/assignment.ts';
import { isRecordId } from '#features/records/record-state.ts';

const typeLabels = { bio: 'Bio page', qr: 'QR item' } as const;

export function ItemByIdField({ onAssign, onCancel }: { onAssign: (item: AssignableItem) => void; onCancel: () => void }) {
  const [type, setType] = useState<'bio' | 'qr'>('bio');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (isRecordId(text)) {
      onAssign({ type, id: Number(text), name: `${typeLabels[type]} ${text}` });
      return;
    }
    setProblem(text === '' ? 'Give the id of the item' : 'Must be a whole number, 1 or more');
    field.current?.focus();
  };

  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack gap="md">
        <Radio.Group label="Type" value={type} onChange={(value) => setType(value === 'qr' ? 'qr' : 'bio')}>
          <Group mt={4}>
            <Radio value="bio" label={typeLabels.bio} />
            <Radio value="qr" label={typeLabels.qr} />
          </Group>
        </Radio.Group>
        <TextInput
          ref={field}
          label="Id"
          description="The service has no list of bio pages and QR items, so they are named by the number they have there."
          inputMode="numeric"
          autoFocus
          error={problem === '' ? undefined : problem}
          onChange={() => setProblem('')}
        />
        <Text size="xs" c="var(--deck-text-dim)">
          {cannotUndo('channel')}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit">Assign item</Button>
        </Group>
      </Stack>
    </form>
  );
}
