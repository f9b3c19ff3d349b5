/** Server errors: reads a service's refusal of a new link, and puts each message at the field that it names. */

import { filledRows } from '#contract/new-link/filled-rows.ts';
import { type WizardValues, withValues } from '#contract/new-link/link-values.ts';
import { type FormError, formError } from '#ui/form/form-error.ts';
import { fieldAt, inSectionOrder, type Problem } from './validate.ts';

/** `rest` holds what names no field, under the title that says that the link was not created. */
export function serverErrors(
  error: unknown,
  values: WizardValues,
  options: Parameters<typeof formError>[2],
): { problems: readonly Problem[]; rest: FormError } {
  const rest = formError(error, Object.keys(withValues()), options);
  const rows = filledRows(values);
  return {
    problems: inSectionOrder(
      rest.atFields.map(({ path, text }) => [fieldAt(path.split('.'), rows), text]),
    ),
    rest,
  };
}
