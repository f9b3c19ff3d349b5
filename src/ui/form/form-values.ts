/** What stands in the inputs of a form, and what somebody means by it. */
import { completeAddress } from './complete-url.ts';
import type { SchemaField } from './schema-fields.ts';

/** By name: text, or a yes or no. */
export type FormValues = Record<string, unknown>;

/** What the inputs begin with: text and switches are never undefined, a choice that nobody has made is null. */
export function startingValues(fields: readonly SchemaField[], defaults: FormValues): FormValues {
  const nothing = (kind: SchemaField['kind']) => (kind === 'yes' ? false : kind === 'choice' ? null : '');
  return Object.fromEntries(fields.map(({ name, kind }) => [name, defaults[name] ?? nothing(kind)]));
}

/** One text as it is meant: without blanks around it, an address with its scheme. Passwords are meant as typed. */
export function meantText(kind: SchemaField['kind'], typed: string): string {
  if (kind === 'password') return typed;
  return kind === 'address' ? completeAddress(typed) : typed.trim();
}

/**
 * What is sent. Empty text is left out where it may be, unless something stood there at first: then somebody has
 * emptied it, and the service is told.
 */
export function meantValues(fields: readonly SchemaField[], start: FormValues, typed: FormValues): FormValues {
  const meant = fields.map(({ name, kind, optional }) => {
    const value = typed[name] ?? undefined;
    const text = typeof value === 'string' ? meantText(kind, value) : value;
    const untouched = text === '' && (start[name] ?? '') === '';
    return [name, optional && untouched ? undefined : text] as const;
  });
  return Object.fromEntries(meant.filter(([, value]) => value !== undefined));
}
