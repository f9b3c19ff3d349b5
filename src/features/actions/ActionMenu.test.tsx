/** The menu of a record: it can be used before it is placed, and after. */

import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Pencil } from 'lucide-react';
import { expect, it } from 'vitest';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { ActionItems, ActionMenu } from './ActionMenu.tsx';

it('is still there once it was placed beside its button', async () => {
  const user = userEvent.setup();
  render(
    <MantineProvider>
      <EnglishTexts>
        <ActionMenu name="Launch">
          <ActionItems actions={[{ id: 'edit', title: 'Edit…', icon: Pencil }]} />
        </ActionMenu>
      </EnglishTexts>
    </MantineProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Actions for Launch' }));
  const item = await screen.findByText('Edit…');
  const menu = item.closest<HTMLElement>('[role="menu"]');
  await waitFor(() => expect(menu?.style.top).toMatch(/^\d+(\.\d+)?px$/));
  // Its place comes in a promise, after which it may be hidden.
  await act(async () => new Promise((placed) => setTimeout(placed, 20)));
  expect(menu?.style.display).toBe('');
  expect(screen.getByRole('menuitem', { name: 'Edit…' })).toBeDefined();
});
