/**
 * Allow-list source: the backend's list of documented requests, written from the contract, which a
 * backend does not need.
 */
import { endpoints } from '#contract/api.ts';

type Row = (typeof endpoints)[number];

/**
 * The whole file `src/embed/protocol/allow-list.ts`: `npm run openapi` writes it, and a test
 * compares it.
 */
export function allowListSource(rows: readonly Row[] = endpoints): string {
  const requests = rows.map((row) => `  '${row.name}': '${requestPattern(row)}',\n`);
  const embedded = rows.filter(({ endpoint }) => endpoint.embed === true);
  const names = embedded.map(({ name }) => `\n  '${name}',`);
  return `/**
 * Allow-list: every documented request, for checking requests in a backend. Written by
 * \`npm run openapi\`.
 */

/**
 * Name, method and path. \`*\` matches one id or word; the name after \`?\` is required in the query.
 */
export const allowedRequests = {
${requests.join('')}} as const;

export type DocumentedRequest = keyof typeof allowedRequests;

/** Those that a page may send unless its backend says otherwise: \`embed: true\` in the contract. */
export const defaultRequests: readonly DocumentedRequest[] = [${names.join('')}
];

export function isDocumented(name: string): name is DocumentedRequest {
  return Object.hasOwn(allowedRequests, name);
}
`;
}

function requestPattern({ endpoint: { method, path, whenQueryHas } }: Row): string {
  const query = whenQueryHas === undefined ? '' : `?${whenQueryHas}`;
  return `${method} ${path.replaceAll(/:[a-z]+/g, '*')}${query}`;
}
