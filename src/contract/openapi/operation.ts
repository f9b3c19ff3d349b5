/**
 * OpenAPI operations: one for each method and path of the API table, with named replies and
 * examples.
 */
import * as z from 'zod/mini';
import type { EndpointName } from '#contract/api.ts';
import { type Endpoint, hasBody, type Method } from '#contract/protocol/endpoint.ts';
import { done } from '#contract/protocol/envelope.ts';
import {
  type components,
  type Reference,
  type ResponseObject,
  rateLimitHeaders,
} from './components.ts';
import { type JsonSchema, type NamedSchemas, toJsonSchema } from './json-schema.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description: string;
  schema: JsonSchema;
}

/** JSON of a request or reply, with one example for each form of the operation that has one. */
interface Content {
  'application/json': { schema: JsonSchema; examples?: Record<string, { value: unknown }> };
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, ResponseObject | Reference>;
}

/** A row of the table with its name. */
export type Row = Readonly<{ name: EndpointName; endpoint: Endpoint }>;

/** A documented request body and reply of each endpoint, as JSON. */
export type Examples = Readonly<
  Partial<Record<EndpointName, { readonly request?: unknown; readonly reply?: unknown }>>
>;

export function pathOf({ endpoint }: Row): string {
  return endpoint.path.replace(/:([a-z]+)/g, '{$1}');
}

export function verbOf({ endpoint }: Row): Lowercase<Method> {
  return ({ GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const)[endpoint.method];
}

/** @param forms rows that share method and path, of which all but one have a condition */
export function operation(
  forms: readonly [Row, ...Row[]],
  examples: Examples,
  schemas: NamedSchemas,
): Operation {
  const main = forms.find((form) => form.endpoint.whenQueryHas === undefined) ?? forms[0];
  const parameters = [
    ...parametersOf(main.endpoint.params, 'path', schemas),
    ...forms.flatMap(({ endpoint }) =>
      // A parameter that one form requires is optional where the operation has another form.
      parametersOf(endpoint.query, 'query', schemas).map((parameter) =>
        forms.length > 1 ? { ...parameter, required: false } : parameter,
      ),
    ),
  ];
  const replies = forms.map((form) => replyReference(form, schemas));
  const [reply] = replies;
  const body = () =>
    content(toJsonSchema(main.endpoint.body, schemas), {
      [main.name]: examples[main.name]?.request,
    });
  return {
    operationId: main.name,
    tags: [main.name.slice(0, main.name.indexOf('.'))],
    summary: main.endpoint.summary,
    description: forms.length === 1 ? main.endpoint.description : describeForms(forms),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody(main.endpoint) ? { requestBody: { required: true, content: body() } } : {}),
    responses: {
      '200': {
        description: 'Success',
        headers: rateLimitHeaders,
        content: content(
          replies.length === 1 && reply !== undefined ? reply : { oneOf: replies },
          Object.fromEntries(forms.map(({ name }) => [name, examples[name]?.reply])),
        ),
      },
      ...failuresOf(forms),
    },
  };
}

function content(schema: JsonSchema, values: Record<string, unknown>): Content {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, { value }] as const],
  );
  return {
    'application/json': {
      schema,
      ...(given.length > 0 ? { examples: Object.fromEntries(given) } : {}),
    },
  };
}

/** Says which form answers when: conditions first, then the form without one. */
function describeForms(forms: readonly Row[]): string {
  const sentences = forms.map(({ name, endpoint }) => {
    const when =
      endpoint.whenQueryHas === undefined ? 'Otherwise' : `With \`${endpoint.whenQueryHas}\``;
    return `${when} (${name}): ${endpoint.summary}. ${endpoint.description}`;
  });
  return sentences
    .sort((a, b) => Number(a.startsWith('Otherwise')) - Number(b.startsWith('Otherwise')))
    .join('\n\n');
}

function parametersOf(
  schema: z.ZodMiniObject,
  place: Parameter['in'],
  schemas: NamedSchemas,
): Parameter[] {
  const { properties = {}, required = [] } = toJsonSchema(schema, schemas);
  return Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property === 'boolean') return [];
    const { description, ...rest } = property;
    if (description === undefined) throw new Error(`The parameter "${name}" has no description`);
    return [{ name, in: place, required: required.includes(name), description, schema: rest }];
  });
}

/**
 * Adds the reply to the named schemas: its key `error` is the integer zero, or in lists the string
 * zero.
 */
function replyReference({ name, endpoint }: Row, schemas: NamedSchemas): JsonSchema {
  const own =
    endpoint.reply === done ? 'DoneReply' : (z.globalRegistry.get(endpoint.reply)?.id ?? '');
  // A record that is a whole reply has `error` added to it, unless lists have it as a row.
  const id = own.endsWith('Reply') ? own : `${name.split('.').map(capitalized).join('')}Reply`;
  const error: JsonSchema = {
    type: endpoint.successCode === 0 ? 'integer' : 'string',
    const: endpoint.successCode,
  };
  const reply = toJsonSchema(endpoint.reply, schemas);
  const {
    properties,
    required = [],
    ...rest
  } = reply.$ref === undefined ? reply : (schemas[baseName(reply.$ref)] ?? reply);
  schemas[id] = { ...rest, properties: { error, ...properties }, required: ['error', ...required] };
  return { $ref: `#/components/schemas/${id}` };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function baseName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function failuresOf(forms: readonly Row[]): Record<string, Reference> {
  const takesInput = forms.some(({ endpoint }) =>
    [endpoint.params, endpoint.query, endpoint.body].some(
      (part) => Object.keys(part.shape).length > 0,
    ),
  );
  const namesRecord = forms.some(
    ({ endpoint }) =>
      endpoint.whenQueryHas !== undefined || Object.keys(endpoint.params.shape).length > 0,
  );
  return {
    ...(takesInput ? { '400': response('Invalid') } : {}),
    '401': response('Unauthorized'),
    ...(namesRecord ? { '404': response('Missing') } : {}),
    '429': response('OverLimit'),
    default: response('Failed'),
  };
}

function response(name: keyof typeof components.responses): Reference {
  return { $ref: `#/components/responses/${name}` };
}
