/** Typed at random: text in a list field with Enter and pauses at any moment, and the names that it can stand for. */
import type { UserEvent } from '@testing-library/user-event';
import fc from 'fast-check';

/** One name of them begins with the first text, several with the third, and none with the fourth. */
export const listed = ['Newsletter', 'Poster', 'Post office'];
const texts = ['News', 'poster', 'Post', 'Radio', ''] as const;

export interface Typing {
  readonly text: (typeof texts)[number];
  /** Before which of the keys, counted from the first, Enter is pressed; and after the last. */
  readonly enters: readonly number[];
  /** Before which of the keys the page has time to answer. */
  readonly pauses: readonly number[];
}

export const typings: fc.Arbitrary<Typing> = fc.record({
  text: fc.constantFrom(...texts),
  enters: fc.uniqueArray(fc.nat(8), { maxLength: 3 }),
  pauses: fc.uniqueArray(fc.nat(8), { maxLength: 4 }),
});

/** Between two keys of a fast typist, in milliseconds. */
const betweenKeys = 5;
/** Keys that type nothing, at the end. */
const afterText = 3;

export const untilPainted = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Types into the field that has the focus.
 *
 * @param isOver whether the form has gone
 * @returns what was typed between two presses of Enter, with what is left after the last
 */
export async function typeAtRandom(
  user: UserEvent,
  { text, enters, pauses }: Typing,
  isOver: () => boolean,
): Promise<string[]> {
  const parts = [''];
  for (let at = 0; at < text.length + afterText; at += 1) {
    if (pauses.includes(at)) await untilPainted();
    if (isOver()) return parts;
    if (enters.includes(at)) {
      await user.keyboard('{Enter}');
      parts.push('');
    }
    if (isOver()) return parts;
    const key = text.charAt(at);
    if (key === '') continue;
    await user.keyboard(key);
    parts.push(`${parts.pop() ?? ''}${key}`);
    await new Promise((resolve) => setTimeout(resolve, betweenKeys));
  }
  return parts;
}

/** The names that a text stands for: the one of this very name, else those that begin with it. */
export function meant(names: readonly string[], text: string): readonly string[] {
  const typed = text.toLowerCase();
  const same = names.filter((name) => name.toLowerCase() === typed);
  return same.length > 0 ? same : names.filter((name) => name.toLowerCase().startsWith(typed));
}
