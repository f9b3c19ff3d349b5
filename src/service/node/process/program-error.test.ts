import { afterEach, beforeEach, expect, test } from 'vitest';
import { AdministrationError } from '#service/admin/accounts.ts';
import { StoreError } from '#service/store/store.ts';
import { createLog } from './log.ts';
import { ProgramError, reportFailure } from './program-error.ts';

let exitCode: typeof process.exitCode;

beforeEach(() => {
  exitCode = process.exitCode;
});

afterEach(() => {
  process.exitCode = exitCode;
});

/** What a program prints that ends by this error, and the code that it ends with. */
function ended(error: unknown) {
  const lines: string[] = [];
  reportFailure(
    error,
    createLog('text', (line) => lines.push(line)),
  );
  return { text: lines.join(''), exitCode: process.exitCode };
}

test.each([
  [new ProgramError('--port is taken.', 2), 2],
  [new ProgramError('The folder cannot be written.'), 1],
  [new StoreError('The database is of a later version.'), 1],
  [new AdministrationError('No account has this id.'), 1],
])('An expected failure is one line: %s', (error, code) => {
  expect(ended(error)).toEqual({ text: `${error.message}\n`, exitCode: code });
});

test('A defect keeps its stack', () => {
  const { text, exitCode: code } = ended(new TypeError('rows is undefined'));
  expect(text).toMatch(/^The program has failed/);
  expect(text).toContain('program-error.test.ts');
  expect(code).toBe(1);
});
