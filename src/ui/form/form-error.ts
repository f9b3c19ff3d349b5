/** What a failure means to whoever has sent a form: which field it is about, and whether it was carried out after all. */

/** What was to be done, to be said in "The link was not made": `{ thing: 'link', done: 'made' }`. */
export interface Act {
  thing: string;
  done: string;
}

export interface FormProblem {
  title: string;
  /** What is said above the button, or '' where everything is said at its field. */
  text: string;
  /** What is said at fields, in the order of the message; the path is what the service calls it, as in `geotarget.0.link`. */
  atFields: readonly { name: string; path: string; text: string }[];
  /** Nobody knows whether it was carried out. */
  unknown: boolean;
}

/** A failure of one of these kinds settles that nothing was carried out; after any other, nobody knows. */
const settled: readonly unknown[] = ['offline', 'key', 'refused', 'invalid', 'missing', 'limit', 'cancelled'];

/**
 * Reads a failure. A service names the field first (`custom: is taken`), and may name several, with `; ` between them.
 *
 * @param names the fields of the form; what is said of others stands above the button
 */
export function formProblem(error: unknown, names: readonly string[], { thing, done }: Act): FormProblem {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof Error && 'kind' in error && settled.includes(error.kind))) {
    return { title: `It is not known whether the ${thing} was ${done}`, text: message, atFields: [], unknown: true };
  }
  const atFields: { name: string; path: string; text: string }[] = [];
  const others = message.split(/;\s+(?=\w[\w.]*:\s)/).filter((part) => {
    const [, path = '', text] = /^\W*(\w[\w.]*)\W*?:\s*(\S.*)$/s.exec(part) ?? [];
    const [name = ''] = path.split('.');
    if (text === undefined || !names.includes(name)) return true;
    atFields.push({ name, path, text: text.charAt(0).toUpperCase() + text.slice(1) });
    return false;
  });
  return { title: `The ${thing} was not ${done}`, text: others.join('; '), atFields, unknown: false };
}
