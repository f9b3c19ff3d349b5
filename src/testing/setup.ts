/** Set-up of every page test: makes each begin in a browser that remembers nothing, and fails on each unexpected console error. */
import '#testing/untimed-react.ts';
import 'fake-indexeddb/auto';
import '@mantine/core/styles.layer.css';
import '#ui/theme.css';
import '#app/boot/start.css';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { leftoverWork } from '#testing/time/leftover-work.ts';
import { keyCatcher } from '#ui/dialogs/key-catcher.ts';
import { setLocale } from '#ui/format/locale.ts';

// Whether something comes to be shown is tested, not how soon: that is a matter of the machine, and the test's time bounds it.
// A query is repeated until it finds something: to print the whole page each time takes long, so it is printed at the end.
configure({
  asyncUtilTimeout: 200_000,
  getElementError: (message) => new Error(message ?? 'Nothing was found.'),
});

/** In characters: the bar and the navigation come first, and take 7,000 of them. */
const longestPrint = 60_000;

leftoverWork.install();

beforeEach(({ task }) => {
  leftoverWork.begin(task.name);
  // Files share their modules, and this is the only choice that a module keeps.
  setLocale({ locale: '', timeZone: '' });
  // Each test in a browser that remembers nothing, as accounts have the same names.
  indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(async ({ task }) => {
  // A hook of failed tests comes after this one, when the page is gone.
  if (task.result?.state === 'fail') console.log(prettyDOM(document.body, longestPrint));
  cleanup();
  keyCatcher.cancel();
  // React and the queries tell their listeners later: all of it happens before the page of this file is gone.
  await leftoverWork.end();
  // Files share one page: portals and what a failed test has left would come before the next test's own content.
  document.body.replaceChildren();
  const said = [console.error, console.warn].flatMap((spy) => vi.mocked(spy).mock.calls);
  vi.restoreAllMocks();
  expect(said.filter(isOfPage)).toEqual([]);
});

afterAll(async () => {
  await leftoverWork.end();
  leftoverWork.throwLateErrors();
});

/** A reply that comes between two steps of a test is how a page lives; React notes it, because it does not know what waits for it. */
function isOfPage([text]: unknown[]): boolean {
  return !String(text).startsWith('An update to %s inside a test was not wrapped in act');
}
