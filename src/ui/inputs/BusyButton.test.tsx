import { Button, MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { theme } from '#ui/theme.ts';

const Themed = ({ children }: { children: ReactNode }) => <MantineProvider theme={theme}>{children}</MantineProvider>;

it('A button that is loading keeps the focus, says that it is busy, and does nothing, also for Enter in a field of its form', async () => {
  const sent = vi.fn();
  function Form() {
    const [busy, setBusy] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
          setBusy(true);
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" loading={busy}>
          Save
        </Button>
      </form>
    );
  }
  render(<Form />, { wrapper: Themed });
  const user = userEvent.setup();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(button.isConnected).toBe(true);
  // A disabled button would lose the focus in a browser.
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'a{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('A button that is disabled is so for the browser', () => {
  render(<Button disabled>Save</Button>, { wrapper: Themed });
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});
