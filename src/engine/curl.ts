/** A request that was made, as the command that makes it again. */
import type { LoggedRequest } from '#client/request-log.ts';

// Marks that no terminal shows, or that turn the direction of what it shows: the command must be what it looks like.
const unseen = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * The command for a POSIX shell, on as many lines as it has parts. The key is not in it: the shell takes it from
 * `LINKDECK_KEY`.
 *
 * @param serviceAddress without a slash at its end
 */
export function curlOf(request: Pick<LoggedRequest, 'method' | 'path' | 'body'>, serviceAddress: string): string {
  const { method, path, body } = request;
  const parts = [
    `curl -X ${method} ${quoted(serviceAddress + path)}`,
    '-H "Authorization: Bearer $LINKDECK_KEY"',
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `--data-raw ${quoted(plainJson(body))}`]),
  ];
  return parts.join(' \\\n  ');
}

function plainJson(body: unknown): string {
  return JSON.stringify(body).replace(unseen, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Nothing has a meaning between single quotes but the next of them. */
function quoted(text: string): string {
  return `'${text.replaceAll(`'`, `'\\''`)}'`;
}
