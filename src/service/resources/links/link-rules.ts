/** What the service asks of a new link beyond the contract's schema: only what depends on the time or on the service. */

import { longestAddress } from '#contract/protocol/values.ts';
import { type NewLink, redirectTypes } from '#contract/resources/links.ts';
import { aliasProblem } from '#service/addresses/aliases.ts';
import { timestampOf } from '#service/store/timestamp.ts';
import { queryOf } from '#service/visits/destination.ts';

/** A custom splash page by its id, or a CTA overlay. */
const numberedType = /^(overlay-)?[1-9]\d{0,9}$/;

/** Codes as browsers send them: `fr`, `fr-CA`, `zh-Hant-TW`, `es-419`. */
const languageCode = /^[a-z]{2,3}([-_][a-z0-9]{2,8}){0,3}$/i;

/** What is wrong with a new link at a moment (milliseconds since 1970), each problem with its field; empty if nothing. */
export function newLinkProblems(link: NewLink, now: number): string[] {
  const problems: string[] = [];
  const { custom, type, expiry, languagetarget } = link;
  const alias = custom === undefined ? undefined : aliasProblem(custom);
  if (alias !== undefined) problems.push(`custom: ${alias}`);
  if (type !== undefined && !isType(type)) {
    problems.push('type: Must be direct, frame, splash, the id of a splash page such as 12, or an overlay such as overlay-12');
  }
  if (expiry !== undefined && expiry <= timestampOf(now)) {
    problems.push(`expiry: Must lie in the future; times are UTC, and it is ${timestampOf(now)}`);
  }
  for (const [index, { language }] of (languagetarget ?? []).entries()) {
    if (languageCode.test(language)) continue;
    problems.push(`languagetarget.${index}.language: Must be a language code such as fr or fr-CA`);
  }
  const length = lengthWithParameters(link);
  if (length > longestAddress) {
    problems.push(
      `parameters: With them a destination is ${length} characters long, which browsers and proxies cut. Keep it to ${longestAddress}`,
    );
  }
  return problems;
}

/** Of the longest destination, as it is sent to browsers; 0 where nothing is appended. */
function lengthWithParameters({ url, parameters = [], geotarget = [], devicetarget = [], languagetarget = [] }: NewLink): number {
  if (parameters.length === 0) return 0;
  const destinations = [url, ...[...geotarget, ...devicetarget, ...languagetarget].map(({ link }) => link)];
  const longest = Math.max(...destinations.map((destination) => new URL(destination).href.length));
  return longest + 1 + queryOf(parameters).length;
}

function isType(type: string): boolean {
  const named: readonly string[] = redirectTypes;
  return named.includes(type) || numberedType.test(type);
}
