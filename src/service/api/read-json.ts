/** The body of a request as JSON, of a size that a client of this service needs. */
import { invalid, Refusal } from './reply.ts';

/** In bytes. */
const longestBody = 256 * 1024;

/** @throws Refusal 413 for a body that is too long, 400 for one that is not JSON */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text.trim() === '') throw invalid('The body is missing. Send a JSON object.');
  let fieldWithNul: string | undefined;
  let found: unknown;
  try {
    found = JSON.parse(text, (name: string, value: unknown) => {
      if (typeof value === 'string' && value.includes('\0')) fieldWithNul = name;
      return value;
    });
  } catch {
    // The parser's own words quote the body, which may hold a password.
    throw invalid('The body is not valid JSON. Send a JSON object, encoded as UTF-8.');
  }
  // Not every database can store it, and none can search behind it.
  if (fieldWithNul !== undefined) throw invalid(`${fieldWithNul}: Must not contain the character NUL`);
  return found;
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('Content-Length') ?? 0) > longestBody) throw tooLong();
  if (request.body === null) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = request.body.getReader();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decodeOrRefuse(decoder);
    length += value.byteLength;
    if (length > longestBody) {
      await reader.cancel();
      throw tooLong();
    }
    text += decodeOrRefuse(decoder, value);
  }
}

function decodeOrRefuse(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch {
    throw invalid('The body is not encoded as UTF-8.');
  }
}

function tooLong(): Refusal {
  return new Refusal(413, `The body is too long. Send at most ${longestBody / 1024} KiB.`);
}
