/**
 * Validation of new links beyond the contract's schema: the rules that depend on the time or on the
 * service.
 */
import { maxUrlLength } from '#contract/protocol/values.ts';
import { type NewLink, redirectTypes } from '#contract/resources/links.ts';
import { appendParameters } from '#contract/targeting/append-parameters.ts';
import { timestampOf } from '#service/store/stored-values.ts';
import { aliasProblem } from '#service/urls/aliases.ts';
import { linkSizeProblem } from './link-size.ts';
import { countryProblem, deviceProblem, languageProblem } from './target-names.ts';

/** The id of a splash page, or an overlay. */
const numberedType = /^(overlay-)?[1-9]\d{0,9}$/;

/** The problems of a new link at a time (milliseconds since 1970), each with its field. */
export function newLinkProblems(link: NewLink, now: number): string[] {
  const problems: string[] = [];
  const {
    custom,
    type = 'direct',
    expiry,
    geotarget = [],
    devicetarget = [],
    languagetarget = [],
  } = link;
  const alias = custom === undefined ? undefined : aliasProblem(custom);
  if (alias !== undefined) problems.push(`custom: ${alias}`);
  if (!redirectTypes.some((name) => name === type) && !numberedType.test(type)) {
    problems.push(
      'type: Must be direct, frame, splash, the id of a splash page such as 12, or an overlay such as overlay-12',
    );
  }
  if (expiry !== undefined && expiry <= timestampOf(now)) {
    problems.push(`expiry: Must lie in the future; times are UTC, and it is ${timestampOf(now)}`);
  }
  const named = (
    field: string,
    names: readonly string[],
    problemOf: (name: string) => string | undefined,
  ) => {
    for (const [index, name] of names.entries()) {
      const problem = problemOf(name);
      if (problem !== undefined) problems.push(`${field.replace('.', `.${index}.`)}: ${problem}`);
    }
  };
  named(
    'geotarget.location',
    geotarget.map(({ location }) => location),
    countryProblem,
  );
  named(
    'devicetarget.device',
    devicetarget.map(({ device }) => device),
    deviceProblem,
  );
  named(
    'languagetarget.language',
    languagetarget.map(({ language }) => language),
    languageProblem,
  );
  const sizeProblem = linkSizeProblem(link);
  if (sizeProblem !== undefined) problems.push(sizeProblem);
  const length = maxDestinationLength(link);
  if (length > maxUrlLength) {
    problems.push(
      `parameters: With them a destination is ${length} characters long, which browsers and proxies cut. Keep it to ${maxUrlLength}`,
    );
  }
  return problems;
}

/**
 * The length of the longest destination with its parameters, in characters; 0 where the link has no
 * parameters.
 */
function maxDestinationLength({
  url,
  parameters = [],
  geotarget = [],
  devicetarget = [],
  languagetarget = [],
}: NewLink): number {
  if (parameters.length === 0) return 0;
  const destinations = [
    url,
    ...[...geotarget, ...devicetarget, ...languagetarget].map(({ link }) => link),
  ];
  return Math.max(
    ...destinations.map(
      (destination) => appendParameters(new URL(destination), parameters).href.length,
    ),
  );
}
