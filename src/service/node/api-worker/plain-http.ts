/** Plain HTTP: requests and responses as values that can be posted to another thread. */

export interface PlainRequest {
  readonly method: string;
  /** The path with its query. */
  readonly target: string;
  readonly headers: [name: string, value: string][];
  /** The body, or as much of it as makes the service refuse it. */
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

export interface PlainResponse {
  readonly status: number;
  readonly headers: [name: string, value: string][];
  readonly body: Uint8Array<ArrayBuffer>;
}

export function fromPlainRequest({ method, target, headers, body }: PlainRequest): Request {
  // The service knows paths alone; which host was asked for means nothing to it.
  return new Request(`http://localhost${target}`, { method, headers, body });
}

export async function toPlainResponse(response: Response): Promise<PlainResponse> {
  return {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  };
}
