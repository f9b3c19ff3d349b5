/** Steps of an import: their order, what fails, and what a clear drops. */
import { expect, test } from 'vitest';
import { createStepQueue } from './step-queue.ts';

function openQueue() {
  const told: string[] = [];
  const queue = createStepQueue({
    onBusy: (busy) => told.push(busy ? 'busy' : 'ready'),
    onError: (error) => told.push(String(error)),
  });
  return { queue, told };
}

test('A step begins when the one before it has ended, also where that one failed', async () => {
  const { queue, told } = openQueue();
  const failed = queue.run(() => Promise.reject(new Error('The file is gone')));
  const second = queue.run(async () => void told.push('second'));
  await Promise.all([failed, second]);
  expect(told).toEqual(['busy', 'Error: The file is gone', 'busy', 'second', 'ready']);
});

test('A clear drops the steps that wait, and what the running one fails with is no error', async () => {
  const { queue, told } = openQueue();
  let fail = () => {};
  const running = queue.run(
    () => new Promise((_, reject) => (fail = () => reject(new Error('The worker is gone')))),
  );
  const waiting = queue.run(async () => void told.push('waiting'));
  await Promise.resolve();
  queue.clear();
  await queue.run(async () => void told.push('next'));
  fail();
  await Promise.all([running, waiting]);
  expect(told).toEqual(['busy', 'busy', 'next', 'ready']);
});
