/** Tests of repeated failures: once a minute for each cause, and a bound on what is remembered. */
import { expect, test } from 'vitest';
import { withoutRepeats } from './repeated-failures.ts';

function reports() {
  const clock = { now: 0 };
  const reported: string[] = [];
  const report = withoutRepeats(
    (error, repeats) => reported.push(`${String(error)} +${String(repeats)}`),
    () => clock.now,
  );
  return { clock, reported, report };
}

test('A cause is reported at once and then once a minute, with how often it came meanwhile', () => {
  const { clock, reported, report } = reports();
  for (let count = 0; count < 2100; count += 1) report(new Error('database or disk is full'));
  report(new Error('another'));
  expect(reported).toEqual(['Error: database or disk is full +0', 'Error: another +0']);
  clock.now = 59_999;
  report(new Error('database or disk is full'));
  expect(reported).toHaveLength(2);
  clock.now = 60_000;
  report(new Error('database or disk is full'));
  expect(reported[2]).toBe('Error: database or disk is full +2100');
});

test('A clock that was set back keeps nothing quiet', () => {
  const { clock, reported, report } = reports();
  clock.now = 1e12;
  report(new Error('full'));
  clock.now = 0;
  report(new Error('full'));
  expect(reported).toHaveLength(2);
});

test('A thousand causes are a thousand reports, of which a hundred are remembered', () => {
  const { reported, report } = reports();
  for (let cause = 0; cause < 1000; cause += 1) report(new Error(`cause ${cause}`));
  report(new Error('cause 999'));
  expect(reported).toHaveLength(1000);
  report(new Error('cause 0'));
  expect(reported).toHaveLength(1001);
});
