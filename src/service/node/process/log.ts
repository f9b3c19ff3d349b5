/**
 * Log: lines of text for operators, or JSON by pino with a fixed list of fields, so that no line
 * can hold a secret or a visitor.
 */
import { pino } from 'pino';
import type { LogFormat } from '#service/settings.ts';
import { errorFields, errorText } from './error-fields.ts';

interface AnsweredRequest {
  /**
   * The name of the endpoint in the contract, such as `links.list`; undefined where there is none.
   */
  readonly route: string | undefined;
  readonly status: number;
  readonly ms: number;
  /** The last four characters of a valid key. */
  readonly key: string | undefined;
}

export interface Log {
  /** What the operator should know, in words without values from outside. */
  notice(event: LogEvent, message: string): void;
  /** What has failed, in words without values from outside, and the error behind it. */
  failure(message: string, error?: unknown): void;
  /** A reply of the API; as text they are left out. */
  request(answered: AnsweredRequest): void;
}

type LogEvent = 'started' | 'notice' | 'draining' | 'stopped';

/** Every field that a line of JSON may have. */
const fields = [
  'event',
  'route',
  'status',
  'ms',
  'key',
  'error',
  'code',
  'constraint',
  'reason',
  'stack',
] as const;
type Fields = Partial<Record<(typeof fields)[number], unknown>>;

/**
 * @param write takes one line with its end; by default to stderr, because stdout has addresses and
 * keys
 */
export function createLog(format: LogFormat, write: (line: string) => void = toStderr): Log {
  return format === 'json' ? jsonLog(write) : textLog(write);
}

function textLog(write: (line: string) => void): Log {
  return {
    notice: (event, message) => {
      if (event === 'notice') write(`${message}\n`);
    },
    failure: (message, error) =>
      write(`${message}${error === undefined ? '' : errorText(error)}\n`),
    request: () => undefined,
  };
}

function jsonLog(write: (line: string) => void): Log {
  const logger = pino(
    {
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }), log: allowed },
    },
    { write },
  );
  const line = (level: 'info' | 'error', given: Fields, message?: string): void =>
    logger[level](given, message);
  return {
    notice: (event, message) => line('info', { event }, message),
    failure: (message, error) => {
      line(
        'error',
        { event: 'failure', ...(error === undefined ? {} : errorFields(error)) },
        message,
      );
    },
    request: (answered) => line('info', { event: 'request', ...answered }),
  };
}

/** Only the fields of the list, whatever the caller's object has. */
function allowed(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );
}

function toStderr(line: string): void {
  process.stderr.write(line);
}
