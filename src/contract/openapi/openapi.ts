/** OpenAPI 3.1 document of the API table. */
import { resourceDescriptions } from '#contract/api.ts';
import type { Method } from '#contract/protocol/endpoint.ts';
import { failure } from '#contract/protocol/envelope.ts';
import { components, type ResponseObject } from './components.ts';
import { type JsonSchema, type NamedSchemas, toJsonSchema } from './json-schema.ts';
import { type Examples, type Operation, operation, pathOf, type Row, verbOf } from './operation.ts';

/** The part of OpenAPI 3.1 that the document uses. */
interface OpenApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Lowercase<Method>, Operation>>>;
  components: {
    securitySchemes: Record<string, { type: 'http'; scheme: 'bearer'; description: string }>;
    headers: Record<string, { description: string; schema: JsonSchema }>;
    responses: Record<string, ResponseObject>;
    schemas: NamedSchemas;
  };
}

/**
 * The document for these rows, in their order. Pure: the same rows and examples always give the
 * same document.
 */
export function openApiDocument(rows: readonly Row[], examples: Examples = {}): OpenApiDocument {
  const schemas: NamedSchemas = {};
  const paths: OpenApiDocument['paths'] = {};
  for (const row of rows) {
    const others = rows.filter(
      (other) => other !== row && pathOf(other) === pathOf(row) && verbOf(other) === verbOf(row),
    );
    const item = (paths[pathOf(row)] ??= {});
    // Rows that share method and path are forms of one operation, written with the first of them.
    item[verbOf(row)] ??= operation([row, ...others], examples, schemas);
  }
  schemas['Failure'] = toJsonSchema(failure, schemas);
  return { ...frame, paths, components: { ...components, schemas } };
}

const frame = {
  openapi: '3.1.0' as const,
  info: {
    title: 'Link shortening service',
    // The service has no versions (its paths carry none); this one counts changes to the document's
    // form.
    version: '2.0.0',
    description:
      'Every reply carries `error`: zero for success, 1 with a `message` for failure. ' +
      'Times are `YYYY-MM-DD HH:MM:SS` in UTC. ' +
      'An optional field of a request may also be sent as `""` or null; both mean that it is not given. ' +
      'Keys of a reply that are not listed here are to be ignored.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'The server that this document comes from' }],
  security: [{ key: [] }],
  tags: Object.entries(resourceDescriptions).map(([name, description]) => ({ name, description })),
};
