/** Aliases alert: no column gives the aliases while one looks as if it held the old ones; a button takes it. */
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ImportSession, ImportState } from '#pages/links-import/session/import-session.ts';
import { columnNames } from './column-names.ts';

interface AliasesAlertProps {
  session: ImportSession;
  state: ImportState;
}

export function AliasesAlert({ session, state: { summary, layout } }: AliasesAlertProps) {
  const t = useTranslations('linksImport.aliases');
  const columnTexts = useTranslations('linksImport.columns');
  const found = summary?.aliasColumns ?? [];
  if (found.length === 0 || layout === undefined) return null;
  const names = columnNames(layout.columns, columnTexts);
  return (
    <Alert color="amber" role="status" title={t('title')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('text')}</Text>
        <Group gap="xs">
          {found.map(({ column, field }) => (
            <Button
              key={column}
              size="compact-sm"
              variant="default"
              onClick={() => void session.setColumnField(column, field)}
            >
              <bdi dir="auto">{t('use', { column: (names[column] ?? '').slice(0, 60) })}</bdi>
            </Button>
          ))}
        </Group>
      </Stack>
    </Alert>
  );
}
