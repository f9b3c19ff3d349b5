/**
 * Body reader: reads the text of a reply up to a limit, so that no service fills the memory of the
 * browser.
 */

/**
 * The most bytes of a reply, after decompression. The longest page of links is a fiftieth of it.
 */
const maxBody = 8 * 1024 * 1024;

/**
 * The text; `broken` where the connection ended in the middle of it, `long` where there is more
 * than `maxBody`.
 */
export async function readBody(
  response: Response,
): Promise<{ readonly text: string } | 'broken' | 'long'> {
  if (response.body === null) return { text: '' };
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text: text + decoder.decode() };
      bytes += value.byteLength;
      if (bytes > maxBody) {
        // The rest is not waited for. A connection that cannot be ended any more has ended.
        void reader.cancel().catch(() => undefined);
        return 'long';
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return 'broken';
  }
}
