/** Interface reference: the page that is made of openapi.json, an endpoint after the other with its fields and examples. */
import { escapeHtml } from '#site/markdown/escape-html.ts';
import { type Heading, type RenderedDocument, renderCode } from '#site/markdown/render-markdown.ts';
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
export function renderReference(document: OpenApi): RenderedDocument {
  const endpoints = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Endpoint => {
      return { ...operation, method: method.toUpperCase(), path };
    }),
  );
  const reference = new Reference(document);
  const title = 'Interface';
  const parts = [
    `<h1 id="interface">${title}</h1>`,
    `<p>${inline(document.info.description)}</p>`,
    '<p>The document itself is <a href="openapi.json">openapi.json</a>; a running service has it at <code>/openapi.json</code>.',
    'Send your key as <code>Authorization: Bearer KEY</code>. A key has 30 requests a minute, where the operator sets no other limit:',
    '<code>X-RateLimit-Remaining</code> says what is left, and <code>Retry-After</code> of a 429 when to come back.</p>',
  ];
  for (const { name, description } of document.tags) {
    parts.push(reference.heading(2, name, titleOf(name)), `<p>${inline(description)}</p>`);
    const own = endpoints.filter(({ tags }) => tags.includes(name));
    for (const endpoint of own) parts.push(reference.endpoint(endpoint));
  }
  parts.push(reference.failures());
  return { title, html: parts.join('\n'), headings: reference.headings };
}

class Reference {
  readonly headings: Heading[] = [];
  readonly #document: OpenApi;

  constructor(document: OpenApi) {
    this.#document = document;
  }

  heading(depth: number, anchor: string, text: string): string {
    this.headings.push({ depth, text, anchor });
    return `<h${depth} id="${anchor}"><a class="anchor" href="#${anchor}">${escapeHtml(text)}</a></h${depth}>`;
  }

  endpoint(endpoint: Endpoint): string {
    const { operationId, method, path, summary, description, parameters = [] } = endpoint;
    const body = endpoint.requestBody?.content['application/json'];
    const sent = Object.values(body?.examples ?? {})[0]?.value;
    const reply = endpoint.responses['200']?.content?.['application/json'];
    const example = Object.values(reply?.examples ?? {})[0]?.value;
    return [
      this.heading(3, operationId, summary),
      `<p class="endpoint"><span class="method">${method}</span> <code>${escapeHtml(path)}</code></p>`,
      description === undefined ? '' : `<p>${inline(description)}</p>`,
      table('Parameters', parameters.map(fieldOfParameter)),
      body?.schema === undefined ? '' : table('Body', this.#fieldsOf(body.schema)),
      '<h4>Request</h4>',
      renderCode(curlOf(endpoint, sent), 'sh'),
      reply?.schema === undefined ? '' : table('Reply', this.#fieldsOf(reply.schema)),
      example === undefined ? '' : renderCode(JSON.stringify(example, null, 2), 'json'),
    ].join('\n');
  }

  /** What every endpoint may answer, once. */
  failures(): string {
    const rows = Object.values(this.#document.components.responses).map((reply) => {
      const code = this.#codeOf(reply);
      return `<tr><td>${code}</td><td>${inline(reply.description ?? '')}</td></tr>`;
    });
    const head = '<thead><tr><th>Status</th><th>When</th></tr></thead>';
    return [
      this.heading(2, 'failures', 'Failures'),
      `<div class="table" tabindex="0" role="group" aria-label="Failures"><table>${head}<tbody>${rows.join('\n')}</tbody></table></div>`,
      renderCode(
        '{\n  "error": 1,\n  "message": "url: Must start with http:// or https://"\n}',
        'json',
      ),
    ].join('\n');
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
    if (schema.items !== undefined) return this.#objectOf(schema.items);
    if (schema.allOf === undefined) return schema;
    const parts = schema.allOf.map((part) => this.#objectOf(part));
    return {
      properties: Object.assign(
        {},
        ...parts.map(({ properties }) => properties),
      ) as Schema['properties'],
      required: parts.flatMap(({ required = [] }) => required),
    };
  }

  /** A choice between a value and nothing is the value. */
  #plain(schema: Schema): Schema {
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices === undefined) return schema;
    const others = choices
      .map((choice) => this.#resolve(choice))
      .filter(({ type }) => type !== 'null');
    return (
      others.find(({ properties, items }) => properties !== undefined || items !== undefined) ??
      schema
    );
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
    if (typeof schema.type === 'string') return schema.type;
    if (schema.type !== undefined) return schema.type.join(' or ');
    return schema.properties === undefined ? 'any' : 'object';
  }
}

function fieldOfParameter({
  name,
  in: place,
  required = false,
  description,
  schema,
}: Parameter): Field {
  const type =
    schema?.enum?.map((value) => JSON.stringify(value)).join(' or ') ?? schema?.type ?? '';
  return {
    name,
    type: String(type),
    isRequired: required,
    about: sentences(
      description ?? schema?.description,
      `${limitsOf(schema ?? {})} In the ${place}.`,
    ),
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

function table(name: string, fields: readonly Field[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(
    (field) =>
      `<tr><td><code>${escapeHtml(field.name)}</code>${field.isRequired ? '' : ' <span class="optional">optional</span>'}</td>` +
      `<td>${escapeHtml(field.type)}</td><td>${inline(field.about)}</td></tr>`,
  );
  return (
    `<h4>${name}</h4><div class="table" tabindex="0" role="group" aria-label="${name}"><table>` +
    `<thead><tr><th>Field</th><th>Type</th><th>What it is</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
  );
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

/** Text with code in backticks. */
function inline(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
