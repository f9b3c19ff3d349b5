import { expect, it } from 'vitest';
import { createListeners } from '#base/listeners.ts';
import { eventually } from '#testing/time/eventually.ts';
import { showQuiet } from './quiet-sign.ts';

function work() {
  const { subscribe, notify } = createListeners();
  let count = 0;
  return {
    get: () => count,
    subscribe,
    set: (value: number) => {
      count = value;
      notify();
    },
  };
}

it('The sign goes at once where work begins, and comes once all of it has ended and is rendered', async () => {
  const root: { dataset: DOMStringMap } = { dataset: {} };
  const own = work();
  const stop = showQuiet(root, own);
  await eventually(() => expect(root.dataset).toHaveProperty('quiet', ''));
  own.set(1);
  expect(root.dataset).not.toHaveProperty('quiet');
  own.set(0);
  expect(root.dataset).not.toHaveProperty('quiet');
  own.set(1);
  own.set(0);
  await eventually(() => expect(root.dataset).toHaveProperty('quiet', ''));
  stop();
  expect(root.dataset).not.toHaveProperty('quiet');
});
