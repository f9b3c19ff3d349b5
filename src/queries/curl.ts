/**
 * curl command and JSON of a request: quoted for a shell, invisible characters escaped, the
 * password hidden on demand.
 */
import { invisibleCharacters } from '#contract/protocol/invisible-characters.ts';

interface ShownRequest {
  readonly method: string;
  /** With its query, from `/api` on. */
  readonly path: string;
  readonly body?: unknown;
}

interface CurlOptions {
  /** What is shown in place of the key; `$LINKDECK_KEY` makes the shell put it in. */
  readonly key?: string;
  readonly hidePassword?: boolean;
}

/** Shown in place of a password, however long it is. */
const hiddenPassword = '••••••••';

/**
 * The command for a POSIX shell, one part on each line. It never holds the key.
 *
 * @param serviceAddress without a slash at its end
 */
export function curlOf(
  { method, path, body }: ShownRequest,
  serviceAddress: string,
  options: CurlOptions = {},
): string {
  const { key = '$LINKDECK_KEY', hidePassword = false } = options;
  const parts = [
    `curl -X ${method} ${quoted(serviceAddress + path)}`,
    `-H "Authorization: Bearer ${key}"`,
    ...(body === undefined
      ? []
      : [
          `-H 'Content-Type: application/json'`,
          `--data-raw ${quoted(jsonOf(body, { hidePassword, indent: 0 }))}`,
        ]),
  ];
  return parts.join(' \\\n  ');
}

/** The body of a request as JSON. */
export function jsonOf(body: unknown, { hidePassword = false, indent = 2 } = {}): string {
  const hides = hidePassword && typeof body === 'object' && body !== null && 'password' in body;
  const shown = hides ? { ...body, password: hiddenPassword } : body;
  // JSON may escape them without a change of meaning; its own line breaks stay.
  return JSON.stringify(shown, null, indent).replace(invisibleCharacters, (character) =>
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Between single quotes a shell gives a meaning to nothing but the next single quote. */
function quoted(text: string): string {
  return `'${text.replaceAll(`'`, `'\\''`)}'`;
}
