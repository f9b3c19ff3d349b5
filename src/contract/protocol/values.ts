/** Value codecs: ids, flags, text, timestamps and URLs; they decode all known spellings and encode the canonical one. */
import * as z from 'zod';
import { canParseUrl } from './can-parse-url.ts';
import { checkMessage } from './check-messages.ts';
import { misleadingCharacters } from './invisible-characters.ts';

/**
 * The canonical encoded schema of each codec, which the OpenAPI document shows instead of all spellings that decode.
 */
export const canonicalForms = new WeakMap<object, z.ZodType>();

function canonical<T extends z.ZodType>(codec: T, form: z.ZodType): T {
  canonicalForms.set(codec, form);
  return codec;
}

const integerText = z.string().regex(/^-?\d{1,15}$/);

function integer(minimum: number) {
  return canonical(
    z.codec(z.union([z.number(), integerText]), z.int().min(minimum), {
      decode: (wire) => Number(wire),
      encode: (value) => value,
    }),
    z.int().min(minimum),
  );
}

/** An identifier of a record: an integer, also read from numeric text. */
export const id = integer(1);

/** A counter: an integer of at least zero, also read from numeric text. */
export const count = integer(0);

/** A yes or no, also read from 1, 0, "1", "0", "true" and "false". */
export const flag = canonical(
  z.codec(z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])]), z.boolean(), {
    decode: (wire) => wire === true || wire === 1 || wire === '1' || wire === 'true',
    encode: (value) => value,
  }),
  z.boolean(),
);

/** Longer text in a reply cannot be read: to show it would stop the page. */
const longestText = 100_000;

const sentText = z.union([z.string().max(longestText), z.null()]);

/** Text as it came; null reads as empty. It may hold markup and is always shown as text. */
export const text = canonical(
  z.codec(sentText, z.string(), { decode: (wire) => wire ?? '', encode: (value) => value }),
  z.string(),
);

/** An address as it came. Where it is shown as a link, a separate check decides whether it is safe. */
export const address = text;

const timestampPattern = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is `YYYY-MM-DD HH:MM:SS` and names a moment that exists (no 31 February). */
export function isTimestamp(value: string): boolean {
  return timestampPattern.test(value) && existsInCalendar(value.slice(0, 10), value.slice(11));
}

function existsInCalendar(date: string, time: string): boolean {
  const moment = new Date(`${date}T${time}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${date}T${time}`);
}

function noMoment(wire: string | null): boolean {
  return wire === null || wire.trim() === '' || wire.startsWith('0000-00-00');
}

const timestampForm = z
  .string()
  .regex(timestampPattern)
  .meta({ examples: ['2026-03-01 12:00:00'] });

/** @param form what the documented service sends */
function time(form: z.ZodType) {
  return canonical(
    z.codec(sentText, z.union([z.string(), z.null()]), {
      decode: (wire) => (noMoment(wire) ? null : wire),
      encode: (value) => value,
    }),
    form,
  );
}

/**
 * `YYYY-MM-DD HH:MM:SS` or nothing; null, "" and "0000-00-00 00:00:00" read as null. Other text is kept as it came, so
 * that it can be shown.
 */
export const moment = time(z.union([timestampForm, z.null()]));

/** The same where the documented service always has one: other services are read alike. */
export const creationTime = time(timestampForm);

/** `YYYY-MM-DD` or nothing, read as leniently as `moment`. */
export const day = time(z.string().regex(datePattern));

/** A whole number of at least `minimum` in a path or query. */
export function integerInUrl(minimum: number) {
  return canonical(
    z.codec(integerText, z.int().min(minimum), { decode: (wire) => Number(wire), encode: (value) => String(value) }),
    z.int().min(minimum),
  );
}

const notATimestamp = checkMessage('timestamp');

/** A moment in a request: `YYYY-MM-DD HH:MM:SS`, in UTC. */
export const timestampInput = z
  .string(notATimestamp)
  .refine(isTimestamp, notATimestamp)
  .meta({ pattern: timestampPattern.source, examples: ['2027-01-31 18:00:00'] });

const notAnAddress = checkMessage('address');

/** Why a link may not lead to an address, as a message, or `undefined` if it may. */
function webAddressProblem(value: string): string | undefined {
  if (value.search(misleadingCharacters) !== -1) return checkMessage('misleading');
  if (!canParseUrl(value)) return notAnAddress;
  const url = new URL(value);
  // Chromium takes blanks in a host and writes them as %20; the specification and Node refuse them.
  if (url.hostname.includes('%')) return notAnAddress;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return checkMessage('scheme');
  if (url.username !== '' || url.password !== '') return checkMessage('credentials');
  return undefined;
}

/** The longest address that is accepted; browsers and proxies cut longer ones. */
export const longestAddress = 8000;

function addressWith(problemOf: (value: string) => string | undefined) {
  return z
    .string(notAnAddress)
    .max(longestAddress, checkMessage('mostCharacters', { count: longestAddress }))
    .superRefine((value, context) => {
      const problem = problemOf(value);
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
    });
}

/** An http or https address in a request, without credentials or deceptive characters. */
export const webAddress = addressWith(webAddressProblem).meta({ examples: ['https://example.com/page'] });

/** The same, or empty text for none. */
export const webAddressOrNone = addressWith((value) => (value === '' ? undefined : webAddressProblem(value)));

const notAHostAddress = checkMessage('host');

/** An http or https address with a scheme, a host name, perhaps a port, and nothing after them. */
export const hostAddress = addressWith((value) => {
  const problem = webAddressProblem(value);
  if (problem === notAnAddress) return notAHostAddress;
  return problem ?? (/^https?:\/\/[^/?#\\]+\/?$/i.test(value) ? undefined : notAHostAddress);
}).meta({ examples: ['https://go.example.com'] });
