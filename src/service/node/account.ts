/**
 * Entry point of `npm run account`: makes, lists and revokes what the interface has no endpoint
 * for.
 */
import { printAccountCommand } from '#service/node/account-cli/print-account-command.ts';

await printAccountCommand(process.argv.slice(2));
