import { expect, it, vi } from 'vitest';
import { createHeightReporter } from './report-height.ts';

it('Growing stops where a child is as high as the frame (`100vh`)', () => {
  const tell = vi.fn();
  const onLoop = vi.fn();
  const reporter = createHeightReporter(tell, onLoop);
  // What is as high as the frame and 40 px more grows by that with each answer.
  for (let time = 0; time < 200; time += 1) reporter(400 + 40 * time, 100 * time);
  expect(tell.mock.calls.length).toBeLessThan(31);
  expect(onLoop).toHaveBeenCalledOnce();
});

it('A frame never gets higher than 20 000 px', () => {
  const tell = vi.fn();
  const onLoop = vi.fn();
  const reporter = createHeightReporter(tell, onLoop);
  reporter(19_999, 0);
  reporter(20_001, 60_000);
  expect(tell.mock.calls).toEqual([[19_999]]);
  expect(onLoop).toHaveBeenCalledOnce();
});

it('Content that grows and shrinks now and then is followed, and less than 2 px is nothing', () => {
  const tell = vi.fn();
  const reporter = createHeightReporter(tell, vi.fn());
  for (const [at, height] of [400, 401, 900, 899.5, 300].entries()) reporter(height, at * 1000);
  expect(tell.mock.calls.flat()).toEqual([400, 900, 300]);
});
