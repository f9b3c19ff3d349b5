/**
 * Pipelines: requests that a connection sends before its earlier ones are answered wait in a line,
 * and while the line is long its socket rests.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** So many requests of a connection may wait; with more, nothing is read of it until none does. */
const maxWaiting = 16;

/**
 * So many bytes are divided into requests before anything else is looked at: node reads 64 KiB at
 * once, which can be 1,700 requests.
 */
const sliceBytes = 2048;

type Start = () => void;
type Parse = (bytes: Buffer) => void;

/** What one connection has sent and has no reply to. */
interface Line {
  readonly socket: Socket;
  readonly parse: Parse;
  readonly waiting: Start[];
  /** What was received, and is divided into requests later. */
  unread: Buffer;
  isAnswering: boolean;
  isResting: boolean;
}

/**
 * Answers the requests of each connection of a server one after the other. No browser and no proxy
 * sends a request before the reply to its last one.
 */
export class Pipelines {
  readonly #lines = new WeakMap<Socket, Line>();
  /** Resting connections whose next request may be answered, the next one in front. */
  readonly #ready = new Set<Line>();
  readonly #giveWay: () => Promise<unknown>;
  #isTakingTurns = false;

  /** @param giveWay resolves once others may have had their turn, however many they are */
  constructor(
    server: Server,
    giveWay: () => Promise<unknown> = () => wait(1, undefined, { ref: false }),
  ) {
    this.#giveWay = giveWay;
    server.on('connection', (socket) => this.#open(socket));
    // What follows is no request.
    server.on('connect', ({ socket }) => this.#lines.delete(socket));
  }

  /**
   * Calls `answer` now, or when the earlier requests of the connection are answered; never, where
   * it has gone.
   */
  admit({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const line = this.#lines.get(socket);
    if (line === undefined) return;
    const start = (): void => {
      line.isAnswering = true;
      response.once('close', () => this.#goOn(line));
      answer();
    };
    if (!line.isAnswering) return start();
    line.waiting.push(start);
    line.isResting ||= line.waiting.length > maxWaiting;
  }

  #open(socket: Socket): void {
    // Node's own listener; with another one, node hands what it reads to listeners alone.
    const [parse] = socket.listeners('data') as Parse[]; // what this event carries
    if (parse === undefined) throw new Error('The server does not listen to its connections');
    socket.off('data', parse);
    const line: Line = {
      socket,
      parse: parse.bind(socket),
      waiting: [],
      unread: Buffer.alloc(0),
      isAnswering: false,
      isResting: false,
    };
    this.#lines.set(socket, line);
    socket.on('data', (bytes: Buffer) => this.#read(line, bytes));
    // Node resumes it for each request that ends.
    socket.on('resume', () => {
      if (line.isResting) socket.pause();
      else this.#readOn(line);
    });
    socket.once('close', () => {
      line.waiting.length = 0;
      this.#ready.delete(line);
    });
  }

  #read(line: Line, bytes: Buffer): void {
    const { socket } = line;
    let at = 0;
    // A socket that node itself has paused must not be read either.
    while (at < bytes.length && !line.isResting && !socket.isPaused()) {
      if (socket.destroyed || this.#lines.get(socket) !== line) return;
      line.parse(bytes.subarray(at, at + sliceBytes));
      at += sliceBytes;
    }
    line.unread = bytes.subarray(at);
    if (line.isResting) socket.pause();
  }

  #readOn(line: Line): void {
    const { unread } = line;
    line.unread = unread.subarray(unread.length);
    if (unread.length > 0) this.#read(line, unread);
  }

  #goOn(line: Line): void {
    line.isAnswering = false;
    if (line.socket.destroyed || line.waiting.length === 0) return;
    if (!line.isResting) return this.#startNext(line);
    this.#ready.add(line);
    void this.#takeTurns();
  }

  #startNext(line: Line): void {
    line.waiting.shift()?.();
    // The last one may have a body that has still to be read.
    if (!line.isResting || line.waiting.length > 0) return;
    line.isResting = false;
    line.socket.resume();
  }

  /** One request at a time, one of each connection in turn. */
  async #takeTurns(): Promise<void> {
    if (this.#isTakingTurns) return;
    this.#isTakingTurns = true;
    for (const line of this.#ready) {
      this.#ready.delete(line);
      this.#startNext(line);
      await this.#giveWay();
    }
    this.#isTakingTurns = false;
  }
}
