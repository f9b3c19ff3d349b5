/** UTM parameters: the five by which web analytics tell campaigns apart, read from and put into query parameter rows. */

interface Row {
  name: string;
  value: string;
}

export const utmFields = [
  { name: 'utm_source', label: 'Source', example: 'newsletter' },
  { name: 'utm_medium', label: 'Medium', example: 'email' },
  { name: 'utm_campaign', label: 'Campaign name', example: 'spring-sale' },
  { name: 'utm_term', label: 'Term', example: 'running shoes' },
  { name: 'utm_content', label: 'Content', example: 'blue-button' },
] as const;

/** The value of the first row with this name. */
export function utmValue(rows: readonly Row[], name: string): string {
  return rows.find((row) => row.name.trim() === name)?.value ?? '';
}

/** The rows with the value changed in its place or added at the end, or without it where the value is empty. */
export function withUtm(rows: readonly Row[], name: string, value: string): Row[] {
  const index = rows.findIndex((row) => row.name.trim() === name);
  if (value.trim() === '') return rows.filter((_, at) => at !== index);
  if (index === -1) return [...rows, { name, value }];
  return rows.map((row, at) => (at === index ? { name, value } : row));
}
