/**
 * Entry point of the npm package: `linkdeck` runs the program with the dashboard beside it,
 * `linkdeck account` its commands, `linkdeck doctor` its checks.
 */
import { join } from 'node:path';
import { printAccountCommand } from '#service/node/account-cli/print-account-command.ts';
import { printDoctor } from '#service/node/doctor/print-doctor.ts';
import { runProgram } from '#service/node/run-program.ts';

/** The build puts in the version of package.json. */
declare const packageVersion: string;

const [command, ...args] = process.argv.slice(2);
const called = process.env['npm_lifecycle_event'] === 'start' ? 'npm start --' : 'linkdeck';
if (command === 'account') await printAccountCommand(args, 'linkdeck account');
else if (command === 'doctor') await printDoctor(args, packageVersion, `${called} doctor`);
else {
  const dashboard = (): Promise<string> => Promise.resolve(join(import.meta.dirname, 'dashboard'));
  await runProgram(process.argv.slice(2), { version: packageVersion, called, dashboard });
}
