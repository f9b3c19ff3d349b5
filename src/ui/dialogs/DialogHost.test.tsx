/** The host of dialogs: the focus comes back from one whose code comes late, and each closes itself alone. */
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, lazy } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogHost, useDialog } from './DialogHost.tsx';

interface NamedProps {
  title: string;
  onClose: () => void;
}

function Named({ title, onClose }: NamedProps) {
  return <Dialog title={title} onClose={onClose} />;
}

function show(Screen: ComponentType) {
  render(
    <MantineProvider env="test">
      <EnglishTexts>
        <MemoryRouter>
          <DialogHost>
            <main>
              <h1>Links</h1>
              <Screen />
            </main>
          </DialogHost>
        </MemoryRouter>
      </EnglishTexts>
    </MantineProvider>,
  );
  return userEvent.setup();
}

const dialog = (name: string) => screen.queryByRole('dialog', { name });

it('The focus comes back to the button that opened a dialog, whose code comes later', async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<{ default: typeof Named }>((resolve) => {
    arrive = () => resolve({ default: Named });
  });
  const Late = lazy(() => arrival);
  const user = show(function Screen() {
    const openDialog = useDialog();
    return (
      <button type="button" onClick={() => openDialog(Late, { title: 'QR code' })}>
        Show
      </button>
    );
  });
  const button = screen.getByRole('button', { name: 'Show' });
  await user.click(button);
  button.blur();
  arrive();
  await waitFor(() => expect(dialog('QR code')).not.toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog('QR code')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('A dialog whose request ends late does not close the next one', async () => {
  let answer: () => void = () => undefined;
  const request = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const user = show(function Screen() {
    const openDialog = useDialog();
    const ask = () =>
      openDialog(ConfirmDialog, {
        title: 'Delete it?',
        confirmLabel: 'Delete',
        failure: 'Not deleted',
        onConfirm: () => request,
        children: 'It will be gone.',
      });
    return (
      <>
        <button type="button" onClick={ask}>
          Ask
        </button>
        <button type="button" onClick={() => openDialog(Named, { title: 'Next' })}>
          Go on
        </button>
      </>
    );
  });
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog('Delete it?')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(dialog('Next')).not.toBeNull());
  answer();
  await request;
  await new Promise((drawn) => setTimeout(drawn));
  expect(dialog('Next')).not.toBeNull();
});

it('A dialog leaves with its screen', async () => {
  const user = show(function Screen() {
    const openDialog = useDialog();
    const navigate = useNavigate();
    return (
      <button
        type="button"
        onClick={() => {
          openDialog(Named, { title: 'Next' });
          setTimeout(() => void navigate('/channels'), 100);
        }}
      >
        Show
      </button>
    );
  });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(dialog('Next')).not.toBeNull());
  await waitFor(() => expect(dialog('Next')).toBeNull());
});
