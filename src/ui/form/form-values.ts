/** Form values: the initial values of inputs, and the normalized values that are sent. */
import { completeUrl } from '#contract/new-link/complete-url.ts';
import type { SchemaField } from './schema-fields.ts';

/** Text or booleans by field name. */
export type FormValues = Record<string, unknown>;

/**
 * Initial values: text is never null, a choice without a default is, and a switch only where its default is null: it is
 * neither yes nor no until the user moves it.
 */
export function initialValues(fields: readonly SchemaField[], defaults: FormValues): FormValues {
  const emptyValue = (kind: SchemaField['kind'], given: unknown) => {
    if (kind === 'yes') return given === null ? null : false;
    return kind === 'choice' ? null : '';
  };
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, defaults[name] ?? emptyValue(kind, defaults[name])]),
  );
}

/** Trims a text, and completes a URL. Passwords stay as typed. */
export function normalizeText(kind: SchemaField['kind'], typed: string): string {
  if (kind === 'password') return typed;
  return kind === 'url' ? completeUrl(typed) : typed.trim();
}

/** The values to send. Empty optional text is left out, unless the field held a value at first: then it is cleared. */
export function normalizeValues(
  fields: readonly SchemaField[],
  initial: FormValues,
  typed: FormValues,
): FormValues {
  const values = fields.map(({ name, kind, optional }) => {
    const value = typed[name] ?? undefined;
    const text = typeof value === 'string' ? normalizeText(kind, value) : value;
    const untouched = text === '' && (initial[name] ?? '') === '';
    return [name, optional && untouched ? undefined : text] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
