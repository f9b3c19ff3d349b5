import { expect, it } from 'vitest';
import { leftoverWork } from './leftover-work.ts';

it('A timer that fires soon has fired when a test ends, one that waits longer never does', async () => {
  let fired = '';
  setTimeout(() => (fired += 'soon '), 5);
  setTimeout(() => (fired += 'late '), 1_000);
  await leftoverWork.end();
  expect(fired).toBe('soon ');
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(fired).toBe('soon ');
});

it('A reply that is under way comes before the end, and what it sets off too', async () => {
  let shown = '';
  const reply = new Promise<string>((resolve) => setTimeout(resolve, 15, 'shown'));
  void leftoverWork.track(reply).then((text) => setTimeout(() => (shown = text), 0));
  await leftoverWork.end();
  expect(shown).toBe('shown');
});

it('An error after the end of a test has the name of that test', () => {
  leftoverWork.report('After the end of "a test": gone');
  expect(() => leftoverWork.begin('the next')).toThrow('After the end of "a test": gone');
  expect(() => leftoverWork.begin('the one after')).not.toThrow();
});

it('Animation frames go on in the next test', async () => {
  requestAnimationFrame(() => undefined);
  await leftoverWork.end();
  await expect(new Promise((resolve) => requestAnimationFrame(resolve))).resolves.toBeDefined();
});
