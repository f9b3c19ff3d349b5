/** Process of the account commands: runs one, and prints its result or why it was refused. */
import { reportFailure } from '#service/node/process/program-error.ts';
import { runAccountCommand } from './account-commands.ts';

/** Sets the exit code of the process. */
export async function printAccountCommand(args: readonly string[], called?: string): Promise<void> {
  // The database and its secret are for their owner alone, whatever the folder allows.
  process.umask(0o077);
  try {
    process.stdout.write(await runAccountCommand(args, called));
  } catch (error) {
    reportFailure(error);
  }
}
