/**
 * Router: finds the endpoint of a request in the contract's table, and adds what all replies have
 * in common.
 */
import { type Context, Hono } from 'hono';
import { endpoints } from '#contract/api.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { cors } from './cors.ts';
import { failure, Refusal, type Report, safetyHeaders } from './reply.ts';

/** An endpoint with its name in the contract's table, such as `links.list`. */
type Entry = (typeof endpoints)[number];

/** Answers a request of an endpoint. */
export type Answer = (entry: Entry, context: Context) => Promise<Response>;

export function createRouter(answer: Answer, corsOrigins: readonly string[], report: Report): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(safetyHeaders)) context.header(name, value);
  }, cors(corsOrigins));

  for (const [path, entries] of entriesByPath()) {
    for (const method of methodsOf(entries)) {
      app.on(method, path, (context) => answer(choose(entries, context), context));
    }
    const allow = allowed(entries);
    app.options(path, () => new Response(null, { status: 204, headers: { Allow: allow } }));
    app.all(path, ({ req }) => {
      throw new Refusal(405, `${req.path} does not take ${req.method}. Use ${allow}.`, {
        Allow: allow,
      });
    });
  }

  app.notFound(({ req }) =>
    failure(new Refusal(404, `There is no ${req.path} in this interface. Check the path.`), report),
  );
  app.onError((error) => failure(error, report));
  return app;
}

/** The table by path. Fixed paths go first: `/api/url/add` is no link with the id "add". */
function entriesByPath(): [path: string, entries: Entry[]][] {
  const byPath = new Map<string, Entry[]>();
  for (const entry of endpoints) {
    const { path } = entry.endpoint;
    byPath.set(path, [...(byPath.get(path) ?? []), entry]);
  }
  return [...byPath].sort(
    ([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')),
  );
}

function methodsOf(entries: readonly Entry[]): Endpoint['method'][] {
  return [...new Set(entries.map(({ endpoint }) => endpoint.method))];
}

function allowed(entries: readonly Entry[]): string {
  return methodsOf(entries)
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', ');
}

/**
 * Chooses between the endpoints of one path: by method, then by the query parameter that an
 * endpoint needs, where it is not empty.
 */
function choose(entries: readonly Entry[], { req }: Context): Entry {
  const candidates = entries.filter(
    ({ endpoint }) => endpoint.method === req.method || req.method === 'HEAD',
  );
  const chosen =
    candidates.find(
      ({ endpoint: { whenQueryHas } }) =>
        whenQueryHas !== undefined && (req.query(whenQueryHas) ?? '') !== '',
    ) ?? candidates.find(({ endpoint: { whenQueryHas } }) => whenQueryHas === undefined);
  if (chosen === undefined)
    throw new Refusal(400, `${req.path} needs a query parameter that is missing.`);
  return chosen;
}
