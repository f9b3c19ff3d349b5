/** `npm start`: reads the options, starts the program, says where it is, and ends it in good order. */
import { readOptions } from '#service/node/options/options.ts';
import { codeOf, reportFailure } from '#service/node/process/program-error.ts';
import { projectVersion } from '#service/node/process/project-root.ts';
import { type RunningProgram, startProgram } from './program.ts';

// Whoever read our lines may be gone, as a terminal that was closed: the service goes on without them.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (codeOf(error) !== 'EPIPE') throw error;
  });
}

// The database and its secrets are for their owner alone, whatever the folder allows.
process.umask(0o077);

let running: RunningProgram | undefined;
let stopping = false;

/** Ends in good order; a second signal changes nothing, as npm passes on what the terminal has sent already. */
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

process.on('SIGINT', stop);
process.on('SIGTERM', stop);

try {
  const outcome = readOptions(process.argv.slice(2), projectVersion());
  if ('text' in outcome) {
    process.stdout.write(outcome.text);
    process.exit(0);
  }
  running = await startProgram(outcome.options);
  // In one piece, so that whoever waits for one of the lines has all of them.
  process.stdout.write(`${running.lines.join('\n')}\n`);
} catch (error) {
  reportFailure(error);
  // Ports and files may be held already: nothing half-started stays.
  process.exit();
}
