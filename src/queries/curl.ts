/** curl command of a request: quoted for a shell, invisible characters escaped. */
import { invisibleCharacters } from '#contract/protocol/invisible-characters.ts';

interface ShownRequest {
  readonly method: string;
  /** With its query, from `/api` on. */
  readonly path: string;
  readonly body?: unknown;
}

/**
 * The command for a POSIX shell, one part on each line. The shell puts in its `LINKDECK_KEY`: the command never holds
 * the key.
 *
 * @param serviceAddress without a slash at its end
 */
export function curlOf({ method, path, body }: ShownRequest, serviceAddress: string): string {
  const parts = [
    `curl -X ${method} ${quoted(serviceAddress + path)}`,
    `-H "Authorization: Bearer $LINKDECK_KEY"`,
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `--data-raw ${quoted(jsonOf(body))}`]),
  ];
  return parts.join(' \\\n  ');
}

/** JSON may escape invisible characters without a change of meaning. */
function jsonOf(body: unknown): string {
  return JSON.stringify(body).replace(
    invisibleCharacters,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Between single quotes a shell gives a meaning to nothing but the next single quote. */
function quoted(text: string): string {
  return `'${text.replaceAll(`'`, `'\\''`)}'`;
}
