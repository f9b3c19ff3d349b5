/**
 * Entry point of `npm start`: runs the program from its sources, with the dashboard that is built
 * where that is needed.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureDashboard, projectRoot } from '#service/node/build/build-dashboard.ts';
import { runProgram } from './run-program.ts';

/** The version in package.json. */
async function version(): Promise<string> {
  const project = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as {
    version?: unknown;
  };
  return String(project.version);
}

await runProgram(process.argv.slice(2), {
  version: await version(),
  called: 'npm start --',
  dashboard: ensureDashboard,
});
