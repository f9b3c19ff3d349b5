/** The body of a request, read as a whole up to a limit. */
import type { IncomingMessage } from 'node:http';

/**
 * Reads the body of a request.
 *
 * @param longest how many bytes it may have
 * @returns the body; `too long` as soon as that is known; or `broken` where the caller has gone
 */
export function readBody(request: IncomingMessage, longest: number): Promise<Buffer | 'too long' | 'broken'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    if (Number(request.headers['content-length']) > longest) resolve('too long');
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= longest) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      resolve('too long');
      // What follows is read and dropped, as a caller that is cut off while it sends never reads the reply; but not
      // for ever.
      if (length > longest * 16) request.destroy();
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => resolve('broken'));
    request.once('close', () => resolve('broken'));
  });
}
