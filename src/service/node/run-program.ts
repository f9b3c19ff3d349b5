/**
 * Process of the program: reads the options, starts it, prints its addresses, and ends it in good
 * order.
 */

import { readOptions } from '#service/node/options/options.ts';
import { createLog, type Log } from '#service/node/process/log.ts';
import { codeOf, reportFailure } from '#service/node/process/program-error.ts';
import { type RunningProgram, startProgram } from './program.ts';

interface Installation {
  readonly version: string;
  /** How a user calls it, for the help. */
  readonly called: string;
  /** Returns the folder of the built dashboard. */
  readonly dashboard: () => Promise<string>;
}

/** Runs until a signal or a failure ends the process. */
export async function runProgram(
  args: readonly string[],
  { version, called, dashboard }: Installation,
): Promise<void> {
  // A closed terminal no longer reads the output; the service continues without it.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (codeOf(error) !== 'EPIPE') throw error;
    });
  }

  // The database and its secrets are for their owner alone, whatever the folder allows.
  process.umask(0o077);

  let running: RunningProgram | undefined;
  let log: Log | undefined;
  let stopping = false;

  /**
   * Ends in good order; a second signal changes nothing, because npm repeats the one that the
   * terminal has sent.
   */
  function stop(): void {
    if (stopping) return;
    stopping = true;
    if (running === undefined) process.exit(0);
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        reportFailure(error, log);
        process.exit();
      },
    );
  }

  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Rejections that are not handled come here too. Node would print their messages, and those may
  // quote a key.
  process.on('uncaughtException', (error) => {
    reportFailure(error, log);
    process.exit();
  });

  try {
    const outcome = readOptions(args, version, called);
    if ('text' in outcome) {
      process.stdout.write(outcome.text);
      process.exit(0);
    }
    log = createLog(outcome.settings.log);
    running = await startProgram(outcome.settings, { log, dashboard });
    // In one write, so that a program that waits for one of the lines has all of them.
    process.stdout.write(`${running.lines.join('\n')}\n`);
    reportFailure(await running.failure, log);
    process.exit();
  } catch (error) {
    reportFailure(error, log);
    // Ports and files may be held already, which would keep the process alive.
    process.exit();
  }
}
