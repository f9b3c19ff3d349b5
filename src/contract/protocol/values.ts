/**
 * Value codecs: ids, flags, text, timestamps and URLs; they decode all known spellings and encode
 * the canonical one.
 */
import * as z from 'zod/mini';
import { checkMessage } from './check-messages.ts';
import { described } from './described.ts';
import { webUrlProblem } from './web-url-problem.ts';

/**
 * The canonical encoded schema of each codec, which the OpenAPI document shows instead of all
 * spellings that decode.
 */
export const canonicalForms = new WeakMap<object, z.ZodMiniType>();

function canonical<T extends z.ZodMiniType>(codec: T, form: z.ZodMiniType): T {
  canonicalForms.set(codec, form);
  return codec;
}

/**
 * Fields that other services send and the document does not have: they are read, never sent or
 * described.
 */
export const undocumentedFields = new WeakSet<object>();

/** A field of a record that only other services send. */
export function undocumented<T extends z.ZodMiniType>(schema: T) {
  const field = z.optional(z.union([z.null(), schema]));
  undocumentedFields.add(field);
  return field;
}

const integerText = z.string().check(z.regex(/^-?\d{1,15}$/));

/** An integer of at least `minimum`. */
export function wholeNumber(minimum: number) {
  return z.int().check(z.minimum(minimum));
}

/** An identifier of a record: an integer, also read from numeric text. */
export const id = canonical(
  z.codec(z.union([z.number(), integerText]), wholeNumber(1), {
    decode: (wire) => Number(wire),
    encode: (value) => value,
  }),
  wholeNumber(1),
);

/**
 * Digits in groups of three, with one of the usual separators between all of them. As a count is
 * whole, `1.204` can only mean 1204; `1,2` and `0.204` mean no count.
 */
const groupedDigits = /^[1-9]\d{0,2}([,.' \u00A0\u2009\u202F\u2019])\d{3}(?:\1\d{3}){0,3}$/;

/**
 * A counter: an integer of at least zero, also read from numeric text, with or without separators.
 */
export const count = canonical(
  z.codec(
    z.union([z.number(), integerText, z.string().check(z.regex(groupedDigits))]),
    wholeNumber(0),
    {
      decode: (wire) =>
        typeof wire === 'string' && groupedDigits.test(wire)
          ? Number(wire.replaceAll(/\D/g, ''))
          : Number(wire),
      encode: (value) => value,
    },
  ),
  wholeNumber(0),
);

/** A yes or no, also read from 1, 0, "1", "0", "true" and "false". */
export const flag = canonical(
  z.codec(z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])]), z.boolean(), {
    decode: (wire) => wire === true || wire === 1 || wire === '1' || wire === 'true',
    encode: (value) => value,
  }),
  z.boolean(),
);

/** Longer text in a reply cannot be read: to show it would stop the page. */
const maxTextLength = 100_000;

const sentText = z.union([z.string().check(z.maxLength(maxTextLength)), z.null()]);

/** Text as it came; null reads as empty. It may hold markup and is always shown as text. */
export const text = canonical(
  z.codec(sentText, z.string(), { decode: (wire) => wire ?? '', encode: (value) => value }),
  z.string(),
);

/**
 * An address as it came. Where it is shown as a link, a separate check decides whether it is safe.
 */
export const urlText = text;

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

const timestampForm = described(z.string().check(z.regex(timestampPattern)), {
  examples: ['2026-03-01 12:00:00'],
});

/** @param form what the documented service sends */
function time(form: z.ZodMiniType) {
  return canonical(
    z.codec(sentText, z.union([z.string(), z.null()]), {
      decode: (wire) => (noMoment(wire) ? null : wire),
      encode: (value) => value,
    }),
    form,
  );
}

/**
 * `YYYY-MM-DD HH:MM:SS` or nothing; null, "" and "0000-00-00 00:00:00" read as null. Other text is
 * left as it came, so that it can be shown.
 */
export const moment = time(z.union([timestampForm, z.null()]));

/** The same where the documented service always has one: other services are read alike. */
export const creationTime = time(timestampForm);

/** `YYYY-MM-DD` or nothing, read as leniently as `moment`. */
export const day = time(z.string().check(z.regex(datePattern)));

/** A whole number of at least `minimum` in a path or query. */
export function integerInUrl(minimum: number, description?: string) {
  const number = wholeNumber(minimum);
  return canonical(
    z.codec(integerText, number, {
      decode: (wire) => Number(wire),
      encode: (value) => String(value),
    }),
    description === undefined ? number : described(number, { description }),
  );
}

const notATimestamp = checkMessage('timestamp');

/** A moment in a request: `YYYY-MM-DD HH:MM:SS`, in UTC. */
export const timestampInput = described(
  z.string(notATimestamp).check(z.refine(isTimestamp, notATimestamp)),
  { pattern: timestampPattern.source, examples: ['2027-01-31 18:00:00'] },
);

const notAUrl = checkMessage('address');

/** The longest address that is accepted; browsers and proxies cut longer ones. */
export const maxUrlLength = 8000;

function urlWith(problemOf: (value: string) => string | undefined) {
  return z.string(notAUrl).check(
    z.maxLength(maxUrlLength, checkMessage('maxCharacters', { count: maxUrlLength })),
    z.superRefine((value, context) => {
      const problem = problemOf(value);
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
    }),
  );
}

/** An http or https address in a request, which a browser opens as it is written. */
export const httpUrl = described(urlWith(webUrlProblem), {
  examples: ['https://example.com/page'],
});

/** The same, or empty text for none. */
export const httpUrlOrEmpty = urlWith((value) => (value === '' ? undefined : webUrlProblem(value)));

const notAnOriginUrl = checkMessage('host');

/** An http or https address with a scheme, a host name, perhaps a port, and nothing after them. */
export const originUrl = described(urlWith(originUrlProblem), {
  examples: ['https://go.example.com'],
});

function originUrlProblem(value: string): string | undefined {
  const problem = webUrlProblem(value);
  if (problem === notAUrl) return notAnOriginUrl;
  return problem ?? (/^https?:\/\/[^/?#\\]+\/?$/i.test(value) ? undefined : notAnOriginUrl);
}
