/**
 * Program errors: expected failures as one line on stderr with an exit code, unexpected ones with
 * their stack.
 */
import { AdministrationError } from '#service/admin/accounts.ts';
import { StoreError } from '#service/store/store.ts';
import { createLog, type Log } from './log.ts';

/** An expected failure; its message is one line that says what happened, why, and what to do. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
  /** 1 where the machine is not as needed, 2 where the command line is wrong. */
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Logs why a program ends and sets its exit code.
 *
 * Expected failures are one line; anything else is a defect of this program, whose stack is worth
 * keeping.
 */
export function reportFailure(error: unknown, log: Log = createLog('text')): void {
  const expected = [ProgramError, StoreError, AdministrationError].some(
    (kind) => error instanceof kind,
  );
  if (expected && error instanceof Error) log.failure(error.message);
  else log.failure('The program has failed', error);
  process.exitCode = error instanceof ProgramError ? error.exitCode : 1;
}

/** The system's code of an error, such as `EACCES`, or `undefined`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
