/** Short links alert: the chosen column holds short links, and another one the destinations; a button takes that one. */
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ImportSession, ImportState } from '#pages/links-import/session/import-session.ts';
import { columnNames } from './column-names.ts';

interface ShortLinksAlertProps {
  session: ImportSession;
  state: ImportState;
}

export function ShortLinksAlert({
  session,
  state: { summary, layout, fields },
}: ShortLinksAlertProps) {
  const t = useTranslations('linksImport.shortLinks');
  const columnTexts = useTranslations('linksImport.columns');
  const better = summary?.destinations;
  if (better === undefined || layout === undefined) return null;
  const name = columnNames(layout.columns, columnTexts)[better] ?? '';
  const takeOther = () => {
    void session.setColumnField(fields.indexOf('url'), 'old.link');
    void session.setColumnField(better, 'url');
  };
  return (
    <Alert color="red" role="alert" title={t('title')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('text')}</Text>
        <Button size="compact-sm" variant="default" onClick={takeOther}>
          <bdi dir="auto">{t('use', { column: name.slice(0, 60) })}</bdi>
        </Button>
      </Stack>
    </Alert>
  );
}
