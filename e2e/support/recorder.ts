/** Recording proxy between browsers and a service: keeps every API request, of workers too, and can answer in its place. */
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

/** One request of the interface and its reply. */
export interface RecordedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The API key that it carried, or ''. */
  readonly key: string;
  /** What was sent, as text. */
  readonly body: string;
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
  /** Null until it is answered, and for good where a page aborts it before that. */
  status: number | null;
  /** When its connection was closed, by the end of the reply or by the page, in milliseconds since 1970; null until then. */
  closedAt: number | null;
}

/**
 * What is answered in place of the service; `hang` for nothing at all, `drop` for an end in the middle. `lose`: the
 * service gets the request and answers, and the answer never arrives.
 */
type Instead = { readonly status: number; readonly body: unknown } | 'hang' | 'drop' | 'lose';

export interface Recorder {
  /** Where browsers go, without a slash at its end. */
  readonly url: string;
  /** What `config.json` holds besides what the service says. */
  config: object;
  /** Everything so far, the oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** Answers itself what this finds a reply for; returns the way to stop. */
  answer(find: (request: RecordedRequest) => Instead | undefined): () => void;
  close(): Promise<void>;
}

/** How long each reply of the interface is held back, in milliseconds: `E2E_REPLY_DELAY=250 npm run e2e`. */
const replyDelay = Number(process.env['E2E_REPLY_DELAY'] ?? 0);

/** @param upstream the address of the service, without a slash at its end */
export async function startRecorder(upstream: string): Promise<Recorder> {
  const requests: RecordedRequest[] = [];
  const answers = new Set<(request: RecordedRequest) => Instead | undefined>();
  const settings = { config: {} };
  const { hostname, port } = new URL(upstream);

  interface Passed {
    recorded?: RecordedRequest;
    /** The answer is not passed on. */
    loses?: boolean;
    /** The members that its JSON object has besides. */
    more?: object;
  }

  const pass = (
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    { recorded, loses = false, more }: Passed = {},
  ) => {
    const { method, url, headers } = incoming;
    // The address that the browser knows stays in the Host header, as it is the origin of everything.
    const onward = ask({ hostname, port, method, path: url, headers }, (response) => {
      if (loses) {
        if (recorded !== undefined) recorded.status = response.statusCode ?? 0;
        response.resume().on('end', () => outgoing.destroy());
        return;
      }
      if (more !== undefined) return void sendWith(more, response, outgoing);
      delayed(recorded === undefined ? 0 : replyDelay, () => {
        if (recorded !== undefined) recorded.status = response.statusCode ?? 0;
        // Chromium sends a request again by itself, a POST too, where a connection that it had used before ends without a
        // reply: the tests are about what the product sends.
        outgoing.writeHead(response.statusCode ?? 502, {
          ...response.headers,
          connection: 'close',
        });
        response.pipe(outgoing);
      });
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    onward.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      const path = incoming.url ?? '/';
      if (path.endsWith('/config.json'))
        return pass(incoming, body, outgoing, { more: settings.config });
      // What the tests ask for themselves is no browser's doing, and has no such header.
      if (!path.startsWith('/api/') || incoming.headers['sec-fetch-site'] === undefined)
        return pass(incoming, body, outgoing);
      const key = (incoming.headers.authorization ?? '').replace(/^Bearer /, '');
      const recorded: RecordedRequest = {
        method: incoming.method ?? '',
        path,
        key,
        body: body.toString(),
        at: Date.now(),
        status: null,
        closedAt: null,
      };
      requests.push(recorded);
      outgoing.on('close', () => (recorded.closedAt = Date.now()));
      const instead = [...answers]
        .map((find) => find(recorded))
        .find((found) => found !== undefined);
      if (instead === undefined || instead === 'lose')
        return pass(incoming, body, outgoing, { recorded, loses: instead === 'lose' });
      if (instead === 'hang') return undefined;
      if (instead === 'drop') return outgoing.destroy();
      return delayed(replyDelay, () => {
        recorded.status = instead.status;
        outgoing
          .writeHead(instead.status, { 'Content-Type': 'application/json', Connection: 'close' })
          .end(JSON.stringify(instead.body));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(settings, {
    url: urlOf(server),
    requests,
    answer: (find: (request: RecordedRequest) => Instead | undefined) => {
      answers.add(find);
      return () => void answers.delete(find);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

/** Passes on a reply whose body is a JSON object, with more members. */
async function sendWith(more: object, reply: IncomingMessage, outgoing: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const { 'content-length': _, ...headers } = reply.headers;
  const isJson = reply.statusCode === 200;
  outgoing
    .writeHead(reply.statusCode ?? 502, { ...headers, connection: 'close' })
    .end(isJson ? JSON.stringify({ ...(JSON.parse(text) as object), ...more }) : text);
}

function delayed(delay: number, act: () => void): void {
  if (delay > 0) setTimeout(act, delay);
  else act();
}

function urlOf(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The recorder has no port');
  return `http://127.0.0.1:${bound.port}`;
}
