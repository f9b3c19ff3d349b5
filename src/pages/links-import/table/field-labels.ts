/** Field labels of an import: what a column is called, and how its cells are written. */
import type { useTranslations } from 'use-intl';
import type { ColumnField, FieldName, OldField } from './field-definitions.ts';

/** The texts of the table: `useTranslations('linksImport.table')`. */
export type TableTexts = ReturnType<typeof useTranslations<'linksImport.table'>>;

/** The key of the texts of a field. */
function keyOf(field: FieldName) {
  switch (field) {
    case 'deeplink.auto':
      return 'auto';
    case 'deeplink.appstore_a':
      return 'appstoreA';
    case 'deeplink.appstore_b':
      return 'appstoreB';
    default:
      return field;
  }
}

/** `Countries`, or `Countries: DE` for one entry. */
export function labelOf({ field, key }: ColumnField, t: TableTexts): string {
  const label = t(`fields.${keyOf(field)}`);
  return key === '' ? label : t('entry', { field: label, entry: key });
}

/** How to write a cell of such a column. */
export function notationOf({ field, key }: ColumnField, t: TableTexts): string {
  if (key === '') return t(`notation.${keyOf(field)}`);
  return field === 'parameters' ? t('notation.value', { name: key }) : t('notation.address');
}

/** What an export of another service tells of a link, such as `Old short link`. */
export function oldLabelOf(field: OldField, t: TableTexts): string {
  switch (field) {
    case 'old.link':
      return t('old.link');
    case 'old.clicks':
      return t('old.clicks');
    case 'old.date':
      return t('old.date');
    case 'old.tags':
      return t('old.tags');
    case 'old.domain':
      return t('old.domain');
    case 'old.status':
      return t('old.status');
  }
}
