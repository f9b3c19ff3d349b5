/** Where a link leads a visitor: its rules applied, its parameters appended, and safe to stand in a header. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { destinationFor, type TargetingRules, type Visitor } from '#contract/targeting/targeting.ts';
import type { VisitedLink } from '#service/store/store.ts';

/** What a link's columns hold where it has no rules, in every spelling; it spares the hot path a parser. */
const nothing = new Set(['', '[]', 'null']);

/**
 * The address that a link sends a visitor to, or undefined where what is stored is not an http or https address.
 *
 * @param visitorOf asked only where the link has rules, as finding out costs time
 */
export function addressFor(link: VisitedLink, visitorOf: () => Visitor): string | undefined {
  const targeted = !(nothing.has(link.devicetarget) && nothing.has(link.geotarget) && nothing.has(link.languagetarget));
  const url = targeted ? destinationFor(rulesOf(link), visitorOf()).url : link.url;
  if (!canParseUrl(url)) return undefined;
  const address = new URL(url);
  if (address.protocol !== 'http:' && address.protocol !== 'https:') return undefined;
  if (!nothing.has(link.parameters)) append(address, rowsOf(link.parameters, 'name', 'value'));
  // Serialised, so that whatever is stored no line break or other control character ever reaches a header.
  return address.href;
}

function rulesOf(link: VisitedLink): TargetingRules {
  return {
    url: link.url,
    devicetarget: rowsOf(link.devicetarget, 'device', 'link'),
    geotarget: rowsOf(link.geotarget, 'location', 'link'),
    languagetarget: rowsOf(link.languagetarget, 'language', 'link'),
  };
}

// The destination's own query stays as it was written: `searchParams.append` would spell all of it anew, and a server
// that compares it byte by byte (signed addresses do) would refuse.
function append(address: URL, parameters: readonly Parameter[]): void {
  if (parameters.length === 0) return;
  const added = queryOf(parameters);
  const query = address.search.slice(1);
  address.search = query === '' ? added : `${query}${query.endsWith('&') ? '' : '&'}${added}`;
}

interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** What is appended to the query of a destination. */
export function queryOf(parameters: readonly Parameter[]): string {
  return new URLSearchParams(parameters.map(({ name, value }) => [name, value])).toString();
}

/** The rows of a JSON column that have both texts; a row that is damaged is left out, as a visit must not fail by it. */
function rowsOf<First extends string, Second extends string>(
  json: string,
  first: First,
  second: Second,
): Record<First | Second, string>[] {
  if (nothing.has(json)) return [];
  return listIn(json).flatMap((row) => {
    const [one, other] = [textAt(row, first), textAt(row, second)];
    if (one === undefined || other === undefined) return [];
    // Two computed keys make an index signature of the type; the two names are exactly First and Second.
    return [{ [first]: one, [second]: other } as Record<First | Second, string>];
  });
}

function listIn(json: string): unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function textAt(row: unknown, key: string): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const value: unknown = Object.getOwnPropertyDescriptor(row, key)?.value;
  return typeof value === 'string' ? value : undefined;
}
