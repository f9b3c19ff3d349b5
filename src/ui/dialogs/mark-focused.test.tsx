/** The focus stays where a user has moved it right after a dialog or menu opened. */
import { MantineProvider, Menu } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { theme } from '#ui/theme.ts';
import { Dialog } from './Dialog.tsx';
import { keyCatcher } from './key-catcher.ts';

/** As long as a trap may wait for the page to be drawn; in milliseconds. */
const drawn = 100;

const wait = () => new Promise((resolve) => setTimeout(resolve, drawn));

test('A user who is in the second field before the dialog is drawn stays there', async () => {
  render(
    <MantineProvider theme={theme} env="test">
      <EnglishTexts>
        <Dialog title="New campaign" onClose={() => undefined}>
          <input aria-label="Name" data-autofocus />
          <input aria-label="Rotator" />
        </Dialog>
      </EnglishTexts>
    </MantineProvider>,
  );
  const rotator = screen.getByRole('textbox', { name: 'Rotator' });
  // As a press of a finger does.
  keyCatcher.cancel();
  rotator.focus();
  await wait();
  expect(document.activeElement).toBe(rotator);
});

test('Without that the first field has the focus', async () => {
  render(
    <MantineProvider theme={theme} env="test">
      <EnglishTexts>
        <Dialog title="New campaign" onClose={() => undefined}>
          <button>Help</button>
          <input aria-label="Name" data-autofocus />
        </Dialog>
      </EnglishTexts>
    </MantineProvider>,
  );
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(name));
  await wait();
  expect(document.activeElement).toBe(name);
});

test('An arrow key right after a menu opened leads to the next item, which stays', async () => {
  render(
    <MantineProvider theme={theme} env="test">
      <Menu opened>
        <Menu.Target>
          <button>Actions</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Edit</Menu.Item>
          <Menu.Item>Delete</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </MantineProvider>,
  );
  const edit = screen.getByRole('menuitem', { name: 'Edit' });
  edit.focus();
  fireEvent.keyDown(edit, { key: 'ArrowDown' });
  await wait();
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Delete' }));
});
