/** What stands in the fields of the wizard, and the request that is meant by it. */
import type { NewLink } from '#contract/resources/links.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import { instantOf, timestampOf } from '#ui/format/zoned-time.ts';

/** Everything that can be said of a new link. Text is never undefined; '' is for what nobody has said. */
export interface WizardValues {
  url: string;
  /** With or without a scheme; '' is the service's own. */
  domain: string;
  custom: string;
  description: string;
  /** '' where nothing is said, `direct`, `frame`, `splash`, the id of a splash page, or an overlay as a service notes it. */
  type: string;
  geotarget: { location: string; link: string }[];
  devicetarget: { device: string; link: string }[];
  languagetarget: { language: string; link: string }[];
  deeplink: { auto: boolean; appstore_a: string; appstore_b: string };
  metatitle: string;
  metadescription: string;
  metaimage: string;
  password: string;
  /** `YYYY-MM-DDTHH:MM` in the reader's zone, or ''. */
  expiry: string;
  status: '' | 'public' | 'private';
  pixels: number[];
  parameters: { name: string; value: string }[];
  channel: number | null;
  campaign: number | null;
}

/** The wizard as it is found: nothing is said. Made anew each time, as forms change what they are given. */
export function emptyValues(): WizardValues {
  return {
    url: '',
    domain: '',
    custom: '',
    description: '',
    type: '',
    geotarget: [],
    devicetarget: [],
    languagetarget: [],
    deeplink: { auto: false, appstore_a: '', appstore_b: '' },
    metatitle: '',
    metadescription: '',
    metaimage: '',
    password: '',
    expiry: '',
    status: '',
    pixels: [],
    parameters: [],
    channel: null,
    campaign: null,
  };
}

/** A row of a list as it is meant, with its place among what is on the screen. */
export interface MeantRow<Row> {
  readonly index: number;
  readonly row: Row;
}

/** The rows in which something stands, as they are meant; those that were only opened count for nothing. */
function meantRows<Row extends Record<string, string>>(rows: readonly Row[], meant: (row: Row) => Row): MeantRow<Row>[] {
  return rows
    .map((row, index) => ({ index, row: meant(row) }))
    .filter(({ row }) => Object.values(row).some((text) => text !== ''));
}

/** The rules as they are meant: without blanks around them, destinations with their scheme. */
export function meantRules(values: WizardValues) {
  return {
    geotarget: meantRows(values.geotarget, ({ location, link }) => ({
      location: location.trim(),
      link: completeUrl(link),
    })),
    devicetarget: meantRows(values.devicetarget, ({ device, link }) => ({
      device: device.trim(),
      link: completeUrl(link),
    })),
    languagetarget: meantRows(values.languagetarget, ({ language, link }) => ({
      language: language.trim(),
      link: completeUrl(link),
    })),
    parameters: meantRows(values.parameters, ({ name, value }) => ({ name: name.trim(), value: value.trim() })),
  };
}

/** The rows of which no half is missing; a half row is a problem, and never part of a request. */
function whole<Row extends Record<string, string>>(rows: readonly MeantRow<Row>[]): Row[] | undefined {
  const complete = rows.map(({ row }) => row).filter((row) => Object.values(row).every((text) => text !== ''));
  return complete.length === 0 ? undefined : complete;
}

/**
 * The body of the request that makes this link, for the summary as for the sending: what is empty is left out. Whether
 * it would be accepted is for `problemsOf` to say.
 *
 * @param zone of the expiry, such as `Europe/Zurich`, or '' for the machine's
 */
export function bodyOf(values: WizardValues, zone: string): NewLink {
  const rules = meantRules(values);
  const expiry = instantOf(values.expiry.trim(), zone);
  const { auto, appstore_a, appstore_b } = values.deeplink;
  const apps = withoutNothing({
    auto: auto ? true : undefined,
    appstore_a: said(completeUrl(appstore_a)),
    appstore_b: said(completeUrl(appstore_b)),
  });
  return withoutNothing({
    url: completeUrl(values.url),
    // Services compare aliases by their characters, of which some can be written in two ways.
    custom: said(values.custom.trim().normalize('NFC')),
    type: said(values.type.trim()),
    password: said(values.password),
    domain: said(values.domain.trim()),
    expiry: expiry === undefined ? undefined : timestampOf(expiry),
    geotarget: whole(rules.geotarget),
    devicetarget: whole(rules.devicetarget),
    languagetarget: whole(rules.languagetarget),
    metatitle: said(values.metatitle.trim()),
    metadescription: said(values.metadescription.trim()),
    metaimage: said(completeUrl(values.metaimage)),
    description: said(values.description.trim()),
    pixels: values.pixels.length === 0 ? undefined : [...new Set(values.pixels)],
    channel: values.channel ?? undefined,
    campaign: values.campaign ?? undefined,
    deeplink: Object.keys(apps).length === 0 ? undefined : apps,
    status: values.status === '' ? undefined : values.status,
    parameters: whole(rules.parameters),
  });
}

function said(text: string): string | undefined {
  return text === '' ? undefined : text;
}

/** A record without its undefined parts, of which the keys become optional. */
type WithoutNothing<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & { [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined> };

function withoutNothing<T extends Record<string, unknown>>(record: T): WithoutNothing<T> {
  // Sound: exactly the keys without a value are gone, as the type says.
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as WithoutNothing<T>;
}
