/** Fast user: types as a person does, but a plain run of letters in a field at once, as a paste of it. */
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
  return { ...user, keyboard, type };
}

function isRun(part: string): boolean {
  return part.length >= shortestRun && !keyName.test(part) && !part.includes('\n');
}

function takesLetters(element: Element | null): boolean {
  if (element instanceof HTMLTextAreaElement) return !element.readOnly;
  if (!(element instanceof HTMLInputElement) || element.readOnly) return false;
  return letterFields.includes(element.type);
}
