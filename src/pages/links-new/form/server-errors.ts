/** What a service says against a new link, at the fields that it names. */
import { type FormError, formError } from '#ui/form/form-error.ts';
import { partOf, parts } from './steps.ts';
import type { Problem } from './validate.ts';
import { emptyValues, meantRules, type WizardValues } from './wizard-values.ts';

interface ServiceProblems {
  /** In the order of the parts. */
  readonly problems: readonly Problem[];
  /** What is said of no field, or of nothing that can be set. */
  readonly rest: FormError;
}

/** Reads a refusal. A service counts the rules that it was sent, which are fewer than those on the screen. */
export function serviceProblems(error: unknown, values: WizardValues): ServiceProblems {
  const rest = formError(error, Object.keys(emptyValues()), { thing: 'link', done: 'made' });
  const problems = rest.atFields.map(({ path, text }) => {
    const field = onScreen(path, values);
    return { part: partOf(field), field, message: text };
  });
  const order = parts.map(({ id }) => id);
  return { problems: problems.sort((one, other) => order.indexOf(one.part) - order.indexOf(other.part)), rest };
}

function onScreen(path: string, values: WizardValues): string {
  const [, name = '', sent = '', half = ''] = /^(\w+)\.(\d+)(.*)$/.exec(path) ?? [];
  const rows =
    name === 'geotarget' || name === 'devicetarget' || name === 'languagetarget' || name === 'parameters'
      ? meantRules(values)[name]
      : [];
  const index = rows[Number(sent)]?.index;
  return index === undefined ? path : `${name}.${index}${half}`;
}
