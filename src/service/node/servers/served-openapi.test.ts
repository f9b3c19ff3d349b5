/**
 * The OpenAPI document that is served, against the running service: every request and reply of all
 * operations keeps it.
 */

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { matchPath } from '#contract/protocol/endpoint.ts';
import { type Vocabulary, vocabularies } from '#contract/service-names.ts';
import { visitorHash } from '#demo/worker/visitor-hash.ts';
import { endpointOf } from '#testing/deviations/answers-like.ts';
import { replyCases } from '#testing/replies/reply-cases.ts';
import { testDashboard } from '#testing/service/test-dashboard.ts';
import type { TestService } from '#testing/service/test-service.ts';

const serve = testDashboard();

interface ServedOperation {
  requestBody?: object;
  responses: Record<string, { $ref?: string }>;
}

interface ServedDocument {
  paths: Record<string, Record<string, ServedOperation>>;
}

/**
 * Finds in what a request or a reply breaks the served document; replies without a problem are
 * counted.
 */
async function createDocumentCheck(vocabulary: Vocabulary) {
  const origin = await serve({ names: vocabularies[vocabulary] });
  const document = (await (await fetch(`${origin}/openapi.json`)).json()) as ServedDocument;
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { uri: canParseUrl } });
  ajv.addSchema(document, 'document');
  const problems: string[] = [];
  /** The statuses that each operation was seen to answer with. */
  const seen = new Map<string, Set<number>>();

  function check(what: string, pointer: string, value: unknown) {
    const validate =
      ajv.getSchema(`document#${pointer}`) ?? ajv.compile({ $ref: `document#${pointer}` });
    if (validate(value) !== true)
      problems.push(`${what}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`);
  }

  function operationAt(method: string, pathname: string) {
    const paths = Object.keys(document.paths).filter(
      (path) =>
        matchPath(path.replaceAll(/\{(\w+)\}/g, ':$1'), pathname) !== undefined &&
        document.paths[path]?.[method.toLowerCase()] !== undefined,
    );
    const path = paths[0] ?? '';
    const at = `/paths/${escaped(path)}/${method.toLowerCase()}`;
    return { path, at, operation: document.paths[path]?.[method.toLowerCase()] };
  }

  async function watch(request: Request, response: Response) {
    const { pathname } = new URL(request.url);
    const what = `${request.method} ${pathname} ${response.status}`;
    const { at, operation } = operationAt(request.method, pathname);
    if (operation === undefined) {
      problems.push(`${what} is not in the document`);
      return;
    }
    const name = endpointOf(request) ?? '';
    seen.set(name, (seen.get(name) ?? new Set()).add(response.status));
    const status = String(response.status);
    const key = status in operation.responses ? status : 'default';
    const reply = operation.responses[key];
    const pointer = reply?.$ref?.slice(1) ?? `${at}/responses/${key}`;
    const content = '/content/application~1json/schema';
    check(what, pointer + content, await response.json());
    const body = await request.text();
    if (!response.ok || body === '' || operation.requestBody === undefined) return;
    check(`${what} request`, `${at}/requestBody${content}`, givenFields(JSON.parse(body)));
  }

  return { watch, problems, seen };
}

function escaped(path: string): string {
  return path.replaceAll('/', '~1');
}

/**
 * The fields of a body that are given: `""` and null both mean that one is not, as the document
 * says.
 */
function givenFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== '' && value !== null),
  );
}

const oddValues = [null, '', 7, -1, true, 'x', 'https://shop.example/x', [], ['x'], {}, { x: 1 }];
const queries = [
  '',
  '?limit=1',
  '?page=2',
  '?page=99',
  '?limit=0',
  '?page=x',
  '?q=a',
  '?order=click',
];

/**
 * Requests of every operation: each path with ids that exist or not, each field with values of all
 * kinds.
 */
function requestsOf({ address: origin, key }: TestService): Request[] {
  const request = (method: string, path: string, body?: unknown, given: string | null = key) =>
    new Request(origin + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(given === null ? {} : { Authorization: `Bearer ${given}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  return endpoints.flatMap(({ endpoint: { method, path, body, whenQueryHas } }) => {
    const pathWith = (id: string) => path.replace(':type', 'links').replaceAll(/:\w+/g, id);
    const paths = path.includes(':') ? ['1', '999', '0', 'x'].map(pathWith) : [path];
    const known = pathWith('1');
    const fields = Object.keys(body.shape);
    const bodies = fields.flatMap((field) => oddValues.map((value) => ({ [field]: value })));
    const searched = whenQueryHas === undefined ? queries : [`?${whenQueryHas}=nothing`];
    return [
      request(method, known, undefined, null),
      request(method, known, undefined, 'ld_nobody'),
      ...paths.map((each) => request(method, each, method === 'GET' ? undefined : {})),
      ...(method === 'GET' ? searched.map((query) => request(method, known + query)) : []),
      ...(fields.length === 0 ? [] : bodies.map((each) => request(method, known, each))),
    ];
  });
}

/** Links and pixels with every name that differs between vocabularies. */
async function addNamedRecords(service: TestService, vocabulary: Vocabulary): Promise<Request[]> {
  const names = vocabularies[vocabulary];
  const post = (path: string, body: object) =>
    new Request(service.address + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const link = await service.addLink({ url: 'https://shop.example/app' });
  const networks = ['network1', 'network2', 'network3', null] as const;
  await service.store.visits.count(
    networks.map((network, index) => ({
      linkId: link.id,
      visitor: visitorHash(`v${index}`),
      country: index === 0 ? 'DE' : null,
      referrer: 'Direct',
      browser: 'Firefox',
      os: 'Linux',
      network,
    })),
  );
  const short = `/api/urls?short=${encodeURIComponent(link.shorturl)}`;
  return [
    post('/api/url/add', {
      url: 'https://shop.example/deep',
      deeplink: {
        auto: true,
        [names.appstore_a]: 'https://apps.example/shop',
        [names.appstore_b]: 'https://play.example/shop',
      },
    }),
    ...Object.entries(names)
      .slice(5)
      .map(([, type]) => post('/api/pixel/add', { type, name: `For ${type}`, tag: 'T-1' })),
    ...['/api/pixels?limit=100', `/api/url/${link.id}`, short].map(
      (path) =>
        new Request(service.address + path, {
          headers: { Authorization: `Bearer ${service.key}` },
        }),
    ),
  ];
}

/**
 * Runs all requests against a service of one vocabulary, and checks them with the document of
 * another.
 */
async function checked(spoken: Vocabulary, served: Vocabulary) {
  const { watch, problems, seen } = await createDocumentCheck(served);
  let replies = 0;
  const counting: typeof watch = (request, response) => {
    replies += 1;
    return watch(request, response);
  };
  const { service } = await replyCases({ names: vocabularies[spoken], watch: counting });
  const requests = [...(await addNamedRecords(service, spoken)), ...requestsOf(service)];
  for (const request of requests) {
    const copy = request.clone();
    await counting(copy, await service.fetch(request));
  }
  await service.store.close();
  return { problems, seen, replies };
}

describe('The served document', () => {
  it.each(['neutral', 'common'] as const)(
    'is kept by each request and reply of all operations, with %s names',
    async (vocabulary) => {
      const { problems, seen, replies } = await checked(vocabulary, vocabulary);
      expect(problems).toEqual([]);
      expect([...seen.keys()].sort()).toEqual(endpoints.map(({ name }) => name).sort());
      for (const [name, statuses] of seen) {
        expect([...statuses], name).toContain(200);
        expect(statuses.size, name).toBeGreaterThan(1);
      }
      expect(replies).toBeGreaterThan(400);
    },
  );

  it('with other names than the service speaks is broken, which this finds', async () => {
    const { problems } = await checked('common', 'neutral');
    expect(problems.length).toBeGreaterThan(10);
    expect(problems.join('\n')).toMatch(/network1/);
  });

  it('has those names in its examples too', async () => {
    const origin = await serve({ names: vocabularies.common });
    const text = await (await fetch(`${origin}/openapi.json`)).text();
    expect(text).not.toMatch(/"(network\d|appstore_[ab]|[a-z]*network1pixel|analyticspixel)"/);
    expect(text).toContain('"gapixel"');
  });

  it('is the built file where no names were set', async () => {
    const built = await (await fetch(`${await serve()}/openapi.json`)).json();
    const named = await fetch(`${await serve({ names: vocabularies.neutral })}/openapi.json`);
    expect(await named.json()).toEqual(built);
  });
});
