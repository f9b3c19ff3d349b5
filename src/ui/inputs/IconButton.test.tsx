/** The tooltip of a button of a row, which is there only while the pointer rests on it. */
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { IconButton } from './IconButton.tsx';

it('A button shows its tooltip while the pointer rests on it, and acts as any button', async () => {
  const user = userEvent.setup();
  let presses = 0;
  render(
    <MantineProvider env="test">
      <IconButton label="Copy short link" tip="Copied" onClick={() => (presses += 1)}>
        x
      </IconButton>
    </MantineProvider>,
  );
  const button = screen.getByRole('button', { name: 'Copy short link' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.hover(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Copied');
  await user.unhover(button);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await user.click(button);
  expect(presses).toBe(1);
});
