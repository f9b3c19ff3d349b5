/** Documented examples: reads the JSON files in `contract/examples`, which are written by hand from the interface document. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type EndpointName, endpoints } from '#contract/api.ts';
import type { Examples } from '#contract/openapi/operation.ts';

interface Example {
  /** `links/get.json`, `links/get-with-numbers.json` for another of the same endpoint, `links/create.request.json` for a body. */
  readonly file: string;
  readonly name: EndpointName;
  readonly isRequest: boolean;
  readonly json: Readonly<Record<string, unknown>>;
}

const folder = fileURLToPath(new URL('../../contract/examples/', import.meta.url));

/** All examples of endpoints, in the order of the API table; the most usual one of an endpoint first. */
export function readExamples(): readonly Example[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return endpoints.flatMap(({ name }) =>
    files
      .filter((file) => endpointOf(file) === name)
      .sort((a, b) => a.length - b.length)
      .map((file) => ({
        file,
        name,
        isRequest: file.endsWith('.request.json'),
        json: readExample(file),
      })),
  );
}

/** The JSON of the example in this file. */
export function readExample(file: string): Example['json'] {
  // Sound: every example is a JSON object.
  return JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as Example['json'];
}

function endpointOf(file: string): string {
  const [resource = '', verb = ''] = file.replaceAll('\\', '/').split('/');
  return `${resource}.${verb.replace(/[.-].*/, '')}`;
}

/** The first request and reply of each endpoint, for the OpenAPI document. */
export function openApiExamples(): Examples {
  const examples = readExamples();
  return Object.fromEntries(
    endpoints.map(({ name }) => {
      const jsonOf = (isRequest: boolean) =>
        examples.find((one) => one.name === name && one.isRequest === isRequest)?.json;
      const request = jsonOf(true);
      const reply = jsonOf(false);
      return [
        name,
        {
          request,
          reply,
        },
      ];
    }),
  );
}
