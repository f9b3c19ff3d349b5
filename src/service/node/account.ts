/** `npm run account`: makes, lists and revokes what the interface has no endpoint for, beside a running server. */
import { runAccountCommand } from '#service/node/account-cli/account-commands.ts';
import { reportFailure } from '#service/node/process/program-error.ts';

// What is made here is for its owner alone, whatever the folder allows.
process.umask(0o077);

try {
  process.stdout.write(await runAccountCommand(process.argv.slice(2)));
} catch (error) {
  reportFailure(error);
}
