/** Deselect assigned: a selection comes back after Undo, in whichever order the page learns of the job. */
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AssignContext, type Assigned } from '#features/assign/model/assign-context.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { createDragState } from '#features/assign/model/drag-state.ts';
import { EngineProvider } from '#queries/EngineContext.tsx';
import { renderPart } from '#testing/setups/render-part.tsx';
import { useDeselectAssigned } from './use-deselect-assigned.ts';
import { useSelection } from './use-selection.ts';

const links = [1, 2].map((id) => ({
  ...{ id, alias: `link-${id}`, shorturl: `https://go.test/${id}`, longurl: 'https://shop.example/' },
  ...{ clicks: 0, title: '', description: '', date: '2026-11-22 10:00:00' },
}));

function Selected() {
  const selection = useSelection();
  useDeselectAssigned(selection);
  return (
    <>
      <button onClick={() => selection.selectAll(links, true)}>Select</button>
      <output>{selection.items.length} selected</output>
    </>
  );
}

it.each([
  ['before the assignment is answered', true],
  ['after it is answered', false],
])('Undo selects the links again where the list of jobs arrives %s', async (_when, isFirst) => {
  const { engine, show, user } = await renderPart(0);
  let jobs = engine.jobs.get();
  const renders = new Set<() => void>();
  const listeners = new Set<(assigned: Assigned) => void>();
  const late = {
    ...engine.jobs,
    get: () => jobs,
    subscribe: (render: () => void) => {
      renders.add(render);
      return () => void renders.delete(render);
    },
  };
  const publish = () =>
    act(() => {
      jobs = engine.jobs.get();
      for (const render of renders) render();
    });
  show(
    <EngineProvider engine={{ ...engine, jobs: late }}>
      <AssignContext
        value={{
          assign: () => undefined,
          drag: createDragState(),
          onAssigned: (listener) => {
            listeners.add(listener);
            return () => void listeners.delete(listener);
          },
        }}
      >
        <Selected />
      </AssignContext>
    </EngineProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Select' }));

  const items = links.map(linkItem);
  const rows = items.map(({ type, id, name }) => ({ type, id, label: name }));
  const job = await engine.jobs.add(
    { kind: 'assign', target: { kind: 'channel', id: 1, name: 'News' }, items: rows },
    { holdMs: 8000 },
  );
  if (isFirst) publish();
  act(() => {
    for (const listener of listeners) listener({ items, job });
  });
  expect(screen.getByText('0 selected')).toBeDefined();
  publish();
  expect(screen.getByText('0 selected')).toBeDefined();
  await engine.jobs.undo(job);
  publish();
  expect(screen.getByText('2 selected')).toBeDefined();
});
