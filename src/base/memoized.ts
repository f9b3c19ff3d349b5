/** Remembered values: what Intl takes long to create, such as formatters and lists of names, made once for each key. */
const values = new Map<string, unknown>();

/** The value of a key. Creating a formatter costs a hundred times as much as using it, and lists use one in each row. */
export function memoized<T>(key: string, make: () => T): T {
  if (!values.has(key)) values.set(key, make());
  // Sound, because each key belongs to one call.
  return values.get(key) as T;
}
