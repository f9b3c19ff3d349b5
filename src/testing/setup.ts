/** Set-up of every page test: fills what jsdom lacks, and fails on each unexpected console error. */
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { setLocale } from '#ui/format/locale.ts';

// Whether something comes to be shown is tested, not how soon: that is a matter of the machine, and the test's time bounds it.
configure({ asyncUtilTimeout: 45_000 });

window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  /* eslint-disable @typescript-eslint/no-deprecated -- the type asks for the old names too */
  addListener: () => undefined,
  removeListener: () => undefined,
  /* eslint-enable @typescript-eslint/no-deprecated */
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
Element.prototype.scrollIntoView = () => undefined;
// jsdom draws nothing, and would say so each time that something wants to measure a letter.
HTMLCanvasElement.prototype.getContext = () => null;
// Fields that grow with their text measure again when a font has come.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

beforeEach(() => {
  // Files share their modules, and this is the only choice that a module keeps.
  setLocale({ locale: '', timeZone: '' });
  // Each test in a browser that remembers nothing, as accounts have the same names.
  indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
