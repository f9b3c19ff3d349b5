/** File panel: size and encoding of the file, and its delimiter and header, which the user can change. */
import { Alert, Group, NativeSelect, Stack, Switch } from '@mantine/core';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { Delimiter } from '#features/files/csv.ts';
import type { ImportSession } from '#pages/links-import/session/import-session.ts';
import { fileProblemText } from '#pages/links-import/table/problem-texts.ts';
import type { FileProblem, Layout } from '#pages/links-import/table/table-types.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import { Fold } from './Fold.tsx';

interface FilePanelProps {
  session: ImportSession;
  /** Why the last change of the layout was not taken. */
  problem: FileProblem | undefined;
  layout: Layout;
}

const delimiters = [
  { value: ',', name: 'comma' },
  { value: ';', name: 'semicolon' },
  { value: '\t', name: 'tab' },
  { value: '|', name: 'line' },
  { value: '', name: 'none' },
] as const satisfies readonly { value: Delimiter; name: string }[];

export const FilePanel = memo(function FilePanel({ session, problem, layout }: FilePanelProps) {
  const { rows, columns, delimiter, header, encoding, format } = layout;
  const t = useTranslations('linksImport.file');
  const tableTexts = useTranslations('linksImport.table');
  const counts = { rows, columns: columns.length };
  return (
    <Fold
      title={t('title')}
      state={
        encoding === 'UTF-8' || encoding === 'UTF-16'
          ? t('factsAs', { ...counts, encoding })
          : t('facts', counts)
      }
      isNeeded={problem !== undefined || encoding === 'guessed'}
    >
      <Stack gap="sm">
        <ErrorAlert>{fileProblemText(problem, tableTexts)}</ErrorAlert>
        {encoding === 'guessed' ? (
          <Alert color="amber" title={t('guessed')}>
            {t('guessedHelp')}
          </Alert>
        ) : null}
        <Group gap="lg" align="flex-end">
          {format === 'text' ? (
            <NativeSelect
              label={t('delimiter')}
              data={delimiters.map(({ name: delimiterName }) => ({
                value: delimiterName,
                label: t(`delimiters.${delimiterName}`),
              }))}
              value={delimiters.find(({ value }) => value === delimiter)?.name ?? 'none'}
              onChange={(event) => {
                const chosen = delimiters.find((each) => each.name === event.currentTarget.value);
                if (chosen !== undefined) void session.setLayout({ delimiter: chosen.value });
              }}
            />
          ) : null}
          <Switch
            label={t('header')}
            checked={header}
            mih={32}
            onChange={(event) => void session.setLayout({ header: event.currentTarget.checked })}
          />
        </Group>
      </Stack>
    </Fold>
  );
});
