/** JSON request bodies: reads them up to a size limit, and refuses what is no UTF-8 or no JSON. */
import { invalid, Refusal } from './reply.ts';

/** How long a body may be, in bytes. */
export const maxBodyBytes = 256 * 1024;

/**
 * @throws Refusal 413 for a body that is too long, 415 for one of another type or compressed, 400
 * for one that is not JSON
 */
export async function readJson(request: Request): Promise<unknown> {
  refuseOtherTypes(request.headers);
  const text = await readText(request);
  if (text.trim() === '') throw invalid('The body is missing. Send a JSON object.');
  let fieldWithNul: string | undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text, (name: string, value: unknown) => {
      if (typeof value === 'string' && value.includes('\0')) fieldWithNul = name;
      return value;
    });
  } catch {
    // The parser's own message quotes the body, which may hold a password.
    throw invalid('The body is not valid JSON. Send a JSON object, encoded as UTF-8.');
  }
  // Not every database can store it, and none can search behind it.
  if (fieldWithNul !== undefined)
    throw invalid(`${fieldWithNul}: Must not contain the character NUL`);
  return parsed;
}

/**
 * A type that is missing is taken for JSON; a body that is compressed could be a thousand times as
 * long as it seems.
 */
function refuseOtherTypes(headers: Headers): void {
  const type = headers.get('Content-Type');
  if (type !== null && !/^application\/json\s*(;|$)/i.test(type.trim())) {
    throw new Refusal(
      415,
      'The body must be JSON. Send it with the header "Content-Type: application/json".',
    );
  }
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity')
    throw new Refusal(415, 'The body must not be compressed. Send it without "Content-Encoding".');
}

async function readText({ headers, body }: Request): Promise<string> {
  const tooLong = new Refusal(
    413,
    `The body is too long. Send at most ${maxBodyBytes / 1024} KiB.`,
  );
  if (Number(headers.get('Content-Length') ?? 0) > maxBodyBytes) throw tooLong;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length > maxBodyBytes) throw tooLong;
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    throw error instanceof TypeError ? invalid('The body is not encoded as UTF-8.') : error;
  }
}
