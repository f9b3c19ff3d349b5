/**
 * Destination of a visit: applies the targeting rules of a link and appends its query parameters.
 */

import { appendParameters } from '#contract/targeting/append-parameters.ts';
import {
  destinationFor,
  type TargetingRules,
  type Visitor,
} from '#contract/targeting/targeting.ts';
import type { VisitedLink } from '#service/store/store.ts';
import { parseStoredList } from '#service/store/stored-values.ts';
import { parseWebUrl } from '#service/urls/web-url.ts';

/** Every spelling of a column without rules; it spares the hot path a parser. */
const nothing = new Set(['', '[]', 'null']);

/**
 * The URL that a link sends a visitor to, or undefined where the stored destination is no http or
 * https URL. It is serialized, so no stored line break or other control character reaches a header.
 *
 * @param visitorOf called only where the link has rules, because reading the visitor takes time
 */
export function destinationUrl(link: VisitedLink, visitorOf: () => Visitor): string | undefined {
  const isTargeted = !(
    nothing.has(link.devicetarget) &&
    nothing.has(link.geotarget) &&
    nothing.has(link.languagetarget)
  );
  const url = parseWebUrl(isTargeted ? destinationFor(rulesOf(link), visitorOf()).url : link.url);
  return url && appendParameters(url, rowsOf(link.parameters, 'name', 'value')).href;
}

/**
 * The rules of links that are remembered, so that those of a link with hundreds are not parsed for
 * each of its visits.
 */
const parsed = new WeakMap<VisitedLink, TargetingRules>();

function rulesOf(link: VisitedLink): TargetingRules {
  const known = parsed.get(link);
  if (known !== undefined) return known;
  const rules = parseRules(link);
  parsed.set(link, rules);
  return rules;
}

function parseRules(link: VisitedLink): TargetingRules {
  return {
    url: link.url,
    devicetarget: rowsOf(link.devicetarget, 'device', 'link'),
    geotarget: rowsOf(link.geotarget, 'location', 'link'),
    languagetarget: rowsOf(link.languagetarget, 'language', 'link'),
  };
}

/**
 * The rows of a JSON column that have both texts; a damaged row is left out, because a visit must
 * not fail by it.
 */
function rowsOf<First extends string, Second extends string>(
  json: string,
  first: First,
  second: Second,
): Record<First | Second, string>[] {
  if (nothing.has(json)) return [];
  return parseStoredList(json).flatMap((row) => {
    const one = textAt(row, first);
    const other = textAt(row, second);
    if (one === undefined || other === undefined) return [];
    // Two computed keys make an index signature of the type; the two names are exactly First and
    // Second.
    return [{ [first]: one, [second]: other } as Record<First | Second, string>];
  });
}

function textAt(row: unknown, key: string): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const value: unknown = Object.getOwnPropertyDescriptor(row, key)?.value;
  return typeof value === 'string' ? value : undefined;
}
