import { expect, test } from 'vitest';
import { watchProblem } from './watch-problem.ts';

test('A problem is written to the log once when it begins, within a second, and once when it ends', () => {
  let problem: string | undefined;
  const lines: string[] = [];
  const intervals: number[] = [];
  let check = (): void => undefined;
  const every = (milliseconds: number, callback: () => void) => {
    intervals.push(milliseconds);
    check = callback;
    return () => (check = () => lines.push('looked after the end'));
  };
  const stop = watchProblem(
    () => problem,
    every,
    (line) => lines.push(line),
  );
  expect(intervals[0]).toBeLessThan(1000);
  check();
  expect(lines).toEqual([]);
  problem = 'The database was deleted.';
  check();
  check();
  expect(lines).toEqual(['The database was deleted.']);
  problem = undefined;
  check();
  expect(lines).toEqual(['The database was deleted.', 'The database can be written to again.']);
  stop();
});
