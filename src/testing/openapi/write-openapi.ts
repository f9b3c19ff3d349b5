/** OpenAPI writer, `npm run openapi`: writes what is derived from the contract, its document and the backend's allow-list. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '#contract/api.ts';
import { openApiDocument } from '#contract/openapi/openapi.ts';
import { projectRoot } from '#service/node/build/build-dashboard.ts';
import { allowListSource } from './allow-list-source.ts';
import { openApiExamples } from './read-examples.ts';

const document = openApiDocument(endpoints, openApiExamples());

await write('public/openapi.json', `${JSON.stringify(document, null, 2)}\n`);
await write('src/embed/protocol/allow-list.ts', allowListSource());

async function write(file: string, content: string): Promise<void> {
  await writeFile(join(projectRoot, file), content);
  console.log(`Wrote ${file}`);
}
