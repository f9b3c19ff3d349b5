/** Changes in a form: the values that differ from those of the record that it changes. */

/**
 * Only values that the user changed, so that changes of other users meanwhile stay.
 *
 * @param before null for a value that could not be read: the form leaves it out unless the user fills it in
 */
export function changesIn<Values extends object>(
  before: { [Name in keyof Values]?: unknown },
  after: Values,
): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const name in after) {
    if (after[name] !== undefined && after[name] !== before[name]) changes[name] = after[name];
  }
  return changes;
}
