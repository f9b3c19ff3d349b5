/** OpenAPI writer, `npm run openapi`: writes the document of the contract to public/openapi.json. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '#contract/api.ts';
import { openApiDocument } from '#contract/openapi/openapi.ts';
import { projectRoot } from '#service/node/build/build-dashboard.ts';

const file = join(projectRoot, 'public', 'openapi.json');

await writeFile(file, `${JSON.stringify(openApiDocument(endpoints), null, 2)}\n`);
console.log(`Wrote ${file}`);
