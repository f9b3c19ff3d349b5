/** Open palette: opens the command palette by its keys, and reads what it offers. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export async function openPalette({ user }: { user: UserEvent }) {
  await user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Command palette' }));
  await waitFor(() => {
    if (document.activeElement !== dialog.getByRole('combobox')) throw new Error('No focus yet');
  });
  return dialog;
}

type Palette = Awaited<ReturnType<typeof openPalette>>;

/** The titles of a group; none where there is no such group. */
export function titlesIn(palette: Palette, group: string): (string | null | undefined)[] {
  const found = palette.queryByRole('group', { name: group });
  if (found === null) return [];
  return within(found)
    .getAllByRole('option')
    .map((option) => option.querySelector('bdi')?.textContent);
}
