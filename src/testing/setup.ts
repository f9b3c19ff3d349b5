/** Set-up of every page test: fills what jsdom lacks, and fails on each unexpected console error. */
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { lightComputedStyle } from '#testing/computed-style.ts';
import { missingElement } from '#testing/missing-element.ts';
import { withoutOwnerStacks } from '#testing/owner-stacks.ts';
import { leftoverWork } from '#testing/time/leftover-work.ts';
import { keyCatcher } from '#ui/dialogs/key-catcher.ts';
import { setLocale } from '#ui/format/locale.ts';

// Whether something comes to be shown is tested, not how soon: that is a matter of the machine, and the test's time bounds it.
configure({ asyncUtilTimeout: 90_000, getElementError: missingElement });

window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  /* oxlint-disable typescript/no-deprecated -- the type asks for the old names too */
  addListener: () => undefined,
  removeListener: () => undefined,
  /* oxlint-enable typescript/no-deprecated */
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = NoResizes;
window.getComputedStyle = lightComputedStyle;
Element.prototype.scrollIntoView = () => undefined;
// jsdom lays nothing out. A button without a size counts as scrolled out of sight, and its menu is hidden as soon as it is
// placed: here such a button has one, in the corner of a window. A chart without a size is not drawn.
Element.prototype.getBoundingClientRect = function () {
  if (this.hasAttribute('aria-haspopup')) return new DOMRect(0, 0, 100, 30);
  return this.classList.contains('recharts-wrapper') ? new DOMRect(0, 0, 400, 100) : new DOMRect();
};
for (const [name, size] of [
  ['clientWidth', window.innerWidth],
  ['clientHeight', window.innerHeight],
] as const) {
  Object.defineProperty(document.documentElement, name, { value: size, configurable: true });
}
Blob.prototype.stream = function () {
  const bytes = this.arrayBuffer();
  return new ReadableStream({
    start: async (controller) => {
      controller.enqueue(new Uint8Array(await bytes));
      controller.close();
    },
  });
};
// jsdom draws nothing, and would say so each time that something wants to measure a letter.
HTMLCanvasElement.prototype.getContext = () => null;
// Fields that grow with their text measure again when a font has come.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

leftoverWork.install();
withoutOwnerStacks();

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

afterEach(async () => {
  cleanup();
  keyCatcher.cancel();
  // React and the queries tell their listeners later: all of it happens before the page of this file is gone.
  await leftoverWork.end();
  // Mantine keeps one for the page. The next test's would come before its own content, as in no real page.
  for (const portal of document.querySelectorAll('[data-mantine-shared-portal-node]'))
    portal.remove();
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

afterAll(async () => {
  await leftoverWork.end();
  leftoverWork.throwLateErrors();
});
