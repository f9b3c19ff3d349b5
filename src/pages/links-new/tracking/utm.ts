/** UTM parameters: the five by which web analytics tell campaigns apart, read from and put into query parameter rows. */

interface Row {
  name: string;
  value: string;
}

export const utmFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** The index of the row that the field of this parameter shows and changes: the first with this name; -1 without one. */
export function utmIndex(rows: readonly Row[], name: string): number {
  return rows.findIndex((row) => row.name.trim() === name);
}

/** Whether the row has a field of its own; a row without a value shows among the others what it lacks. */
export function hasUtmField(rows: readonly Row[], index: number): boolean {
  const name = rows[index]?.name.trim() ?? '';
  const isFilled = rows[index]?.value.trim() !== '';
  return isFilled && utmFields.some((field) => field === name) && utmIndex(rows, name) === index;
}

/** The rows with the value changed in its place or added at the end, or without it where the value is empty. */
export function withUtm(rows: readonly Row[], name: string, value: string): Row[] {
  const index = utmIndex(rows, name);
  if (value.trim() === '') return rows.filter((_, at) => at !== index);
  if (index === -1) return [...rows, { name, value }];
  return rows.map((row, at) => (at === index ? { name, value } : row));
}
