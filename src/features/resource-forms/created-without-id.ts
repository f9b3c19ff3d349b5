/** Created without id: the text for a new record of which the reply does not say which one it is. */

/** @param what such as "channel was created" */
export function createdWithoutId(what: string): string {
  return `The ${what}. The service did not say which one it is, so choose it from the list.`;
}
