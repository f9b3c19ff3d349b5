/** Entry point of `npm start`: reads the options, starts the program, prints its addresses, and ends it in good order. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#service/node/build/build-dashboard.ts';
import { readOptions } from '#service/node/options/options.ts';
import { codeOf, reportFailure } from '#service/node/process/program-error.ts';
import { type RunningProgram, startProgram } from './program.ts';

// A closed terminal no longer reads the output; the service continues without it.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (codeOf(error) !== 'EPIPE') throw error;
  });
}

// The database and its secrets are for their owner alone, whatever the folder allows.
process.umask(0o077);

let running: RunningProgram | undefined;
let stopping = false;

/** Ends in good order; a second signal changes nothing, because npm repeats the one that the terminal has sent. */
function stop(): void {
  if (stopping) return;
  stopping = true;
  if (running === undefined) process.exit(0);
  running.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      reportFailure(error);
      process.exit();
    },
  );
}

/** The version in package.json. */
async function version(): Promise<string> {
  const project = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as { version?: unknown };
  return String(project.version);
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);

try {
  const outcome = readOptions(process.argv.slice(2), await version());
  if ('text' in outcome) {
    process.stdout.write(outcome.text);
    process.exit(0);
  }
  running = await startProgram(outcome.options);
  // In one write, so that a program that waits for one of the lines has all of them.
  process.stdout.write(`${running.lines.join('\n')}\n`);
  reportFailure(await running.failure);
  process.exit();
} catch (error) {
  reportFailure(error);
  // Ports and files may be held already, which would keep the process alive.
  process.exit();
}
