/** Column names: those of the file, and a number for each column without one. */
import type { useTranslations } from 'use-intl';

export function columnNames(
  columns: readonly string[],
  t: ReturnType<typeof useTranslations<'linksImport.columns'>>,
): readonly string[] {
  return columns.map((name, index) => name || t('numbered', { number: String(index + 1) }));
}
