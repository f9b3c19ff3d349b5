/**
 * Check messages: what is wrong with a value, in the service's English; a screen finds the check
 * and writes it in its language.
 */

/**
 * By the key of the text in `src/texts/<language>/checks.ts`, which has the same values in braces.
 */
const checkMessages = {
  text: 'Must be text',
  filled: 'Must not be empty',
  maxCharacters: 'Must be at most {count} characters long',
  minCharacters: 'Must be at least {count} characters long',
  list: 'Must be a list',
  maxEntries: 'Must hold at most {count} entries',
  yesNo: 'Must be true or false',
  name: 'Give the {record} a name',
  alias: 'May contain only letters, digits and - _ . ~',
  aliasDot: 'Must not begin with a dot',
  reference: 'Must be the id of a record: a whole number, 1 or more',
  destination: 'Must have a destination',
  address: 'Must be a complete web address, such as https://example.com/page',
  host: 'Must be a scheme and a host, such as https://go.example.com',
  slashes: 'Must have two slashes and a host after the scheme, as in https://example.com',
  backslash: 'Must have / in place of \\',
  dotSegments: 'Must not contain /./ or /../',
  port: 'Must have a port from 1 to 65535',
  hostName: 'Must have a host of letters, digits and hyphens between dots, such as www.example.com',
  elsewhere: 'Must be the host that browsers open, which is {host}',
  schemeTwice: 'Must have https:// only once, at the beginning',
  runTogether: 'Must be one address: another one begins in the middle of it',
  scheme: 'Must start with http:// or https://',
  credentials: 'Must not contain a user name or password',
  misleading: 'Must not contain control or text-direction characters',
  timestamp: 'Must be a date and time as YYYY-MM-DD HH:MM:SS',
  past: 'Must be later than now',
  email: 'Must be an e-mail address, such as you@company.example',
  account: 'Give an e-mail address, a password, or both',
  color: 'Must be a colour as #RRGGBB',
  pixelType: 'Choose one of the pixel types',
} as const;

export type CheckKey = keyof typeof checkMessages;

// A sound cast: the table's own type says that its names are these.
const checkKeys = Object.keys(checkMessages) as CheckKey[];

/** The place of a value: `{count}`. */
const placeholder = /\{(\w+)\}/g;

/** The English message of a check, for a schema. */
export function checkMessage(
  key: CheckKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return checkMessages[key].replaceAll(placeholder, (missing, name: string) =>
    String(values[name] ?? missing),
  );
}

/** The check that a message is from, with its values; undefined where it is from none. */
export function readCheckMessage(
  message: string,
): { key: CheckKey; values: Readonly<Record<string, string>> } | undefined {
  for (const key of checkKeys) {
    const match = patternOf(key).exec(message);
    if (match !== null) return { key, values: { ...match.groups } };
  }
  return undefined;
}

/** Matches the messages of a check, with a group for each value. */
function patternOf(key: CheckKey): RegExp {
  const escaped = checkMessages[key].replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
  const withGroups = escaped.replaceAll(placeholder, '(?<$1>[\\w .:[\\]-]+)');
  return new RegExp(`^${withGroups}$`);
}
