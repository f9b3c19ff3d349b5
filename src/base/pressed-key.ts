/** Pressed key: the key that a shortcut means, also on keyboard layouts that write no Latin letters. */

/** What a keyboard event tells of its key. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * A letter in lower case, else the key as the browser names it. Latin layouts, Dvorak among them, go
 * by the letter that is written; all others by the place of the key, where the Latin one is printed.
 */
export function pressedKey({ key, code, shiftKey }: KeyPress): string {
  if (isLatin(key)) {
    // Cyrillic and Hebrew layouts have a full stop where / is printed.
    if (code === 'Slash' && slashOf.test(key)) return printedSlash(shiftKey);
    return key.length === 1 ? key.toLowerCase() : key;
  }
  if (code === 'Slash') return printedSlash(shiftKey);
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** Names of keys such as Enter are Latin too. */
function isLatin(key: string): boolean {
  return /^(?:[\0-\x7f]|\p{Script=Latin})*$/u.test(key);
}

const slashOf = /^[.,]$/;

function printedSlash(shiftKey: boolean): string {
  return shiftKey ? '?' : '/';
}
