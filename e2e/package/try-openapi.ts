/** OpenAPI trial: a client that openapi-typescript makes from the document has types that hold, and speaks to the running service. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '#e2e/support/server.ts';
import { projectRoot } from '#service/node/build/build-dashboard.ts';
import { check, install, run } from './packed.ts';

/** Gives a list, a body, a path and a failure to the types, each as a developer would. */
const caller = `
import createClient from 'openapi-fetch';
import type { paths } from './paths.js';

const client = createClient<paths>({
  baseUrl: process.env['LINKS_SERVICE'] ?? '',
  headers: { Authorization: \`Bearer \${process.env['LINKS_KEY'] ?? ''}\` },
});
const created = await client.POST('/api/url/add', {
  body: { url: 'https://shop.example/sale', custom: 'generated-sale' },
});
const id: number = created.data?.id ?? NaN;
const one = await client.GET('/api/url/{id}', { params: { path: { id } } });
const destination: string = one.data?.details.longurl ?? '';
const list = await client.GET('/api/urls', { params: { query: { limit: 5, order: 'click' } } });
const count = list.data !== undefined && 'urls' in list.data.data ? list.data.data.urls.length : 0;
const channel = await client.POST('/api/channel/add', { body: { name: 'Mail', color: '#0B7285' } });
const assigned = await client.POST('/api/channel/{channelid}/assign/{type}/{itemid}', {
  params: { path: { channelid: channel.data?.id ?? NaN, type: 'links', itemid: id } },
});
const missing = await client.GET('/api/url/{id}', { params: { path: { id: 999999 } } });
const failure: string = missing.error?.message ?? '';
console.log([destination, count, assigned.data?.error, missing.response.status, failure !== ''].join(' '));
`;

const settings = {
  compilerOptions: {
    target: 'ES2023',
    module: 'NodeNext',
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    types: ['node'],
  },
  files: ['caller.ts'],
};

const folder = await mkdtemp(join(tmpdir(), 'linkdeck-openapi-'));
try {
  await cp(join(projectRoot, 'public', 'openapi.json'), join(folder, 'openapi.json'));
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  await writeFile(join(folder, 'caller.ts'), caller);
  const packages = ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3'];
  await install(folder, ...packages, '@types/node@20.19.43');
  await run(folder, 'npx', 'openapi-typescript', 'openapi.json', '-o', 'paths.ts');
  await run(folder, 'npx', 'tsc');
  check(true, 'the types of a generated client hold');
  const server = await startServer(['--demo']);
  try {
    const env = { ...process.env, LINKS_SERVICE: server.dashboard, LINKS_KEY: server.key };
    const { stdout } = await promisify(execFile)(process.execPath, ['caller.js'], {
      cwd: folder,
      env,
    });
    check(
      stdout.trim() === 'https://shop.example/sale 5 0 404 true',
      'a generated client finds in each reply what its types say',
    );
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
