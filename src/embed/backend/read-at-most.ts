/**
 * Bounded reading: the text of a request or reply, so that no caller fills the memory of a backend.
 */

/**
 * 2 MB for requests, as body parsers of servers have it; more than the longest page of links for
 * replies.
 */
export const maxRequestBytes = 2 * 1024 * 1024;
export const maxReplyBytes = 8 * 1024 * 1024;

/**
 * The text; undefined where it has more bytes than the maximum, after decompression.
 *
 * @throws what ended the connection in the middle of it
 */
export async function readAtMost(
  maxBytes: number,
  { body }: Request | Response,
): Promise<string | undefined> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      // The rest is not waited for. A connection that cannot be ended any more has ended.
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
