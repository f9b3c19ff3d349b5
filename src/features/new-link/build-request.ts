/** New-link request: everything that the screen shows of the link in the form, worked out once from its values. */

import { instantOf, timestampOf } from '#base/zoned-time.ts';
import { checkNaming, type NamingProblem } from '#contract/new-link/check-naming.ts';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import { dotlessHost } from '#contract/new-link/dotless-host.ts';
import { type FilledRow, type FilledRows, filledRows } from '#contract/new-link/filled-rows.ts';
import type { WizardValues } from '#contract/new-link/link-values.ts';
import { lookalikeHost } from '#contract/new-link/lookalike-host.ts';
import type { NamingRules } from '#contract/new-link/naming-rules.ts';
import { tagsIn, withTags } from '#contract/new-link/utm-tags.ts';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { appendParameters } from '#contract/targeting/append-parameters.ts';
import type { TargetingRules } from '#contract/targeting/targeting.ts';
import { type CheckWriter } from '#ui/format/use-check-text.ts';
import { type FormNaming, isUtmName } from './naming/form-naming.ts';
import { namingText } from './naming/naming-text.ts';
import { fieldAt, findProblems, type Problem, type WizardTexts } from './validate.ts';
import { findWarnings, linksTo, type ShortLinkTarget } from './warnings.ts';

/** Null is what could not be read. */
export interface KnownLink {
  readonly id: number;
  readonly shorturl: string | null;
  readonly longurl: string | null;
  readonly clicks: number | null;
}

interface Known {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Such as `Europe/Zurich`, or '' for the machine's. */
  readonly zone: string;
  /** Links that lists have shown; duplicates among others are not found. */
  readonly links: readonly KnownLink[];
  /** Links to the same page, of which some may have other UTM tags. */
  readonly alike?: readonly KnownLink[];
  /** Other links to the site of the destination begin with https. */
  readonly isHttpsKnown?: boolean;
  /** Where the destination leads, if it is a short link of the account. */
  readonly shortLink?: ShortLinkTarget | null;
  /** A known link has the alias that is filled in. */
  readonly isAliasUsed?: boolean;
  /** Those of the account; null where there are none. */
  readonly rules?: NamingRules | null;
  readonly t: WizardTexts;
  readonly checkText: CheckWriter;
}

export interface NewLinkRequest {
  readonly body: NewLink;
  /** The destination without the UTM tags, completed. */
  readonly destination: string;
  /** Where a visitor arrives to whom no rule applies: the destination with the parameters, or what was typed. */
  readonly finalUrl: string;
  /** The targeting of the body, with a list for each kind. */
  readonly rules: TargetingRules;
  readonly problems: readonly Problem[];
  /** What naming rules say; what they refuse is among the problems, too. */
  readonly naming: readonly FormNaming[];
  readonly warnings: ReturnType<typeof findWarnings>;
  /** Known links to the same destination. */
  readonly duplicates: readonly KnownLink[];
  /** Known links to the same page with other UTM tags. */
  readonly alike: readonly KnownLink[];
  /** A known link has the alias. */
  readonly isAliasUsed: boolean;
  /** The destination with https in place of http, where other links to its site have it; else ''. */
  readonly httpsUrl: string;
  /** The host that a deceptive destination really leads to; else ''. */
  readonly lookalike: string;
  /** The host of the destination, where it opens only in a network of one's own; else ''. */
  readonly dotless: string;
  /** Where the destination leads, if it is a short link of the account. */
  readonly shortLink: ShortLinkTarget | null;
}

export function buildRequest(values: WizardValues, known: Known): NewLinkRequest {
  const { now, zone, shortLink = null, isAliasUsed = false, isHttpsKnown = false } = known;
  const { rules = null, t, checkText } = known;
  const rows = filledRows(values);
  const body = requestBody(values, rows, zone);
  const { duplicates, alike } = linksToPage(body.url, known);
  const naming = rules === null ? [] : formNaming(checkNaming(rules, { body }), rows, t);
  return {
    body,
    destination: completeUrl(values.url),
    finalUrl: finalUrl(body),
    rules: {
      url: body.url,
      geotarget: body.geotarget ?? [],
      devicetarget: body.devicetarget ?? [],
      languagetarget: body.languagetarget ?? [],
    },
    problems: findProblems({ values, rows, body, isAliasUsed, naming, now, zone, t, checkText }),
    naming,
    warnings: findWarnings(body, { duplicates: duplicates.length, shortLink }, t),
    duplicates,
    alike,
    isAliasUsed,
    httpsUrl: isHttpsKnown ? body.url.replace(/^http:/i, 'https:') : '',
    lookalike: lookalikeHost(body.url)?.ascii.slice(0, 120) ?? '',
    dotless: dotlessHost(body.url).slice(0, 120),
    shortLink,
  };
}

/** Naming problems at the fields of the form: a tag has a field of its own, whichever address it is in. */
function formNaming(problems: readonly NamingProblem[], rows: FilledRows, t: WizardTexts) {
  return problems.map((problem): FormNaming => {
    const row = rows.parameters.find(({ row: { name } }) => name === problem.parameter);
    const own = isUtmName(problem.parameter)
      ? `utm.${problem.parameter}`
      : fieldAt(problem.field.split('.'), rows);
    const at = row === undefined ? own : `parameters.${row.index}.value`;
    return { ...problem, at, message: namingText(problem, t) };
  });
}

/** Known links to a page: those that are the same link, and those with other UTM tags. */
function linksToPage(url: string, { links, alike = [] }: Known) {
  const tags = JSON.stringify(tagsIn(url));
  const hasTags = ({ longurl }: KnownLink) => JSON.stringify(tagsIn(longurl ?? '')) === tags;
  const same = new Map([...linksTo(url, links), ...alike.filter(hasTags)].map((l) => [l.id, l]));
  return { duplicates: [...same.values()], alike: alike.filter(({ id }) => !same.has(id)) };
}

/** The destination with the UTM tags, as it is stored. */
export function taggedUrl({ url, utm }: Pick<WizardValues, 'url' | 'utm'>): string {
  return withTags(completeUrl(url), utm);
}

function finalUrl({ url, parameters = [] }: NewLink): string {
  return parameters.length > 0 && canParseUrl(url)
    ? appendParameters(new URL(url), parameters).href
    : url;
}

/** The rows without an empty half; undefined where there is none. */
function complete<Row extends Record<string, string>>(
  rows: readonly FilledRow<Row>[],
): Row[] | undefined {
  const found = rows
    .map(({ row }) => row)
    .filter((row) => Object.values(row).every((text) => text !== ''));
  return found.length === 0 ? undefined : found;
}

/** The complete rules, with the UTM tags in their destinations. */
function tagged<Row extends { link: string }>(
  rows: readonly FilledRow<Row & Record<string, string>>[],
  { utm }: WizardValues,
) {
  return complete(rows)?.map((row) => ({ ...row, link: withTags(row.link, utm) }));
}

/**
 * The body as it is shown and sent. It leaves out empty fields and half-filled rows, which `findProblems` reports.
 *
 * @param rows of the same values
 * @param zone of the expiry, such as `Europe/Zurich`, or '' for the machine's
 */
function requestBody(values: WizardValues, rows: FilledRows, zone: string): NewLink {
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
    geotarget: tagged(rows.geotarget, values),
    devicetarget: tagged(rows.devicetarget, values),
    languagetarget: tagged(rows.languagetarget, values),
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
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>;
}
