/** Check messages: what is wrong with a value, as the service answers it, and known again by a screen that speaks another language. */

/** By the key of their text in `src/texts/<language>/parts/checks.ts`, which has the same values. */
const checkMessages = {
  text: 'Must be text',
  filled: 'Must not be empty',
  mostCharacters: 'Must be at most {count} characters long',
  leastCharacters: 'Must be at least {count} characters long',
  list: 'Must be a list',
  mostEntries: 'Must hold at most {count} entries',
  yesNo: 'Must be true or false',
  name: 'Give the {record} a name',
  alias: 'May contain only letters, digits and - _ . ~',
  reference: 'Must be the id of a record: a whole number, 1 or more',
  address: 'Must be a complete web address, such as https://example.com/page',
  host: 'Must be a scheme and a host, such as https://go.example.com',
  scheme: 'Must start with http:// or https://',
  credentials: 'Must not contain a user name or password',
  misleading: 'Must not contain control or text-direction characters',
  timestamp: 'Must be a date and time as YYYY-MM-DD HH:MM:SS',
  email: 'Must be an e-mail address, such as you@company.example',
  account: 'Give an e-mail address, a password, or both',
  color: 'Must be a colour as #RRGGBB',
  pixelType: 'Choose one of the pixel types',
} as const;

export type CheckKey = keyof typeof checkMessages;

/** The English message of a check, for a schema. */
export function checkMessage(key: CheckKey, values: Readonly<Record<string, string | number>> = {}): string {
  return checkMessages[key].replaceAll(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

/** The key and the values of a message, or undefined where it is of no check. */
export function readCheckMessage(message: string): { key: CheckKey; values: Readonly<Record<string, string>> } | undefined {
  for (const key of checkKeys) {
    const pattern = checkMessages[key].replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '(?<$1>\\w[\\w ]*)');
    const found = new RegExp(`^${pattern}$`).exec(message);
    if (found !== null) return { key, values: { ...found.groups } };
  }
  return undefined;
}

// A sound cast: the table's own type says that its names are these.
const checkKeys = Object.keys(checkMessages) as CheckKey[];
