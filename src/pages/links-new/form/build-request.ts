/** New-link request: everything that the screen shows of the link in the form, worked out once from its values. */
import type { NewLink } from '#contract/resources/links.ts';
import type { TargetingRules } from '#contract/targeting/targeting.ts';
import { filledRows, requestBody } from './request-body.ts';
import { findProblems, type Problem } from './validate.ts';
import { findWarnings, linksTo } from './warnings.ts';
import type { WizardValues } from './wizard-values.ts';

interface KnownLink {
  readonly id: number;
  readonly shorturl: string;
  readonly longurl: string;
}

interface Known {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Such as `Europe/Zurich`, or '' for the machine's. */
  readonly zone: string;
  /** Links that lists have shown; duplicates among others are not found. */
  readonly links: readonly KnownLink[];
}

export interface NewLinkRequest {
  readonly body: NewLink;
  /** The targeting of the body, with a list for each kind. */
  readonly rules: TargetingRules;
  readonly problems: readonly Problem[];
  readonly warnings: ReturnType<typeof findWarnings>;
  /** Known links to the same destination. */
  readonly duplicates: readonly KnownLink[];
}

export function buildRequest(values: WizardValues, { now, zone, links }: Known): NewLinkRequest {
  const rows = filledRows(values);
  const body = requestBody(values, rows, zone);
  const duplicates = linksTo(body.url, links);
  return {
    body,
    rules: {
      url: body.url,
      geotarget: body.geotarget ?? [],
      devicetarget: body.devicetarget ?? [],
      languagetarget: body.languagetarget ?? [],
    },
    problems: findProblems({ values, rows, body, now, zone }),
    warnings: findWarnings(body, duplicates.length),
    duplicates,
  };
}
