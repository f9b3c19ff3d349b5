/** Interface reference: the Markdown that is made of openapi.json, an endpoint after the other with its fields and examples. */
import type { OpenApi, Operation, Parameter, Reply, Schema } from './open-api-types.ts';

interface Endpoint extends Operation {
  readonly method: string;
  readonly path: string;
}

/** A row of a table of fields. */
interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly about: string;
}

/** How deep fields within fields are named. */
const maxDepth = 3;

/** @param document as `npm run openapi` writes it */
export function referencePage(document: OpenApi): string {
  const endpoints = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Endpoint => {
      return { ...operation, method: method.toUpperCase(), path };
    }),
  );
  const reference = new Reference(document);
  const parts = document.tags.flatMap(({ name, description }) => [
    `## ${titleOf(name)} {#${name}}`,
    description,
    ...endpoints
      .filter(({ tags }) => tags.includes(name))
      .flatMap((endpoint) => reference.endpoint(endpoint)),
  ]);
  return [
    '# Interface',
    document.info.description,
    `The document itself is <a href="openapi.json" target="_self">openapi.json</a>; a running service has it at \`/openapi.json\`.
Send your key as \`Authorization: Bearer KEY\`. A key has 30 requests a minute, where the operator sets no other limit:
\`X-RateLimit-Remaining\` says what is left, and \`Retry-After\` of a 429 when to come back.`,
    ...parts,
    ...reference.failures(),
  ].join('\n\n');
}

class Reference {
  readonly #document: OpenApi;

  constructor(document: OpenApi) {
    this.#document = document;
  }

  endpoint(endpoint: Endpoint): string[] {
    const { operationId, method, path, summary, description = '', parameters = [] } = endpoint;
    const body = endpoint.requestBody?.content['application/json'];
    const sent = Object.values(body?.examples ?? {})[0]?.value;
    const reply = endpoint.responses['200']?.content?.['application/json'];
    const example = Object.values(reply?.examples ?? {})[0]?.value;
    return [
      `### ${summary} {#${operationId}}`,
      `**${method}** \`${path}\``,
      description,
      ...fieldTable('Parameters', parameters.map(fieldOfParameter)),
      ...fieldTable('Body', body?.schema === undefined ? [] : this.#fieldsOf(body.schema)),
      '**Request**',
      block('sh', curlOf(endpoint, sent)),
      ...fieldTable('Reply', reply?.schema === undefined ? [] : this.#fieldsOf(reply.schema)),
      ...(example === undefined ? [] : [block('json', JSON.stringify(example, null, 2))]),
    ];
  }

  /** What every endpoint may answer, once. */
  failures(): string[] {
    const rows = Object.values(this.#document.components.responses).map((reply) => {
      return `| ${this.#codeOf(reply)} | ${reply.description ?? ''} |`;
    });
    return [
      '## Failures',
      ['| Status | When |', '|---|---|', ...rows].join('\n'),
      block('json', '{\n  "error": 1,\n  "message": "url: Must start with http:// or https://"\n}'),
    ];
  }

  /** By the first endpoint that names the reply. */
  #codeOf(reply: Reply): string {
    const [name] =
      Object.entries(this.#document.components.responses).find(([, each]) => each === reply) ?? [];
    const operations = Object.values(this.#document.paths).flatMap((each) => Object.values(each));
    const codes = operations.flatMap(({ responses }) => Object.entries(responses));
    const [code = ''] =
      codes.find(([, { $ref }]) => $ref === `#/components/responses/${name ?? ''}`) ?? [];
    return code === 'default' ? 'Others' : code;
  }

  #resolve(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    const name = schema.$ref.split('/').at(-1) ?? '';
    return this.#document.components.schemas[name] ?? {};
  }

  #fieldsOf(given: Schema, prefix = '', depth = 0): Field[] {
    const schema = this.#objectOf(given);
    const required = schema.required ?? [];
    return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const resolved = this.#resolve(property);
      const field: Field = {
        name: prefix + name,
        type: this.#typeOf(property),
        isRequired: required.includes(name),
        about: sentences(resolved.description ?? property.description, limitsOf(resolved)),
      };
      if (depth + 1 >= maxDepth) return [field];
      const isList = this.#plain(resolved).items !== undefined;
      const inner = this.#fieldsOf(resolved, `${prefix}${name}${isList ? '[]' : ''}.`, depth + 1);
      return [field, ...inner];
    });
  }

  /** The object that a schema, its list or one of its choices holds. */
  #objectOf(given: Schema): Schema {
    const schema = this.#plain(this.#resolve(given));
    return schema.items === undefined ? schema : this.#objectOf(schema.items);
  }

  /** A choice between an object or list and something else is the object or list. */
  #plain(schema: Schema): Schema {
    const choices = (schema.anyOf ?? schema.oneOf ?? []).map((choice) => this.#resolve(choice));
    return choices.find(({ properties, items }) => (properties ?? items) !== undefined) ?? schema;
  }

  #typeOf(given: Schema): string {
    const schema = this.#resolve(given);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined)
      return [...new Set(choices.map((choice) => this.#typeOf(choice)))].join(' or ');
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.items !== undefined) return `list of ${this.#typeOf(schema.items)}`;
    if (schema.enum !== undefined)
      return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
    return schema.type ?? 'any';
  }
}

function fieldOfParameter({
  name,
  in: place,
  required,
  description,
  schema = {},
}: Parameter): Field {
  return {
    name,
    type: schema.enum?.map((value) => JSON.stringify(value)).join(' or ') ?? schema.type ?? '',
    isRequired: required === true,
    about: sentences(description ?? schema.description, `${limitsOf(schema)} In the ${place}.`),
  };
}

/** A description with its full stop, and what comes after it. */
function sentences(description = '', more = ''): string {
  const first = description === '' || /[.!?]$/.test(description) ? description : `${description}.`;
  return `${first} ${more}`.trim();
}

function limitsOf({ minLength, maxLength, minimum, maximum, default: preset }: Schema): string {
  const limits = [
    minLength === undefined || minLength < 2 ? '' : `At least ${minLength} characters.`,
    maxLength === undefined ? '' : `At most ${maxLength} characters.`,
    minimum === undefined || minimum <= -Number.MAX_SAFE_INTEGER ? '' : `At least ${minimum}.`,
    maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : `At most ${maximum}.`,
    preset === undefined ? '' : `${JSON.stringify(preset)} where it is not given.`,
  ];
  return limits.filter((part) => part !== '').join(' ');
}

function fieldTable(name: string, fields: readonly Field[]): string[] {
  if (fields.length === 0) return [];
  const rows = fields.map(({ name: field, type, isRequired, about }) => {
    return `| \`${field}\`${isRequired ? '' : ' optional'} | ${type} | ${about} |`;
  });
  return [`**${name}**`, ['| Field | Type | What it is |', '|---|---|---|', ...rows].join('\n')];
}

function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** The request for a terminal, with the key in a variable. */
function curlOf({ method, path }: Endpoint, body: unknown): string {
  const filled = path.replace('{type}', 'links').replaceAll(/\{\w+\}/g, '1');
  const lines = [`curl -X ${method} "$SERVICE${filled}"`, '  -H "Authorization: Bearer $KEY"'];
  if (body !== undefined) {
    const json = JSON.stringify(body).replaceAll("'", String.raw`'\''`);
    lines.push("  -H 'Content-Type: application/json'", `  -d '${json}'`);
  }
  return lines.join(' \\\n');
}

function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
