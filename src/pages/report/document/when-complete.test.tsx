/** A report is saved with what it loads later. */
import { expect, test, vi } from 'vitest';
import { whenComplete } from './when-complete.ts';

function sheetWith(loading: number): HTMLElement {
  const sheet = document.createElement('div');
  for (let at = 0; at < loading; at += 1) {
    const place = document.createElement('i');
    place.dataset['loading'] = '';
    sheet.append(place);
  }
  return sheet;
}

test('A report with nothing to load is complete at once', async () => {
  await expect(whenComplete(sheetWith(0))).resolves.toBeUndefined();
});

test('A report is complete when the last of what it loads has come or is taken out', async () => {
  const sheet = sheetWith(2);
  let isComplete = false;
  const complete = whenComplete(sheet).then(() => (isComplete = true));
  const [first, second] = sheet.querySelectorAll('i');
  first?.replaceWith('map');
  await new Promise((resolve) => setTimeout(resolve));
  expect(isComplete).toBe(false);
  second?.remove();
  await complete;
  expect(sheet.textContent).toBe('map');
});

test('A report whose map hangs goes without it', async () => {
  vi.useFakeTimers();
  const complete = whenComplete(sheetWith(1));
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await expect(complete).resolves.toBeUndefined();
});
