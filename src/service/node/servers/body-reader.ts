/**
 * Body reader: reads request bodies by events within bounds, and ends replies so that a caller who
 * still sends gets them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

const mebibyte = 1024 * 1024;

export const bodyBounds = {
  /**
   * A body that is too long is read to its end and dropped up to so many bytes, so that its
   * connection can stay open.
   */
  droppedBytes: 16 * mebibyte,
  /**
   * So many pieces, and one for each `bytesPerPiece`: each costs processor time, however short it
   * is.
   */
  pieces: 4096,
  bytesPerPiece: 256,
  /**
   * Bodies in too many pieces are refused one after the other, so many milliseconds apart, and none
   * waits longer than `maxTurn`: callers who try again at once share what one of them costs.
   */
  turn: 500,
  maxTurn: 20_000,
  /** How long a caller may go on sending after a reply that ends its connection; milliseconds. */
  linger: 2000,
} as const;

export type BodyBounds = Readonly<Record<keyof typeof bodyBounds, number>>;

export interface ReceivedBody {
  readonly outcome: 'whole' | 'too long' | 'too many pieces';
  /** The whole body, or what was read of it before it was found to be too long. */
  readonly bytes: Buffer<ArrayBuffer>;
  /**
   * Whether there is more of it that was not read: the reply, which `end` ends, ends the
   * connection.
   */
  readonly isUnread: boolean;
}

const nothing = Buffer.alloc(0);

/** Whether a body is announced, which most requests have none of. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || declaredLength(headers) > 0;
}

export class BodyReader {
  readonly #bounds: BodyBounds;
  /** Requests whose body is not read to its end. */
  readonly #unread = new WeakSet<IncomingMessage>();
  /** When the last refusal of a body in too many pieces is due. */
  #lastTurn = 0;

  constructor(bounds: BodyBounds = bodyBounds) {
    this.#bounds = bounds;
  }

  /**
   * Reads the body, and drops what is over `maxBytes`. Where it is not read to its end, the reply
   * ends the connection.
   *
   * @param maxBytes 0 where the body is not wanted
   * @returns undefined where the caller has gone
   */
  async receive(
    request: IncomingMessage,
    response: ServerResponse,
    maxBytes: number,
  ): Promise<ReceivedBody | undefined> {
    if (!hasBody(request)) return { outcome: 'whole', bytes: nothing, isUnread: false };
    const declared = declaredLength(request.headers);
    const waits = request.headers.expect !== undefined;
    const isUnwanted = maxBytes === 0 || declared > maxBytes;
    // A caller who waits for leave to send does not get it where nothing would be done with the body.
    if (declared > this.#bounds.droppedBytes || (waits && isUnwanted)) {
      this.#leave(request, response);
      return { outcome: 'too long', bytes: nothing, isUnread: true };
    }
    if (waits) response.writeContinue();
    const received = await this.#read(request, response, maxBytes);
    if (received?.outcome === 'too many pieces') await this.#myTurn();
    return received;
  }

  /**
   * Ends a reply whose head is written and has a Content-Length. Where the body was not read to its
   * end, the caller goes on sending: closed at once, its connection would be reset, and the reply
   * lost with it.
   */
  end(request: IncomingMessage, response: ServerResponse, bytes: Uint8Array | string): void {
    if (!this.#unread.has(request)) {
      response.end(bytes);
      return;
    }
    response.flushHeaders();
    if (bytes.length > 0) response.write(bytes);
    const end = (): void => {
      clearTimeout(timer);
      response.end();
    };
    const timer = setTimeout(end, this.#bounds.linger).unref();
    request.once('end', end);
    response.once('close', end);
    if (!request.isPaused()) request.resume();
  }

  #read(
    request: IncomingMessage,
    response: ServerResponse,
    maxBytes: number,
  ): Promise<ReceivedBody | undefined> {
    const { droppedBytes, pieces: maxPieces, bytesPerPiece } = this.#bounds;
    return new Promise((resolve) => {
      const chunks: Buffer[] = [];
      let length = 0;
      let pieces = 0;
      const stop = (outcome: ReceivedBody['outcome']): void => {
        request.off('data', take);
        this.#leave(request, response);
        resolve({ outcome, bytes: Buffer.concat(chunks), isUnread: true });
      };
      const take = (chunk: Buffer): void => {
        if (maxBytes > 0 && length <= maxBytes) chunks.push(chunk);
        length += chunk.length;
        pieces += 1;
        if (pieces > maxPieces + length / bytesPerPiece) {
          // Nothing more is read of it, because reading is what it costs. A message that is only paused fills
          // its buffer, which takes thousands of pieces more, and resumes the socket for that.
          request.pause();
          request._read = () => undefined;
          request.socket.pause();
          stop('too many pieces');
        } else if (length > droppedBytes) stop('too long');
      };
      request.on('data', take);
      request.once('end', () => {
        const outcome = length <= maxBytes ? 'whole' : 'too long';
        resolve({ outcome, bytes: Buffer.concat(chunks), isUnread: false });
      });
      // A caller who disconnects while sending is no fault of the server and waits for no reply.
      request.once('error', () => resolve(undefined));
      request.once('close', () => resolve(undefined));
    });
  }

  #leave(request: IncomingMessage, response: ServerResponse): void {
    this.#unread.add(request);
    response.shouldKeepAlive = false;
  }

  #myTurn(): Promise<void> {
    const { turn, maxTurn } = this.#bounds;
    const now = performance.now();
    this.#lastTurn = Math.min(Math.max(now, this.#lastTurn) + turn, now + maxTurn);
    return new Promise((resolve) => {
      setTimeout(resolve, this.#lastTurn - now).unref();
    });
  }
}

/** Only digits: node refuses any other length before a request is seen. */
function declaredLength(headers: IncomingMessage['headers']): number {
  return Number(headers['content-length'] ?? 0);
}
