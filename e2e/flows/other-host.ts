/** Another host: a service whose replies a test changes on their way, as other software of this family would send them. */
import { serveWeb } from '#e2e/support/local-web.ts';

type Json = Record<string, unknown>;

interface ChangedReply {
  status: number;
  body: Json;
}

/** @param path with its query, from `/api` on */
export type ChangeReply = (reply: ChangedReply, path: string) => ChangedReply;

interface OtherHost {
  /** Its address, without a slash at its end. */
  readonly url: string;
  /** The bodies of the requests with a body that it got, with their paths. */
  readonly got: readonly { readonly path: string; readonly body: Json }[];
  /** Changes replies in another way from now on. */
  answer(change: ChangeReply): void;
}

/** Starts one, which ends with `closeWebServers`. */
export async function startOtherHost(service: string, change: ChangeReply): Promise<OtherHost> {
  const got: { path: string; body: Json }[] = [];
  let current = change;
  const url = await serveWeb((request, response) => {
    const path = request.url ?? '/';
    const pass = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
      const sent = Buffer.concat(chunks).toString();
      if (sent !== '') got.push({ path, body: JSON.parse(sent) as Json });
      const reply = await fetch(service + path, {
        method: request.method ?? 'GET',
        headers: {
          Authorization: request.headers.authorization ?? '',
          'Content-Type': 'application/json',
        },
        body: sent === '' ? null : sent,
      });
      const { status, body } = current(
        { status: reply.status, body: (await reply.json()) as Json },
        path,
      );
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    pass().catch((problem: unknown) =>
      response.destroy(problem instanceof Error ? problem : undefined),
    );
  });
  return {
    url,
    got,
    answer: (next) => {
      current = next;
    },
  };
}
