/** OpenAPI 3.1 document of the API table. */
import type * as z from 'zod';
import { type Endpoint, hasBody, type Method } from '#contract/protocol/endpoint.ts';
import { failure } from '#contract/protocol/envelope.ts';
import { limitHeaders } from '#contract/protocol/limit.ts';
import { type JsonSchema, type NamedSchemas, toJsonSchema } from './json-schema.ts';

interface Reference {
  $ref: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface Reply {
  description: string;
  headers?: Record<string, Reference>;
  content: { 'application/json': { schema: JsonSchema } };
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, Reply | Reference>;
}

/** The part of OpenAPI 3.1 that the document uses. */
interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, Partial<Record<Lowercase<Method>, Operation>>>;
  components: {
    securitySchemes: Record<string, { type: 'http'; scheme: 'bearer'; description: string }>;
    headers: Record<string, { description: string; schema: JsonSchema }>;
    responses: Record<string, Reply>;
    schemas: NamedSchemas;
  };
}

/** A row of the table with its name, `resource.verb`. */
type Row = Readonly<{ name: string; endpoint: Endpoint }>;

/** The document for these rows, in their order. Pure: the same rows always give the same document. */
export function openApiDocument(rows: readonly Row[]): OpenApiDocument {
  const schemas: NamedSchemas = {};
  const paths: OpenApiDocument['paths'] = {};
  for (const { endpoint } of rows) {
    const path = endpoint.path.replace(/:([a-z]+)/g, '{$1}');
    const verb = lowerCase[endpoint.method];
    const item = (paths[path] ??= {});
    // Rows that share method and path are forms of one operation, written with the first of them.
    item[verb] ??= operation(
      rows.filter((row) => row.endpoint.path === endpoint.path && row.endpoint.method === endpoint.method),
      schemas,
    );
  }
  schemas['Failure'] = toJsonSchema(failure, schemas);
  return { ...frame, paths, components: { ...sharedParts, schemas } };
}

const lowerCase = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

function operation(forms: readonly Row[], schemas: NamedSchemas): Operation {
  const main = forms.find((form) => form.endpoint.whenQueryHas === undefined) ?? forms[0];
  if (main === undefined) throw new RangeError('An operation needs at least one row of the table');
  const parameters = [
    ...parametersOf(main.endpoint.params, 'path', schemas),
    ...forms.flatMap(({ endpoint }) =>
      // A parameter that one form requires is optional where the operation has another form.
      parametersOf(endpoint.query, 'query', schemas).map((parameter) =>
        forms.length > 1 ? { ...parameter, required: false } : parameter,
      ),
    ),
  ];
  const replies = forms.map(({ endpoint }) => successSchema(endpoint, schemas));
  const reply = replies.length === 1 ? replies[0] : undefined;
  return {
    operationId: main.name,
    tags: [main.name.slice(0, main.name.indexOf('.'))],
    summary: main.endpoint.summary,
    ...(forms.length > 1 ? { description: describeForms(forms) } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody(main.endpoint) ? { requestBody: { required: true, ...json(toJsonSchema(main.endpoint.body, schemas)) } } : {}),
    responses: {
      '200': { description: 'Success', headers: rateHeaders, ...json(reply ?? { oneOf: replies }) },
      ...failuresOf(forms),
    },
  };
}

/** Says which form answers when: conditions first, then the form without one. */
function describeForms(forms: readonly Row[]): string {
  const sentences = forms.map(({ name, endpoint }) => {
    const when = endpoint.whenQueryHas === undefined ? 'Otherwise' : `With \`${endpoint.whenQueryHas}\``;
    return `${when} (${name}): ${endpoint.summary}.`;
  });
  return sentences.sort((a, b) => Number(a.startsWith('Otherwise')) - Number(b.startsWith('Otherwise'))).join('\n\n');
}

function parametersOf(schema: z.ZodObject, place: Parameter['in'], schemas: NamedSchemas): Parameter[] {
  const { properties = {}, required = [] } = toJsonSchema(schema, schemas);
  return Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property === 'boolean') return [];
    const { description, ...rest } = property;
    const about = description === undefined ? {} : { description };
    return [{ name, in: place, required: required.includes(name), ...about, schema: rest }];
  });
}

/** The reply with the key `error`, which is the integer zero, or in lists the string zero. */
function successSchema(endpoint: Endpoint, schemas: NamedSchemas): JsonSchema {
  const reply = toJsonSchema(endpoint.reply, schemas);
  const error: JsonSchema = { type: endpoint.zero === 0 ? 'integer' : 'string', const: endpoint.zero };
  if (reply.$ref !== undefined) {
    return { allOf: [{ type: 'object', properties: { error }, required: ['error'] }, reply] };
  }
  const { properties, required = [], ...rest } = reply;
  return { ...rest, properties: { error, ...properties }, required: ['error', ...required] };
}

function failuresOf(forms: readonly Row[]): Record<string, Reference> {
  const takesInput = forms.some(({ endpoint }) =>
    [endpoint.params, endpoint.query, endpoint.body].some((part) => Object.keys(part.shape).length > 0),
  );
  const namesRecord = forms.some(
    ({ endpoint }) => endpoint.whenQueryHas !== undefined || Object.keys(endpoint.params.shape).length > 0,
  );
  return {
    ...(takesInput ? { '400': response('Invalid') } : {}),
    '401': response('Unauthorized'),
    ...(namesRecord ? { '404': response('Missing') } : {}),
    '429': response('OverLimit'),
    default: response('Failed'),
  };
}

function response(name: keyof typeof sharedParts.responses): Reference {
  return { $ref: `#/components/responses/${name}` };
}

function header(name: string): Record<string, Reference> {
  return { [name]: { $ref: `#/components/headers/${name}` } };
}

function json(schema: JsonSchema) {
  return { content: { 'application/json': { schema } } };
}

const rateHeaders = { ...header(limitHeaders.limit), ...header(limitHeaders.remaining), ...header(limitHeaders.reset) };
const failed = json({ $ref: '#/components/schemas/Failure' });

const frame = {
  openapi: '3.1.0' as const,
  info: {
    title: 'Link shortening service',
    // The service has no versions (its paths carry none); this one counts changes to the document's form.
    version: '1.0.0',
    description:
      'Every reply carries `error`: zero for success, 1 with a `message` for failure. ' +
      'Times are `YYYY-MM-DD HH:MM:SS` in UTC. Keys of a reply that are not listed here are to be ignored.',
  },
  servers: [{ url: '/', description: 'The server that this document comes from' }],
  security: [{ key: [] }],
};

const sharedParts = {
  securitySchemes: {
    key: { type: 'http' as const, scheme: 'bearer' as const, description: 'The API key of an account' },
  },
  headers: {
    [limitHeaders.limit]: { description: 'Requests allowed in one window of a minute', schema: wholeNumber(1) },
    [limitHeaders.remaining]: { description: 'Requests left in the window', schema: wholeNumber(0) },
    [limitHeaders.reset]: { description: 'When the window ends, in seconds since 1970', schema: wholeNumber(0) },
    [limitHeaders.retryAfter]: { description: 'Seconds to wait before the next request', schema: wholeNumber(0) },
  },
  responses: {
    Invalid: { description: 'The input was refused; `message` names the field', headers: rateHeaders, ...failed },
    Unauthorized: { description: 'The key is missing, unknown, revoked or expired', ...failed },
    Missing: { description: 'There is no such record', headers: rateHeaders, ...failed },
    OverLimit: {
      description: 'Over the rate limit',
      headers: { ...rateHeaders, ...header(limitHeaders.retryAfter) },
      ...failed,
    },
    Failed: { description: 'Any other failure', ...failed },
  },
};

function wholeNumber(minimum: number): JsonSchema {
  return { type: 'integer', minimum };
}
