/** The focus stays where something is to be done when the button that was pressed goes. */
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FocusHandoff } from './FocusHandoff.tsx';

/** A job that can be paused, resumed and removed. */
function Job() {
  const [state, setState] = useState<'running' | 'paused' | 'removed'>('running');
  return (
    <main>
      <h1>Activity</h1>
      <button>Elsewhere</button>
      {state === 'removed' ? null : (
        <div role="group" aria-label="Job">
          {state === 'running' ? (
            <FocusHandoff>
              <button onClick={() => setState('paused')}>Pause</button>
            </FocusHandoff>
          ) : null}
          {state === 'paused' ? (
            <FocusHandoff>
              <button onClick={() => setState('running')}>Resume</button>
            </FocusHandoff>
          ) : null}
          <FocusHandoff>
            <button onClick={() => setState('removed')}>Remove</button>
          </FocusHandoff>
        </div>
      )}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('What can be done next in the same group takes the focus, and the heading where the group is gone', async () => {
  const user = userEvent.setup();
  render(<Job />);
  button('Pause').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(button('Resume')));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(button('Pause')));
  await user.keyboard('{Tab}{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Activity' })),
  );
});

test('Where the focus is elsewhere it stays there', async () => {
  const user = userEvent.setup();
  render(<Job />);
  // Pressed by a script of another’s, or by the clock.
  button('Elsewhere').focus();
  button('Pause').click();
  await screen.findByRole('button', { name: 'Resume' });
  await user.keyboard('{Tab}');
  expect(document.activeElement).toBe(button('Resume'));
});
