/** The button of a menu says that it is one, and has the focus back when the menu or its dialog closes. */
import { MantineProvider, Menu } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ActionsMenu } from './ActionsMenu.tsx';
import { Dialog } from './Dialog.tsx';

function Row() {
  const [editing, setEditing] = useState(false);
  return (
    <MantineProvider env="test">
      <ActionsMenu name="News">
        <Menu.Item onClick={() => setEditing(true)}>Edit channel…</Menu.Item>
      </ActionsMenu>
      {editing ? (
        <Dialog title="Edit channel" onClose={() => setEditing(false)}>
          <input data-autofocus aria-label="Name" />
        </Dialog>
      ) : null}
    </MantineProvider>
  );
}

test('A screen reader hears that the button opens a menu, and the focus comes back to it from the dialog', async () => {
  const user = userEvent.setup();
  render(<Row />);
  const button = screen.getByRole('button', { name: 'Actions for News' });
  expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual(['menu', 'false']);
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Edit channel…' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});
