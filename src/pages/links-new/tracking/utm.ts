/** The five parameters by which web analytics tell campaigns apart, as rows among a link's parameters. */

interface Row {
  name: string;
  value: string;
}

/** In the order in which people fill them in. */
export const utmFields = [
  { name: 'utm_source', label: 'Source', example: 'newsletter' },
  { name: 'utm_medium', label: 'Medium', example: 'email' },
  { name: 'utm_campaign', label: 'Campaign name', example: 'spring-sale' },
  { name: 'utm_term', label: 'Term', example: 'running shoes' },
  { name: 'utm_content', label: 'Content', example: 'blue-button' },
] as const;

/** The value of a parameter; of several with one name the first counts. */
export function utmValue(rows: readonly Row[], name: string): string {
  return rows.find((row) => row.name.trim() === name)?.value ?? '';
}

/** The rows with a value for a parameter: changed in its place, added at the end, or gone where the value is empty. */
export function withUtm(rows: readonly Row[], name: string, value: string): Row[] {
  const index = rows.findIndex((row) => row.name.trim() === name);
  if (value.trim() === '') return rows.filter((_, at) => at !== index);
  if (index === -1) return [...rows, { name, value }];
  return rows.map((row, at) => (at === index ? { name, value } : row));
}
