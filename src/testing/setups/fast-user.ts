/** Fast user: types as a person does, but a plain run of letters at once, and presses a button when it can be pressed. */
import { waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';

/** Names of keys as user-event writes them, such as `{Enter}`, and the two letters that begin one where they are doubled. */
const keyName = /(\{\{|\[\[|\{[^}]*\}|\[[^\]]*\])/;

/** Fewer letters may be a shortcut. Each letter is four events and a rendering. */
const shortestRun = 3;

/** Fields that take plain letters; a date takes keys alone. */
const letterFields = ['email', 'password', 'search', 'tel', 'text', 'url'];

/** A user without pauses, for tests that are not about typing itself. */
export function fastUser(): UserEvent {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const keyboard: UserEvent['keyboard'] = async (text) => {
    for (const part of text.split(keyName)) {
      if (part === '') continue;
      if (isRun(part) && takesLetters(document.activeElement)) await user.paste(part);
      else await user.keyboard(part);
    }
  };
  const type: UserEvent['type'] = async (element, text, options) => {
    if (options !== undefined || !takesLetters(element)) return user.type(element, text, options);
    await user.click(element);
    return keyboard(text);
  };
  const click: UserEvent['click'] = async (element) => {
    await waitFor(() => {
      if (element.matches(':disabled')) throw new Error('Nobody can press what is disabled.');
    });
    await user.click(element);
  };
  return { ...user, keyboard, type, click };
}

function isRun(part: string): boolean {
  return part.length >= shortestRun && !keyName.test(part) && !part.includes('\n');
}

function takesLetters(element: Element | null): boolean {
  if (element instanceof HTMLTextAreaElement) return !element.readOnly;
  if (!(element instanceof HTMLInputElement) || element.readOnly) return false;
  return letterFields.includes(element.type);
}
