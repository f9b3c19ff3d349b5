/** What is said to be in a campaign: what was assigned from here, and nothing else. */
import { MantineProvider } from '@mantine/core';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AssigningContext } from '#pages/pieces/assigning.ts';
import { createAssignments } from '#pages/pieces/assignments.ts';
import { createDragState } from '#pages/pieces/drag-state.ts';
import { createWoundClock } from '#testing/wound-clock.ts';
import { AssignedHere } from './AssignedHere.tsx';

const launch = { kind: 'campaign', id: 1, name: 'Launch' } as const;
const link = (id: number, name: string) => ({ type: 'links', id, name }) as const;

it('Lists the links that the service has taken, the last first; not those that it refused or that are for another', async () => {
  const clock = createWoundClock();
  const assignments = createAssignments({
    clock,
    send: ({ id }) => (id === 3 ? Promise.reject(new Error('There is no such link')) : Promise.resolve()),
    onAssigned: () => undefined,
  });
  render(
    <MantineProvider>
      <MemoryRouter>
        <AssigningContext value={{ assignments, drag: createDragState() }}>
          <AssignedHere campaign={launch} />
        </AssigningContext>
      </MemoryRouter>
    </MantineProvider>,
  );
  expect(screen.getByText(/^Nothing since you signed in here/)).toBeDefined();

  await act(async () => {
    assignments.assign([link(1, 'go.test/one'), link(2, 'go.test/two'), link(3, 'go.test/three')], launch);
    assignments.assign([link(4, 'go.test/four')], { ...launch, id: 2 });
    await clock.advance(60_000);
  });
  const links = within(screen.getByRole('list', { name: 'Assigned from this browser' })).getAllByRole('link');
  expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['go.test/two', '/links/2'],
    ['go.test/one', '/links/1'],
  ]);
});
