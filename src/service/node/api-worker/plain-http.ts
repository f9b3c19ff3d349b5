/** Plain HTTP: requests and responses as values that can be posted to another thread. */

export interface PlainRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: [name: string, value: string][];
  /** The body, or as much of it as makes the service refuse it. */
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

export interface PlainResponse {
  readonly status: number;
  readonly headers: [name: string, value: string][];
  readonly body: Uint8Array<ArrayBuffer>;
}

/** The service refuses longer bodies than this, in bytes, so their rest is not read. */
const mostBody = 512 * 1024;

/** Undefined where the caller goes before the whole body is there. */
export async function toPlainRequest({ method, url, headers, body }: Request): Promise<PlainRequest | undefined> {
  if (body === null) return { method, url, headers: [...headers], body: undefined };
  const read = await readBody(body).catch(() => undefined);
  return read && { method, url, headers: [...headers], body: read };
}

export function fromPlainRequest({ body, ...request }: PlainRequest): Request {
  return new Request(request.url, body === undefined ? request : { ...request, body });
}

export async function toPlainResponse(response: Response): Promise<PlainResponse> {
  return { status: response.status, headers: [...response.headers], body: new Uint8Array(await response.arrayBuffer()) };
}

export function fromPlainResponse({ status, headers, body }: PlainResponse): Response {
  return new Response(body.byteLength === 0 ? null : body, { status, headers });
}

async function readBody(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > mostBody) break;
  }
  return Buffer.concat(chunks);
}
