/** Format help: how to write each field in a table, and an empty CSV file with all of them. */
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { saveCsv } from '#features/files/use-csv-action.ts';
import { fieldNames } from '#pages/links-import/table/field-definitions.ts';
import { labelOf, notationOf } from '#pages/links-import/table/field-labels.ts';
import classes from './FormatHelp.module.css';

const examples = [
  'geotarget.DE',
  'devicetarget.iPhone',
  'languagetarget.fr',
  'parameters.ref',
  'utm_source',
];

export function FormatHelp() {
  const t = useTranslations('linksImport.format');
  const tableTexts = useTranslations('linksImport.table');
  return (
    <>
      <Button
        className={classes.template}
        size="xs"
        variant="default"
        leftSection={<Download size={14} aria-hidden />}
        onClick={() => void saveCsv('links', { columns: fieldNames, rows: [] })}
      >
        {t('template')}
      </Button>
      <details className={classes.help}>
        <summary>{t('title')}</summary>
        <p>{t('text', { columns: examples.join(', ') })}</p>
        <dl className={classes.fields}>
          {fieldNames.map((field) => (
            <div key={field}>
              <dt>
                {labelOf({ field, key: '' }, tableTexts)} <code>{field}</code>
              </dt>
              <dd>{notationOf({ field, key: '' }, tableTexts)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
