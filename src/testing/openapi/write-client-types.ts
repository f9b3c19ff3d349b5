/** Client types writer: writes the types of a client that openapi-typescript makes from the OpenAPI document, for the type check. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openApiTypes, { astToString } from 'openapi-typescript';
import { endpoints } from '#contract/api.ts';
import { openApiDocument } from '#contract/openapi/openapi.ts';
import { projectRoot } from '#service/node/build/build-dashboard.ts';

const header =
  '/** Types of a client, which openapi-typescript made from the OpenAPI document. */\n';
const text = JSON.stringify(openApiDocument(endpoints));

await writeFile(
  join(projectRoot, 'src/testing/openapi/paths.d.ts'),
  header + astToString(await openApiTypes(text)),
);
