/** Emptied-field hint: says that a service may keep the old value of a field that the user has emptied. */
import { Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { FormValues } from './form-values.ts';
import type { SchemaField } from './schema-fields.ts';

/** @param initial the values that the form was opened with */
export function ClearedFieldsHint({
  fields,
  initial,
}: {
  fields: readonly SchemaField[];
  initial: FormValues;
}) {
  const t = useTranslations('ui.form');
  const values = useWatch<FormValues>();
  const emptied = fields.some(({ name, optional }) => {
    const before = initial[name];
    const now = values[name];
    return (
      optional &&
      typeof before === 'string' &&
      before !== '' &&
      typeof now === 'string' &&
      now.trim() === ''
    );
  });
  return (
    <div role="status">
      {emptied ? (
        <Text size="sm" c="var(--deck-text-dim)">
          {t('emptied')}
        </Text>
      ) : null}
    </div>
  );
}
