import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { ColorInput } from './ColorInput.tsx';

it('Escape closes the colour picker first, and then the dialog around it', async () => {
  const onClose = vi.fn();
  const user = userEvent.setup();
  render(
    <MantineProvider env="test">
      <EnglishTexts>
        <Dialog title="New channel" onClose={onClose}>
          <ColorInput label="Colour" defaultValue="#107d78" swatches={['#107d78']} data-autofocus />
        </Dialog>
      </EnglishTexts>
    </MantineProvider>,
  );
  const field = screen.getByLabelText('Colour');
  await waitFor(() => expect(document.activeElement).toBe(field));
  const picker = () => document.querySelector('.mantine-ColorInput-dropdown');
  await waitFor(() => expect(picker()).not.toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(picker()).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
