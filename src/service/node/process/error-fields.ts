/**
 * Error fields: what may be logged of an error: its kind, code, constraint and stack frames, never
 * text that may quote a value.
 */

export interface ErrorFields {
  /** The name of its class. */
  readonly error: string;
  /** Of the system or of the database, such as `ECONNREFUSED` or `23505`. */
  readonly code?: string;
  readonly constraint?: string;
  /** The message, where it is one of a few that hold no value. */
  readonly reason?: string;
  /** The frames of the stack without the message above them. */
  readonly stack?: readonly string[];
}

/**
 * Beginnings of messages that hold no value. Others may: databases quote rows, JSON.parse quotes
 * its text, addresses hold passwords. An error that comes from another thread has lost its code,
 * and only these words remain.
 */
const safeMessage = new RegExp(
  `^(${[
    'database is locked',
    'database or disk is full',
    'disk I/O error',
    'database disk image is malformed',
    'attempt to write a readonly database',
    'unable to open database file',
    'its thread has ended with code \\d+',
    'Client has encountered a connection error',
    'Connection terminated( unexpectedly)?',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Cannot (read|set) properties of (undefined|null)',
  ].join('|')})`,
);

export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const [reason] = safeMessage.exec(error.message) ?? [];
  const code = stringProperty(error, 'code');
  const constraint = stringProperty(error, 'constraint');
  const frames = framesOf(error);
  return {
    error: error.constructor.name,
    code,
    constraint,
    reason,
    ...(frames.length === 0 ? {} : { stack: frames }),
  };
}

/**
 * The same behind a sentence, such as ` (DatabaseError 23505 link_address)`; the stack only where
 * nothing else tells the cause.
 */
export function errorText(error: unknown): string {
  const { error: name, code, constraint, reason, stack = [] } = errorFields(error);
  const known =
    reason ?? (code === undefined ? undefined : [name, code, constraint].filter(Boolean).join(' '));
  if (known !== undefined) return ` (${known})`;
  return ` (${name})${stack.map((frame) => `\n    at ${frame}`).join('')}`;
}

/** A property that is one word: whatever is longer may be more than a code or a name. */
function stringProperty(error: Error, name: string): string | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === 'string' && /^\w{1,64}$/.test(value) ? value : undefined;
}

function framesOf({ stack = '', message }: Error): readonly string[] {
  const at = stack.indexOf(message);
  const frames = at < 0 ? stack : stack.slice(at + message.length);
  return frames.split('\n').flatMap((line) => /^ {4}at (.+:\d+:\d+\)?)$/.exec(line)?.[1] ?? []);
}
