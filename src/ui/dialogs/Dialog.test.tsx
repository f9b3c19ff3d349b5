/** The focus goes into a dialog, and back to where it was. */
import { MantineProvider, Menu } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** A record that can be deleted by a button, by a menu, and for good. */
function Page() {
  const [asking, setAsking] = useState(false);
  const [deleted, setDeleted] = useState(false);
  return (
    <main>
      <h1>Channels</h1>
      {deleted ? null : <button onClick={() => setAsking(true)}>Delete</button>}
      <Menu>
        <Menu.Target>
          <button>Actions</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setAsking(true)}>Delete channel…</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asking ? (
        <ConfirmDialog
          title="Delete this channel?"
          confirmLabel="Delete channel"
          failure="The channel was not deleted"
          onConfirm={() => {
            setDeleted(true);
            return Promise.resolve();
          }}
          onClose={() => setAsking(false)}
        >
          It will be gone.
        </ConfirmDialog>
      ) : null}
    </main>
  );
}

function openPage() {
  render(
    <MantineProvider env="test">
      <EnglishTexts>
        <Page />
      </EnglishTexts>
    </MantineProvider>,
  );
  return userEvent.setup();
}

/** Waits until the dialog has the focus. */
async function dialogOpens(): Promise<void> {
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
}

test('A dialog that is closed gives the focus back to the button that opened it, however much Tab was pressed in it', async () => {
  const user = openPage();
  const button = screen.getByRole('button', { name: 'Delete' });
  button.focus();
  await user.keyboard('{Enter}');
  await dialogOpens();
  await user.keyboard('{Tab}{Tab}{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('A dialog that was opened from a menu gives the focus back to the button of the menu', async () => {
  const user = openPage();
  const button = screen.getByRole('button', { name: 'Actions' });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete channel…' }));
  await dialogOpens();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('Where the button is gone with what was deleted, the heading takes the focus', async () => {
  const user = openPage();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await dialogOpens();
  await user.click(screen.getByRole('button', { name: 'Delete channel' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Channels' })),
  );
});
