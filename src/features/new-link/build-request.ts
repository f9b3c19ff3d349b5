/** New-link request: everything that the screen shows of the link in the form, worked out once from its values. */
import {
  checkNewLink,
  type Finding,
  type ShortLinkTarget,
} from '#contract/new-link/check-new-link.ts';
import { completeLink, type FilledRows, fieldInForm } from '#contract/new-link/complete-link.ts';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import type { LinkValues } from '#contract/new-link/link-values.ts';
import type { NamingRules } from '#contract/new-link/naming-rules.ts';
import { tagsIn } from '#contract/new-link/utm-tags.ts';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import type { Identified } from '#contract/reading/readable.ts';
import type { Link, NewLink } from '#contract/resources/links.ts';
import { appendParameters } from '#contract/targeting/append-parameters.ts';
import type { TargetingRules } from '#contract/targeting/targeting.ts';
import type { CheckWriter } from '#ui/format/use-check-text.ts';
import { findingText, type LinkTexts } from './finding-text.ts';
import { inSectionOrder, type Problem, unfinishedFields } from './form-problems.ts';
import { type FormNaming, isUtmName } from './naming/form-naming.ts';

interface Known {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Such as `Europe/Zurich`, or '' for the machine's. */
  readonly zone: string;
  /** Links that lists have shown; duplicates among others are not found. */
  readonly links: readonly Identified<Link>[];
  /** Links to the same page, of which some may have other UTM tags. */
  readonly alike?: readonly Identified<Link>[];
  /** Other links to the site of the destination begin with https. */
  readonly isHttpsKnown?: boolean;
  /** Where the destination leads, if it is a short link of the account. */
  readonly shortLink?: ShortLinkTarget | null;
  /** A known link has the alias that is filled in. */
  readonly isAliasUsed?: boolean;
  /** Those of the account; null where there are none. */
  readonly rules?: NamingRules | null;
  readonly t: LinkTexts;
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
  /** What is worth a second look, but for naming. */
  readonly warnings: readonly FormFinding[];
  /** Known links to the same destination. */
  readonly duplicates: readonly Identified<Link>[];
  /** Known links to the same page with other UTM tags. */
  readonly alike: readonly Identified<Link>[];
  /** A known link has the alias. */
  readonly isAliasUsed: boolean;
  /** The destination with https in place of http, where other links to its site have it; else ''. */
  readonly httpsUrl: string;
  /** Where the destination leads, if it is a short link of the account. */
  readonly shortLink: ShortLinkTarget | null;
}

/** What the check has found, at the fields of the form. */
type FormFinding = Finding & {
  /** The path of its field among the values of the form. */
  readonly at: string;
  readonly message: string;
};

export function buildRequest(values: LinkValues, known: Known): NewLinkRequest {
  const { now, zone, shortLink = null, isAliasUsed = false, isHttpsKnown = false } = known;
  const { rules, t, checkText } = known;
  const { body, checked, rows } = completeLink(values, zone);
  const { duplicates, alike } = linksToPage(body.url, known);
  const atHand = { now, rules, isAliasUsed, shortLink, duplicates: duplicates.length };
  const findings = checkNewLink({ body: checked }, atHand).map((finding): FormFinding => {
    return { ...finding, at: fieldOf(finding, rows), message: findingText(finding, t, checkText) };
  });
  const stopping = findings.filter(stopsForm).map(({ at, message }) => [at, message] as const);
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
    problems: inSectionOrder([...unfinishedFields(values, rows, zone, t), ...stopping]),
    naming: findings.flatMap(({ at, message, ...finding }) =>
      finding.key === 'naming' ? [{ ...finding.naming, at, message }] : [],
    ),
    warnings: findings.filter((each) => each.key !== 'naming' && !stopsForm(each)),
    duplicates,
    alike,
    isAliasUsed,
    httpsUrl: isHttpsKnown ? body.url.replace(/^http:/i, 'https:') : '',
    shortLink,
  };
}

/** A rule that decides nothing can be put right in a form, which a file has to be edited for. */
function stopsForm({ level, key }: Finding): boolean {
  return level === 'refuse' || key === 'language' || key === 'repeated';
}

/** A tag has a field of its own, whichever URL it is in. */
function fieldOf(finding: Finding, rows: FilledRows): string {
  const parameter = finding.key === 'naming' ? finding.naming.parameter : '';
  const row = rows.parameters.find(({ row: { name } }) => name === parameter);
  if (parameter !== '' && row !== undefined) return `parameters.${row.index}.value`;
  return isUtmName(parameter) ? `utm.${parameter}` : fieldInForm(finding.field, rows);
}

/** Known links to a page: those that are the same link, and those with other UTM tags. */
function linksToPage(url: string, { links, alike = [] }: Known) {
  const wanted = comparable(url);
  const isSame = ({ longurl }: Link) =>
    wanted !== undefined && longurl !== null && comparable(longurl) === wanted;
  const tags = JSON.stringify(tagsIn(url));
  const hasTags = ({ longurl }: Link) => JSON.stringify(tagsIn(longurl ?? '')) === tags;
  const found = [...links.filter(isSame), ...alike.filter(hasTags)];
  const same = new Map(found.map((link) => [link.id, link]));
  return { duplicates: [...same.values()], alike: alike.filter(({ id }) => !same.has(id)) };
}

/** A URL without what a service may spell in another way; undefined for text that is no URL. */
function comparable(url: string): string | undefined {
  if (!canParseUrl(url)) return undefined;
  return new URL(url).href.replace(/\/(?=$|[?#])/, '');
}

function finalUrl({ url, parameters = [] }: NewLink): string {
  return parameters.length > 0 && canParseUrl(url)
    ? appendParameters(new URL(url), parameters).href
    : url;
}
