/** A request whose dialog was closed while it was under way. */
import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '#client/errors/api-error.ts';
import { described } from '#contract/protocol/described.ts';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '#ui/dialogs/FormDialog.tsx';
import { LateFailureAlert, LateFailures } from './LateFailures.tsx';

const schema = z.object({ name: described(z.string(), { title: 'Name' }) });

/** A page with both dialogs, whose request ends when the test says so. */
function openPage() {
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<undefined>((_, reject) => (fail = reject));
  function Page() {
    const [dialog, setDialog] = useState<'edit' | 'delete'>();
    const close = () => setDialog(undefined);
    return (
      <main>
        <h1>Channels</h1>
        <button onClick={() => setDialog('edit')}>Edit</button>
        <button onClick={() => setDialog('delete')}>Delete</button>
        {dialog === 'edit' ? (
          <FormDialog
            title="Edit channel"
            schema={schema}
            defaults={{ name: 'News' }}
            submitLabel="Save"
            failure="The channel was not changed"
            onSubmit={() => promise}
            onClose={close}
          />
        ) : null}
        {dialog === 'delete' ? (
          <ConfirmDialog
            title="Delete this channel?"
            confirmLabel="Delete channel"
            failure="The channel was not deleted"
            onConfirm={() => promise}
            onClose={close}
          >
            It will be gone.
          </ConfirmDialog>
        ) : null}
      </main>
    );
  }
  render(
    <MantineProvider env="test">
      <EnglishTexts>
        <LateFailures>
          <LateFailureAlert />
          <Page />
        </LateFailures>
      </EnglishTexts>
    </MantineProvider>,
  );
  return { user: userEvent.setup(), fail: (error: Error) => fail(error) };
}

test.each([
  ['Edit', 'Save', 'The channel was not changed'],
  ['Delete', 'Delete channel', 'The channel was not deleted'],
])(
  '%s: the page shows a failure after Cancel, until it is dismissed',
  async (opens, sends, title) => {
    const { user, fail } = openPage();
    await user.click(screen.getByRole('button', { name: opens }));
    await user.click(await screen.findByRole('button', { name: sends }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => fail(new ApiError('refused', 'No channel may be touched today.')));
    expect((await screen.findByRole('alert')).textContent).toContain(
      `${title}No channel may be touched today.`,
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('A failure that the open dialog shows is not told once more by the page', async () => {
  const { user, fail } = openPage();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete channel' }));
  await act(async () => fail(new ApiError('refused', 'No channel may be touched today.')));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
