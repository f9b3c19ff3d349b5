/**
 * Completion of a new link: the request body that follows from the values of a form, and where each
 * of its rows stands there.
 */
import { instantOf, timestampOf } from '#base/zoned-time.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { completeUrl } from './complete-url.ts';
import type { LinkValues } from './link-values.ts';
import { withTags } from './utm-tags.ts';

/** A row of a list, trimmed, destinations with their scheme, and with its index in the form. */
export interface FilledRow<Row> {
  readonly index: number;
  readonly row: Row;
}

export type FilledRows = ReturnType<typeof filledRows>;

/** The rules and parameters in which something is filled in. */
export function filledRows({ geotarget, devicetarget, languagetarget, parameters }: LinkValues) {
  return {
    geotarget: filled(geotarget, ({ location, link }) => ({
      location: location.trim(),
      link: completeUrl(link),
    })),
    devicetarget: filled(devicetarget, ({ device, link }) => ({
      device: device.trim(),
      link: completeUrl(link),
    })),
    languagetarget: filled(languagetarget, ({ language, link }) => ({
      language: language.trim(),
      link: completeUrl(link),
    })),
    parameters: filled(parameters, ({ name, value }) => ({
      name: name.trim(),
      value: value.trim(),
    })),
  };
}

function filled<Row extends Record<string, string>>(
  rows: readonly Row[],
  normalize: (row: Row) => Row,
): FilledRow<Row>[] {
  return rows
    .map((row, index) => ({ index, row: normalize(row) }))
    .filter(({ row }) => Object.values(row).some((text) => text !== ''));
}

/** The path of a field in the form for its path in a request, which has the filled rows alone. */
export function fieldInForm(path: string, rows: FilledRows): string {
  const [name = '', place, ...rest] = path.split('.');
  const list: readonly FilledRow<unknown>[] =
    Object.entries(rows).find(([each]) => each === name)?.[1] ?? [];
  return [
    name,
    ...(place === undefined ? [] : [String(list[Number(place)]?.index ?? place)]),
    ...rest,
  ].join('.');
}

/** The destination with the UTM tags, as it is stored. */
export function taggedUrl({ url, utm }: Pick<LinkValues, 'url' | 'utm'>): string {
  return withTags(completeUrl(url), utm);
}

/** A link as it is sent, without empty fields, and as it is checked, with rows that are half filled. */
export interface CompletedLink {
  readonly body: NewLink;
  readonly checked: NewLink;
  readonly rows: FilledRows;
}

/** @param zone of the expiry, such as `Europe/Zurich`, or '' for the machine's */
export function completeLink(values: LinkValues, zone: string): CompletedLink {
  const { utm } = values;
  const rows = filledRows(values);
  const lists = {
    geotarget: tagged(rows.geotarget, utm),
    devicetarget: tagged(rows.devicetarget, utm),
    languagetarget: tagged(rows.languagetarget, utm),
    parameters: rows.parameters.map(({ row }) => row),
  };
  const plain = plainBody(values, zone);
  return {
    body: withoutUndefined({
      ...plain,
      geotarget: wholeRows(lists.geotarget),
      devicetarget: wholeRows(lists.devicetarget),
      languagetarget: wholeRows(lists.languagetarget),
      parameters: wholeRows(lists.parameters),
    }),
    checked: { ...plain, ...lists },
    rows,
  };
}

/** The body without its rules and parameters. */
function plainBody(values: LinkValues, zone: string) {
  const expiry = instantOf(values.expiry.trim(), zone);
  const deeplink = withoutUndefined({
    auto: values.deeplink.auto || undefined,
    appstore_a: completeUrl(values.deeplink.appstore_a) || undefined,
    appstore_b: completeUrl(values.deeplink.appstore_b) || undefined,
  });
  return withoutUndefined({
    url: taggedUrl(values),
    // Services compare aliases by their characters, of which some can be written in two ways.
    custom: values.custom.trim().normalize('NFC') || undefined,
    type: values.type.trim() || undefined,
    password: values.password || undefined,
    domain: values.domain.trim() || undefined,
    expiry: expiry === undefined ? undefined : timestampOf(expiry),
    metatitle: values.metatitle.trim() || undefined,
    metadescription: values.metadescription.trim() || undefined,
    metaimage: completeUrl(values.metaimage) || undefined,
    description: values.description.trim() || undefined,
    pixels: values.pixels.length === 0 ? undefined : [...new Set(values.pixels)],
    channel: values.channel ?? undefined,
    campaign: values.campaign ?? undefined,
    deeplink: Object.keys(deeplink).length === 0 ? undefined : deeplink,
    status: values.status || undefined,
  });
}

/** The rules, with the UTM tags in their destinations. */
function tagged<Row extends { link: string }>(
  rows: readonly FilledRow<Row>[],
  utm: LinkValues['utm'],
): Row[] {
  return rows.map(({ row }) => ({ ...row, link: withTags(row.link, utm) }));
}

/** The rows without an empty half; undefined where there is none. */
function wholeRows<Row extends Record<string, string>>(rows: readonly Row[]): Row[] | undefined {
  const whole = rows.filter((row) => Object.values(row).every((text) => text !== ''));
  return whole.length === 0 ? undefined : whole;
}

type WithoutUndefined<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & { [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined> };

function withoutUndefined<T extends Record<string, unknown>>(record: T): WithoutUndefined<T> {
  // Sound: exactly the keys without a value are gone, as the type says.
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>;
}
