/** Format help: how to write each field in a table, and an empty CSV file with all of them. */
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { saveFile } from '#features/files/download.ts';
import { fieldNames } from '#pages/links-import/table/field-definitions.ts';
import { labelOf, notationOf } from '#pages/links-import/table/field-labels.ts';
import classes from './FormatHelp.module.css';

/** Loads the CSV library only when the user asks for the file. */
async function saveTemplate(): Promise<void> {
  const { csvText } = await import('#features/files/csv.ts');
  saveFile(new Blob([csvText(fieldNames, [])], { type: 'text/csv;charset=utf-8' }), 'links.csv');
}

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
        onClick={() => void saveTemplate()}
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
