import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/api.ts';
import { noInput } from '#contract/protocol/endpoint.ts';
import { openApiExamples } from '#testing/openapi/read-examples.ts';
import { toJsonSchema } from './json-schema.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(endpoints, openApiExamples());
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([verb, operation]) => ({ path, verb, operation })),
);

/** Every object inside a value, the value itself included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const self = Array.isArray(value) ? [] : [{ ...value }];
  return [...self, ...Object.values(value).flatMap(objectsIn)];
}

function lookUp(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => z.record(z.string(), z.unknown()).parse(at)[key], document);
}

describe('public/openapi.json', () => {
  it('is what the contract says (if this fails: npm run openapi)', () => {
    const written = readFileSync(new URL('../../../public/openapi.json', import.meta.url), 'utf8');
    expect(written).toBe(`${JSON.stringify(document, null, 2)}\n`);
  });
});

describe('The OpenAPI document', () => {
  it('has nothing that a validator objects to, its examples included', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual(
      [],
    );
    const broken = { ...document, openapi: '3.1.0', info: { title: 'no version' } };
    expect(
      (await lintFromString({ source: JSON.stringify(broken), config })).length,
    ).toBeGreaterThan(0);
  });

  it('has an example of each request and each reply, and names each reply', () => {
    for (const { operation } of operations) {
      const request = operation.requestBody?.content;
      const reply = operation.responses['200'];
      if (request !== undefined)
        expect(Object.keys(request['application/json'].examples ?? {})).toEqual([
          operation.operationId,
        ]);
      if (reply === undefined || '$ref' in reply) throw new Error(operation.operationId);
      const { schema, examples } = reply.content['application/json'];
      const names = schema.oneOf ?? [schema];
      expect(Object.keys(examples ?? {})).toHaveLength(names.length);
      for (const { $ref } of z.array(z.object({ $ref: z.string() })).parse(names))
        expect($ref).toMatch(/Reply$/);
    }
  });

  it('says for each operation and parameter more than its name, with the limits of a page', () => {
    for (const { operation } of operations) {
      expect(operation.description).not.toBe('');
      for (const { description } of operation.parameters ?? []) expect(description).toMatch(/ /);
    }
    const limit = document.paths['/api/channels']?.get?.parameters?.find(
      ({ name }) => name === 'limit',
    );
    expect(limit?.schema).toMatchObject({ default: 15, maximum: 100 });
  });

  it('has null only where the service sends it, and no format where more is taken', () => {
    const nullable = objectsIn(document.components.schemas).flatMap((schema) =>
      Object.entries(
        z.catch(z.record(z.string(), z.unknown()), {}).parse(schema['properties']),
      ).flatMap(([name, property]) =>
        JSON.stringify(property).includes('"null"') &&
        !JSON.stringify(property).includes('properties')
          ? [name]
          : [],
      ),
    );
    expect([...new Set(nullable)].sort()).toEqual(['expires', 'expiry']);
    const { NewLink, NewDomain, Failure } = document.components.schemas;
    expect(JSON.stringify([NewLink, NewDomain])).not.toContain('"format"');
    expect(Failure).toMatchObject({ properties: { error: { type: 'integer', const: 1 } } });
  });

  it('has the members that OpenAPI 3.1 requires', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info.title).not.toBe('');
    expect(document.info.version).not.toBe('');
    for (const { operation } of operations) {
      expect(Object.keys(operation.responses).length).toBeGreaterThan(0);
      for (const reply of Object.values(operation.responses)) {
        expect('$ref' in reply ? lookUp(reply.$ref) : reply).toHaveProperty('description');
      }
      for (const parameter of operation.parameters ?? []) {
        expect(['path', 'query']).toContain(parameter.in);
        expect(parameter.schema).not.toEqual({});
        if (parameter.in === 'path') expect(parameter.required).toBe(true);
      }
    }
  });

  it('points only to what is there', () => {
    const references = objectsIn(document).flatMap(({ $ref }) =>
      typeof $ref === 'string' ? [$ref] : [],
    );
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\//);
      expect(lookUp(reference), reference).toBeDefined();
    }
  });

  it('holds every endpoint of the table, with the parameters that its path names', () => {
    for (const { endpoint } of endpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const operation = operations.find(
        (one) => one.path === path && one.verb === endpoint.method.toLowerCase(),
      );
      expect(operation, path).toBeDefined();
    }
    for (const { path, operation } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const given = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(given.map((parameter) => parameter.name)).toEqual(named);
    }
  });

  it('names each operation and each parameter of an operation once', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { operation } of operations) {
      const parameters = (operation.parameters ?? []).map(
        (parameter) => `${parameter.in} ${parameter.name}`,
      );
      expect(new Set(parameters).size).toBe(parameters.length);
    }
  });

  it('asks for a bearer key everywhere', () => {
    const [requirement] = document.security;
    expect(Object.keys(requirement ?? {})).toEqual(
      Object.keys(document.components.securitySchemes),
    );
    expect(document.components.securitySchemes['key']).toMatchObject({
      type: 'http',
      scheme: 'bearer',
    });
    for (const { operation } of operations) expect(operation).not.toHaveProperty('security');
  });

  it('tells of the refused key, the limit and its headers at each operation', () => {
    for (const { operation } of operations) {
      expect(operation.responses).toMatchObject({
        '200': {
          headers: {
            'X-RateLimit-Limit': {},
            'X-RateLimit-Remaining': {},
            'X-RateLimit-Reset': {},
          },
        },
        '401': { $ref: '#/components/responses/Unauthorized' },
        '429': { $ref: '#/components/responses/OverLimit' },
      });
    }
    expect(Object.keys(document.components.responses['OverLimit']?.headers ?? {})).toEqual([
      'X-RateLimit-Limit',
      'X-RateLimit-Remaining',
      'X-RateLimit-Reset',
      'X-RateLimit-Unlimited',
      'Retry-After',
    ]);
  });

  it('writes zero as text in lists and as a number elsewhere, and both where one address has two forms', () => {
    const { AccountGetReply, LinksListReply, LinkReply, DoneReply } = document.components.schemas;
    for (const reply of [AccountGetReply, LinkReply, DoneReply]) {
      expect(reply).toMatchObject({ properties: { error: { type: 'integer', const: 0 } } });
    }
    expect(LinksListReply).toMatchObject({ properties: { error: { type: 'string', const: '0' } } });
    expect(document.paths['/api/urls']?.get?.responses['200']).toMatchObject({
      content: {
        'application/json': {
          schema: {
            oneOf: [
              { $ref: '#/components/schemas/LinksListReply' },
              { $ref: '#/components/schemas/LinkReply' },
            ],
          },
        },
      },
    });
    expect(document.components.schemas['Failure']).toMatchObject({
      properties: { error: { const: 1 } },
    });
  });

  it('describes both forms of GET /api/urls in one operation, where no parameter is required', () => {
    const operation = document.paths['/api/urls']?.get;
    expect(operation?.description).toMatch(
      /^With `short` \(links\.find\): .*\n\nOtherwise \(links\.list\): /,
    );
    expect(operation?.parameters?.map(({ name, required }) => [name, required])).toEqual([
      ['limit', false],
      ['page', false],
      ['order', false],
      ['q', false],
      ['short', false],
    ]);
  });

  it('shows one spelling of each value, not all that are read', () => {
    const { Account, Link } = document.components.schemas;
    expect(Account).toMatchObject({
      properties: { id: { type: 'integer', minimum: 1 }, email: { type: 'string' } },
    });
    expect(Link).toMatchObject({ properties: { clicks: { type: 'integer', minimum: 0 } } });
    expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER));
  });
});

describe('A row of the table', () => {
  const get = {
    method: 'GET',
    summary: 'A thing',
    description: 'Nothing more to know',
    params: noInput,
    query: noInput,
    body: noInput,
    successCode: 0,
  } as const;

  it('with a codec that has no canonical form is refused, naming the place', () => {
    const codec = z.codec(z.string(), z.int(), { decode: Number, encode: String });
    expect(() => toJsonSchema(z.object({ size: codec }), {})).toThrow(
      '"properties.size" has no canonical form',
    );
  });

  it('that takes nothing can be neither invalid nor missing', () => {
    const row = {
      name: 'account.get' as const,
      endpoint: { ...get, path: '/api/thing', reply: z.object({}) },
    };
    const replies = openApiDocument([row]).paths['/api/thing']?.get?.responses ?? {};
    expect(Object.keys(replies)).toEqual(['200', '401', '429', 'default']);
  });
});
