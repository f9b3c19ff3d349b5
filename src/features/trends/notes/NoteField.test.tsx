/** The field of a note: what Escape does with what is written. */
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fastUser } from '#testing/setups/fast-user.ts';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { NoteField } from './NoteField.tsx';

test('Escape leaves an empty note, and keeps one that is half written', async () => {
  const user = fastUser();
  const leave = vi.fn();
  const draft = { id: 'a', scope: { kind: 'account' }, at: '2026-05-01', text: '' } as const;
  render(
    <MantineProvider env="test">
      <EnglishTexts>
        <NoteField draft={draft} failure="" onSave={() => undefined} onLeave={leave} />
      </EnglishTexts>
    </MantineProvider>,
  );
  const field = screen.getAllByRole<HTMLInputElement>('textbox')[0]!;
  await user.type(field, 'Fair');
  await user.keyboard('{Escape}');
  expect(leave).not.toHaveBeenCalled();
  expect(field.value).toBe('Fair');
  await user.clear(field);
  await user.keyboard('{Escape}');
  expect(leave).toHaveBeenCalledOnce();
});
