/** Naming in the form: at which field a naming problem is, and the values that put it right. */
import type { NamingProblem } from '#contract/new-link/check-naming.ts';
import { withParameter } from '#contract/new-link/check-naming.ts';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import type { LinkValues } from '#contract/new-link/link-values.ts';
import { tagsIn, type UtmTags, utmNames } from '#contract/new-link/utm-tags.ts';

/** A naming problem as a form shows it. */
export interface FormNaming extends NamingProblem {
  /** The path of its field among the values of the form. */
  readonly at: string;
  readonly message: string;
}

export function isUtmName(name: string): name is keyof UtmTags {
  return utmNames.some((each) => each === name);
}

/** The values of the form that change where a choice takes the place of what is wrong. */
export function fixedValues(
  values: LinkValues,
  { at, field, parameter }: FormNaming,
  choice: string,
): Partial<LinkValues> {
  if (field === 'custom') return { custom: choice };
  if (values.parameters.some(({ name }) => name.trim() === parameter))
    return { parameters: values.parameters.map((row) => fixedRow(row, parameter, choice)) };
  const url = completeUrl(values.url);
  if (isUtmName(parameter)) {
    // A tag of the destination is put right where it is: two values of one tag would be a conflict.
    if (field !== 'url' || tagsIn(url)[parameter] === '')
      return { utm: { ...values.utm, [parameter]: choice } };
    return {
      url: withParameter(url, parameter, choice),
      utm: { ...values.utm, [parameter]: '' },
    };
  }
  if (field === 'url') return { url: withParameter(url, parameter, choice) };
  const [list, index] = at.split('.');
  const fixed = <Row extends { link: string }>(rows: readonly Row[]): Row[] =>
    rows.map((row, place) =>
      String(place) === index
        ? { ...row, link: withParameter(completeUrl(row.link), parameter, choice) }
        : row,
    );
  switch (list) {
    case 'geotarget':
      return { geotarget: fixed(values.geotarget) };
    case 'devicetarget':
      return { devicetarget: fixed(values.devicetarget) };
    case 'languagetarget':
      return { languagetarget: fixed(values.languagetarget) };
    default:
      return {};
  }
}

function fixedRow(row: LinkValues['parameters'][number], name: string, value: string) {
  return row.name.trim() === name ? { ...row, value } : row;
}
