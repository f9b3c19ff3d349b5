/** Format help: how to write each field in a table, and an empty CSV file with all of them. */
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { saveFile } from '#features/files/download.ts';
import { fieldNames, labelOf, notationOf } from '#pages/links-import/table/field-definitions.ts';
import classes from './FormatHelp.module.css';

/** Loads the CSV library only when the user asks for the file. */
async function saveTemplate(): Promise<void> {
  const { csvText } = await import('#features/files/csv.ts');
  saveFile(new Blob([csvText(fieldNames, [])], { type: 'text/csv;charset=utf-8' }), 'links.csv');
}

export function FormatHelp() {
  return (
    <details className={classes['help']}>
      <summary>How each column is written</summary>
      <p>
        Only the destination is needed. A column may also hold one rule or one parameter by itself: <code>geotarget.DE</code>,{' '}
        <code>devicetarget.iPhone</code>, <code>languagetarget.fr</code>, <code>parameters.ref</code>, <code>utm_source</code>. An
        apostrophe that stands before =, +, - or @ is taken off, as spreadsheets need it there.
      </p>
      <dl className={classes['fields']}>
        {fieldNames.map((field) => (
          <div key={field}>
            <dt>
              {labelOf({ field, key: '' })} <code>{field}</code>
            </dt>
            <dd>{notationOf({ field, key: '' })}</dd>
          </div>
        ))}
      </dl>
      <Button size="xs" variant="default" leftSection={<Download size={14} aria-hidden />} onClick={() => void saveTemplate()}>
        Download an empty table
      </Button>
    </details>
  );
}
