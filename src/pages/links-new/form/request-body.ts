/** Request body: turns the values of the wizard into the body of `POST /api/url/add`. */
import type { NewLink } from '#contract/resources/links.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import { instantOf, timestampOf } from '#ui/format/zoned-time.ts';
import type { WizardValues } from './wizard-values.ts';

/** A row of a list, normalized, with its index in the form. */
export interface FilledRow<Row> {
  readonly index: number;
  readonly row: Row;
}

export type FilledRows = ReturnType<typeof filledRows>;

/** The rules and parameters in which something is filled in: trimmed, destinations with their scheme. */
export function filledRows({ geotarget, devicetarget, languagetarget, parameters }: WizardValues) {
  return {
    geotarget: filled(geotarget, ({ location, link }) => ({ location: location.trim(), link: completeUrl(link) })),
    devicetarget: filled(devicetarget, ({ device, link }) => ({ device: device.trim(), link: completeUrl(link) })),
    languagetarget: filled(languagetarget, ({ language, link }) => ({ language: language.trim(), link: completeUrl(link) })),
    parameters: filled(parameters, ({ name, value }) => ({ name: name.trim(), value: value.trim() })),
  };
}

function filled<Row extends Record<string, string>>(rows: readonly Row[], normalize: (row: Row) => Row): FilledRow<Row>[] {
  return rows
    .map((row, index) => ({ index, row: normalize(row) }))
    .filter(({ row }) => Object.values(row).some((text) => text !== ''));
}

/** The rows without an empty half; undefined where there is none. */
function complete<Row extends Record<string, string>>(rows: readonly FilledRow<Row>[]): Row[] | undefined {
  const found = rows.map(({ row }) => row).filter((row) => Object.values(row).every((text) => text !== ''));
  return found.length === 0 ? undefined : found;
}

/**
 * The body as it is shown and sent. It leaves out empty fields and half-filled rows, which `findProblems` reports.
 *
 * @param rows of the same values
 * @param zone of the expiry, such as `Europe/Zurich`, or '' for the machine's
 */
export function requestBody(values: WizardValues, rows: FilledRows, zone: string): NewLink {
  const expiry = instantOf(values.expiry.trim(), zone);
  const deeplink = withoutUndefined({
    auto: values.deeplink.auto || undefined,
    appstore_a: completeUrl(values.deeplink.appstore_a) || undefined,
    appstore_b: completeUrl(values.deeplink.appstore_b) || undefined,
  });
  return withoutUndefined({
    url: completeUrl(values.url),
    // Services compare aliases by their characters, of which some can be written in two ways.
    custom: values.custom.trim().normalize('NFC') || undefined,
    type: values.type.trim() || undefined,
    password: values.password || undefined,
    domain: values.domain.trim() || undefined,
    expiry: expiry === undefined ? undefined : timestampOf(expiry),
    geotarget: complete(rows.geotarget),
    devicetarget: complete(rows.devicetarget),
    languagetarget: complete(rows.languagetarget),
    metatitle: values.metatitle.trim() || undefined,
    metadescription: values.metadescription.trim() || undefined,
    metaimage: completeUrl(values.metaimage) || undefined,
    description: values.description.trim() || undefined,
    pixels: values.pixels.length === 0 ? undefined : [...new Set(values.pixels)],
    channel: values.channel ?? undefined,
    campaign: values.campaign ?? undefined,
    deeplink: Object.keys(deeplink).length === 0 ? undefined : deeplink,
    status: values.status || undefined,
    parameters: complete(rows.parameters),
  });
}

type WithoutUndefined<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & { [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined> };

function withoutUndefined<T extends Record<string, unknown>>(record: T): WithoutUndefined<T> {
  // Sound: exactly the keys without a value are gone, as the type says.
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>;
}
