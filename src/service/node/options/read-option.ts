/**
 * Option values: reads one from the command line or its environment variable, with errors in one
 * line that names it.
 */
import { type Command, CommanderError, type Option } from 'commander';
import { ProgramError } from '#service/node/process/program-error.ts';
import { ValueProblem } from './parse-value.ts';

/**
 * Reads one option of a parsed command line. An empty variable counts as not set: so container
 * tools spell it.
 *
 * @returns undefined where it has no value and no default
 * @throws ProgramError that names the option, or the variable that holds the value
 */
export function readOption<T>(
  command: Command,
  option: Option,
  parse: (text: string) => T,
): T | undefined {
  const { long = '', envVar = '' } = option;
  const name = option.attributeName();
  const isVariable = command.getOptionValueSource(name) === 'env';
  // A switch is `true` for commander whatever its variable holds.
  const value: unknown = isVariable
    ? process.env[envVar]?.trim() || option.defaultValue
    : command.getOptionValue(name);
  const text = value === true ? '1' : value;
  if (typeof text !== 'string') return undefined;
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof ValueProblem)) throw error;
    const place = isVariable ? `The environment variable ${envVar} (${long})` : long;
    throw new ProgramError(`${place} ${error.message}. It is ${quote(text)}.`, 2);
  }
}

/** A value as it was written, without credentials, short enough for a line. */
export function quote(text: string): string {
  return JSON.stringify(text.replace(/\/\/[^/\s]*@/g, '//…@').slice(0, 120));
}

/**
 * Turns an error of commander into one line with the command that shows the help; other errors stay
 * as they are.
 */
export function commandLineError(error: unknown, help: string): unknown {
  if (!(error instanceof CommanderError)) return error;
  const message = error.message
    .replace(/^error: /, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/\.$/, '');
  return new ProgramError(`${message}. See ${help}.`, 2);
}
