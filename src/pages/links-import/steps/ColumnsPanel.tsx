/** Columns panel: the field of each column, guessed from its header, and remembered for files with the same header. */
import { NativeSelect, Text } from '@mantine/core';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { ImportSession } from '#pages/links-import/session/import-session.ts';
import {
  fieldNames,
  isLeftOut,
  isOldField,
  oldFieldNames,
  parseColumnField,
} from '#pages/links-import/table/field-definitions.ts';
import { labelOf, notationOf, oldLabelOf } from '#pages/links-import/table/field-labels.ts';
import type { Layout } from '#pages/links-import/table/table-types.ts';
import classes from './ColumnsPanel.module.css';
import { columnNames } from './column-names.ts';
import { Fold } from './Fold.tsx';

interface ColumnsPanelProps {
  session: ImportSession;
  fields: readonly string[];
  layout: Layout;
  tagsToChannels: boolean;
  /** A row cannot be right with the columns as they are. */
  isNeeded: boolean;
}

export const ColumnsPanel = memo(function ColumnsPanel({
  session,
  fields,
  layout,
  tagsToChannels,
  isNeeded,
}: ColumnsPanelProps) {
  const t = useTranslations('linksImport.columns');
  const left = fields.filter((field) => isLeftOut(field, tagsToChannels)).length;
  return (
    <Fold
      title={t('title')}
      state={left === 0 ? t('all') : t('left', { count: left })}
      isNeeded={isNeeded}
    >
      <ul className={classes.columns} aria-label={t('title')}>
        {columnNames(layout.columns, t).map((column, index) => (
          // Two columns may have one name, so the index is the key.
          <li key={index} className={classes.column}>
            <div className={classes.from}>
              <bdi dir="auto" className={classes.name} title={column}>
                {column.slice(0, 100)}
              </bdi>
              <Sample layout={layout} index={index} secret={fields[index] === 'password'} />
            </div>
            <FieldSelect
              column={column}
              field={fields[index] ?? ''}
              onChange={(field) => void session.setColumnField(index, field)}
            />
          </li>
        ))}
      </ul>
    </Fold>
  );
});

function Sample({ layout, index, secret }: { layout: Layout; index: number; secret: boolean }) {
  const t = useTranslations('linksImport.columns');
  const found =
    layout.samples.map((cells) => cells[index]?.trim() ?? '').find((cell) => cell !== '') ?? '';
  const shown = found === '' ? t('empty') : secret ? '••••••' : found.slice(0, 120);
  return (
    <bdi dir="auto" className={classes.sample} title={secret ? undefined : found}>
      {shown}
    </bdi>
  );
}

interface FieldSelectProps {
  column: string;
  field: string;
  onChange: (field: string) => void;
}

function FieldSelect({ column, field, onChange }: FieldSelectProps) {
  const t = useTranslations('linksImport.columns');
  const tableTexts = useTranslations('linksImport.table');
  const choices = fieldNames.map((name) => ({
    value: name,
    label: labelOf({ field: name, key: '' }, tableTexts),
  }));
  const oldChoices = oldFieldNames.map((name) => ({
    value: name,
    label: oldLabelOf(name, tableTexts),
  }));
  const parsed = parseColumnField(field);
  const own =
    parsed === undefined || parsed.key === ''
      ? []
      : [{ value: field, label: labelOf(parsed, tableTexts) }];
  const oldNotes: Readonly<Record<string, string>> = {
    'old.link': t('keepsEnding'),
    'old.domain': t('domainAbove'),
    'old.tags': t('tagsAbove'),
  };
  const oldNote = isOldField(field) ? (oldNotes[field] ?? t('leftOut')) : '';
  return (
    <div className={classes.to}>
      <NativeSelect
        aria-label={t('is', { column: column.slice(0, 100) })}
        data={[
          { value: '', label: t('none') },
          ...own,
          ...choices,
          { group: t('old'), items: oldChoices },
        ]}
        value={field}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Text size="xs" c="var(--deck-text-dim)" className={classes.notation}>
        {parsed === undefined ? oldNote : notationOf(parsed, tableTexts)}
      </Text>
    </div>
  );
}
