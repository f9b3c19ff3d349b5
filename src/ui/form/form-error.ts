/** Form errors: which fields a failed request was about, what to show above the button, and whether it was carried out. */
import { ApiError, type ApiErrorKind } from '#client/errors/api-error.ts';

export interface FormError {
  /** What was not carried out, as a sentence; holds only where that is known. */
  title: string;
  /** Shown above the button; '' where every part belongs to a field. */
  text: string;
  /** In the order of the message; `path` is the service's own spelling, as in `geotarget.0.link`. */
  atFields: readonly { name: string; path: string; text: string }[];
  /** The request may have been carried out all the same. */
  unknown: boolean;
}

/** After a failure of one of these kinds nothing was carried out; after any other that is unknown. */
const settled: readonly ApiErrorKind[] = [
  'offline',
  'key',
  'refused',
  'invalid',
  'missing',
  'limit',
  'cancelled',
];

/**
 * @param names the fields of the form; errors at other fields are shown above the button
 * @param options.title what was not carried out: "The channel was not created"
 * @param options.errorText of `useErrorText`
 */
export function formError(
  error: unknown,
  names: readonly string[],
  { title, errorText }: { title: string; errorText: (error: unknown) => string },
): FormError {
  const message = errorText(error);
  if (!(error instanceof ApiError && settled.includes(error.kind))) {
    return { title, text: message, atFields: [], unknown: true };
  }
  const nameOf = (path: string | null) => names.find((name) => name === path?.split('.')[0]);
  const atFields = error.fields.flatMap(({ field: path, text }) => {
    const name = nameOf(path);
    return name === undefined || path === null ? [] : [{ name, path, text }];
  });
  const others = error.fields.filter(({ field }) => nameOf(field) === undefined);
  const text = others
    .map(({ field, text }) => (field === null ? text : `${field}: ${text}`))
    .join('; ');
  return { title, text: atFields.length === 0 ? message : text, atFields, unknown: false };
}
