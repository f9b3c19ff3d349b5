/**
 * Entry point of the npm package: `linkdeck` runs the program with the dashboard beside it,
 * `linkdeck account` its commands.
 */
import { join } from 'node:path';
import { printAccountCommand } from '#service/node/account-cli/print-account-command.ts';
import { runProgram } from '#service/node/run-program.ts';

/** The build puts in the version of package.json. */
declare const packageVersion: string;

const args = process.argv.slice(2);
if (args[0] === 'account') await printAccountCommand(args.slice(1), 'linkdeck account');
else {
  const dashboard = (): Promise<string> => Promise.resolve(join(import.meta.dirname, 'dashboard'));
  const called = process.env['npm_lifecycle_event'] === 'start' ? 'npm start --' : 'linkdeck';
  await runProgram(args, { version: packageVersion, called, dashboard });
}
