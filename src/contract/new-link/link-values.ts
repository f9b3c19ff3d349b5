/** Link values: the schema, type and defaults of all fields of a form for a new link. */
import * as z from 'zod/mini';
import { wholeNumber } from '#contract/protocol/values.ts';
import { noTags } from './utm-tags.ts';

const text = z._default(z.string(), '');
const record = z._default(z.nullable(wholeNumber(1)), null);
const rows = <Row extends z.core.$ZodShape>(row: Row) =>
  z._default(z.array(z.object(row)).check(z.maxLength(300)), []);

/** Text is never undefined; '' is a field that is not filled in. */
export const linkFields = z.object({
  url: text,
  /** With or without a scheme; '' is the service's own. */
  domain: text,
  custom: text,
  description: text,
  /** '' for the service's default, `direct`, `frame`, `splash`, or a splash page or an overlay in the service's notation. */
  type: text,
  geotarget: rows({ location: z.string(), link: z.string() }),
  devicetarget: rows({ device: z.string(), link: z.string() }),
  languagetarget: rows({ language: z.string(), link: z.string() }),
  deeplink: z._default(
    z.object({ auto: z.boolean(), appstore_a: z.string(), appstore_b: z.string() }),
    { auto: false, appstore_a: '', appstore_b: '' },
  ),
  metatitle: text,
  metadescription: text,
  metaimage: text,
  password: text,
  /** `YYYY-MM-DDTHH:MM` in the user's time zone, or ''. */
  expiry: text,
  status: z._default(z.enum(['', 'public', 'private']), ''),
  pixels: z._default(z.array(wholeNumber(1)).check(z.maxLength(100)), []),
  /** Written into the destination, and into each targeted one. */
  utm: z._default(
    z.object({
      utm_source: z.string(),
      utm_medium: z.string(),
      utm_campaign: z.string(),
      utm_term: z.string(),
      utm_content: z.string(),
    }),
    noTags,
  ),
  /** Those that the service adds to the destination at each visit. */
  parameters: rows({ name: z.string(), value: z.string() }),
  channel: record,
  campaign: record,
});

export type LinkValues = z.output<typeof linkFields>;

/** The defaults with these values in their place, later ones first; always a new copy, because forms change their values. */
export function withValues(...given: readonly Partial<LinkValues>[]): LinkValues {
  return structuredClone(
    given.reduce<LinkValues>((values, more) => ({ ...values, ...more }), linkFields.parse({})),
  );
}
