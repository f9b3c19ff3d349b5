/** Process of `linkdeck doctor`: prints its report, and ends with its exit code. */
import { reportFailure } from '#service/node/process/program-error.ts';
import { runDoctor } from './doctor.ts';

/** Sets the exit code of the process. */
export async function printDoctor(
  args: readonly string[],
  version: string,
  called: string,
): Promise<void> {
  try {
    const { text, exitCode } = await runDoctor(args, version, called);
    process.stdout.write(text);
    process.exitCode = exitCode;
  } catch (error) {
    reportFailure(error);
  }
}
