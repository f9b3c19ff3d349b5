/** Finder: finds elements by role and accessible name inside of a page, the same way in each engine. */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** By role and name, by the label of a field, or by text; a `pattern` is a regular expression in place of the whole name. */
export type Target = { readonly within?: Target } & (
  | {
      readonly role: string;
      readonly name?: string;
      readonly pattern?: string;
      readonly level?: number;
    }
  | { readonly label: string }
  | { readonly pattern: string; readonly role?: undefined }
);

/** What users can see of it, in the order of the document; parts of hidden areas are left out. */
function findElements(target: Target): HTMLElement[] {
  const areas = target.within === undefined ? [document.body] : findElements(target.within);
  return [...new Set(areas.flatMap((area) => inside(area, target)))].filter((element) =>
    element.checkVisibility(),
  );
}

function inside(area: HTMLElement, target: Target): HTMLElement[] {
  if ('label' in target) return queryAllByLabelText(area, target.label);
  if (target.role === undefined) return queryAllByText(area, new RegExp(target.pattern));
  const { role, name, pattern, level } = target;
  const wanted = pattern === undefined ? name : new RegExp(pattern);
  return queryAllByRole(area, role, {
    name: wanted,
    level,
  });
}

Object.assign(globalThis, { findElements });
