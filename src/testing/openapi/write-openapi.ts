/** OpenAPI writer, `npm run openapi`: writes the document of the contract, and the types of a client made from it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openApiTypes, { astToString } from 'openapi-typescript';
import { endpoints } from '#contract/api.ts';
import { openApiDocument } from '#contract/openapi/openapi.ts';
import { projectRoot } from '#service/node/build/build-dashboard.ts';
import { openApiExamples } from './read-examples.ts';

const text = `${JSON.stringify(openApiDocument(endpoints, openApiExamples()), null, 2)}\n`;
const header = '/** Types of a client that openapi-typescript made from the OpenAPI document. */\n';

await write('public/openapi.json', text);
await write('src/testing/openapi/paths.d.ts', header + astToString(await openApiTypes(text)));

async function write(file: string, content: string): Promise<void> {
  await writeFile(join(projectRoot, file), content);
  console.log(`Wrote ${file}`);
}
