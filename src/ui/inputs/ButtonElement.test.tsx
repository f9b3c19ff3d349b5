/** A button while its work is under way: it keeps the focus, and neither a press nor Enter in a field begins the work again. */
import { Button, MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { theme } from '#ui/theme.ts';

const show = (button: React.ReactNode) => (
  <MantineProvider theme={theme} env="test">
    {button}
  </MantineProvider>
);

it('keeps the focus while it is busy, and ignores presses', async () => {
  const press = vi.fn();
  const { rerender } = render(show(<Button onClick={press}>Save</Button>));
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  rerender(
    show(
      <Button onClick={press} loading>
        Save
      </Button>,
    ),
  );
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
});

it('ends a submission by Enter in a field while it is busy', async () => {
  const submit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
  const form = (busy: boolean) =>
    show(
      <form onSubmit={submit}>
        <input aria-label="Key" />
        <Button type="submit" loading={busy}>
          Connect
        </Button>
      </form>,
    );
  const { rerender } = render(form(true));
  await userEvent.type(screen.getByLabelText('Key'), 'a{Enter}');
  expect(submit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.type(screen.getByLabelText('Key'), 'b{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

it('is disabled where it has nothing to do', () => {
  render(show(<Button disabled>Save</Button>));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});
