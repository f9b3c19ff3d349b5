/** Entry point of `npm run account`: makes, lists and revokes what the interface has no endpoint for. */
import { runAccountCommand } from '#service/node/account-cli/account-commands.ts';
import { reportFailure } from '#service/node/process/program-error.ts';

// The database and its secret are for their owner alone, whatever the folder allows.
process.umask(0o077);

try {
  process.stdout.write(await runAccountCommand(process.argv.slice(2)));
} catch (error) {
  reportFailure(error);
}
