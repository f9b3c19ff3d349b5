/** What is typed while something opens. */
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyCatcher } from './key-catcher.ts';

beforeEach(() => {
  document.body.append(elementOf('button', 'Before'), elementOf('button', 'Other'));
  button('Before').focus();
});
afterEach(() => {
  keyCatcher.cancel();
  document.body.replaceChildren();
});

function elementOf<Tag extends 'button' | 'input'>(tag: Tag, name: string) {
  const element = document.createElement(tag);
  element.setAttribute('aria-label', name);
  return element;
}

const button = (name: string) => screen.getByRole('button', { name });
const opening = (onCancel = () => undefined) => ({ into: '[role="dialog"]', onCancel });

/** Two fields in a form, whose first takes the focus. */
function openDialog(onSubmit: () => void = () => undefined) {
  const dialog = document.createElement('form');
  dialog.setAttribute('role', 'dialog');
  const one = elementOf('input', 'One');
  one.maxLength = 20;
  const two = elementOf('input', 'Two');
  two.value = 'old';
  dialog.append(one, two);
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit();
  });
  document.body.append(dialog);
  screen.getByLabelText('One').focus();
}
const values = () =>
  ['One', 'Two'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

test('Keys are handed over in order, with Tab and Enter where they were pressed', async () => {
  const user = userEvent.setup();
  const sent = vi.fn();
  keyCatcher.catchKeys(opening());
  await user.keyboard('abX{Backspace}c{Tab}new{Enter}lost');
  openDialog(() => void sent(values()));
  await waitFor(() => expect(sent.mock.calls).toEqual([[['abc', 'new']]]));
  expect(document.activeElement).toBe(screen.getByLabelText('Two'));
  expect(keyCatcher.isCatching).toBe(false);
});

test('Where the focus goes on to another field without a key, each field gets what was typed into it', async () => {
  const user = userEvent.setup();
  keyCatcher.catchKeys(opening());
  openDialog();
  // In the same moment, before the dialog takes over.
  document.activeElement?.setAttribute('value', 'abc');
  screen.getByLabelText('Two').focus();
  expect(values()).toEqual(['abc', 'old']);
  expect(document.activeElement).toBe(screen.getByLabelText('Two'));
  await user.keyboard('new');
  expect(values()).toEqual(['abc', 'oldnew']);
});

test('What else takes the focus does not get it, and no field gets more than it holds', async () => {
  const user = userEvent.setup();
  keyCatcher.catchKeys(opening());
  await user.keyboard('0123456789');
  button('Other').focus();
  await user.keyboard('0123456789');
  expect(keyCatcher.focusBehind(document.activeElement)).toBe(button('Other'));
  await user.keyboard('too long');
  openDialog();
  await waitFor(() => expect(values()).toEqual(['01234567890123456789', 'old']));
});

test('Escape forgets what was typed and gives the focus back', async () => {
  const user = userEvent.setup();
  const onCancel = vi.fn();
  keyCatcher.catchKeys(opening(onCancel));
  await user.keyboard('abc{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button('Before'));
  openDialog();
  await user.keyboard('d');
  expect(values()).toEqual(['d', 'old']);
});

test('A click elsewhere ends it, and what is typed then goes there', async () => {
  const user = userEvent.setup();
  keyCatcher.catchKeys(opening());
  await user.keyboard('abc');
  await user.click(button('Other'));
  expect(document.activeElement).toBe(button('Other'));
  expect(document.querySelector('input')).toBeNull();
});

test('What opens after half a minute still gets the keys; after a minute the keyboard is free again', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onCancel = vi.fn();
  keyCatcher.catchKeys(opening(onCancel));
  vi.advanceTimersByTime(30_000);
  expect(keyCatcher.isCatching).toBe(true);
  vi.advanceTimersByTime(30_000);
  expect(keyCatcher.isCatching).toBe(false);
  expect(onCancel).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
