/** Wizard values: the schema, type and defaults of all fields of the new-link wizard. */
import * as z from 'zod';
import { noTags } from './utm-tags.ts';

const text = z.string().default('');
const record = z.int().min(1).nullable().default(null);
const rows = <Row extends z.ZodRawShape>(row: Row) => z.array(z.object(row)).max(300).default([]);

/** Text is never undefined; '' is a field that is not filled in. */
export const wizardFields = z.object({
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
  deeplink: z
    .object({ auto: z.boolean(), appstore_a: z.string(), appstore_b: z.string() })
    .default({ auto: false, appstore_a: '', appstore_b: '' }),
  metatitle: text,
  metadescription: text,
  metaimage: text,
  password: text,
  /** `YYYY-MM-DDTHH:MM` in the user's time zone, or ''. */
  expiry: text,
  status: z.enum(['', 'public', 'private']).default(''),
  pixels: z.array(z.int().min(1)).max(100).default([]),
  /** Written into the destination, and into each targeted one. */
  utm: z
    .object({
      utm_source: z.string(),
      utm_medium: z.string(),
      utm_campaign: z.string(),
      utm_term: z.string(),
      utm_content: z.string(),
    })
    .default(noTags),
  /** Those that the service adds to the destination at each visit. */
  parameters: rows({ name: z.string(), value: z.string() }),
  channel: record,
  campaign: record,
});

export type WizardValues = z.output<typeof wizardFields>;

/** The defaults with these values in their place, later ones first; always a new copy, because forms change their values. */
export function withValues(...given: readonly Partial<WizardValues>[]): WizardValues {
  return structuredClone(
    given.reduce<WizardValues>((values, more) => ({ ...values, ...more }), wizardFields.parse({})),
  );
}
