/** Server errors: reads a service's refusal of a new link, and puts each message at the field that it names. */

import { fieldInForm, filledRows } from '#contract/new-link/complete-link.ts';
import { type LinkValues, withValues } from '#contract/new-link/link-values.ts';
import { type FormError, formError } from '#ui/form/form-error.ts';
import { inSectionOrder, type Problem } from './form-problems.ts';

/** `rest` holds what names no field, under the title that says that the link was not created. */
export function serverErrors(
  error: unknown,
  values: LinkValues,
  options: Parameters<typeof formError>[2],
): { problems: readonly Problem[]; rest: FormError } {
  const rest = formError(error, Object.keys(withValues()), options);
  const rows = filledRows(values);
  return {
    problems: inSectionOrder(
      rest.atFields.map(({ path, text }) => [fieldInForm(path, rows), text]),
    ),
    rest,
  };
}
