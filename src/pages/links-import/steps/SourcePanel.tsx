/** Source panel: a field for pasted lines, and a file to choose or to drop. */
import { Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ImportSession, ImportState } from '#pages/links-import/session/import-session.ts';
import { fileProblemText } from '#pages/links-import/table/problem-texts.ts';
import { maxRows } from '#pages/links-import/table/table-types.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import { FormatHelp } from './FormatHelp.tsx';
import classes from './SourcePanel.module.css';

/** The text is not controlled, because each key would copy thousands of pasted lines. */
export function SourcePanel({
  session,
  state: { busy, problem, name },
}: {
  session: ImportSession;
  state: ImportState;
}) {
  const t = useTranslations('linksImport.source');
  const tableTexts = useTranslations('linksImport.table');
  const field = useRef<HTMLTextAreaElement>(null);
  const [empty, setEmpty] = useState(true);
  const [over, setOver] = useState(false);
  const resetFile = useRef<() => void>(null);
  const drop = (event: DragEvent) => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file === undefined) return; // The field takes dropped text.
    event.preventDefault();
    void session.readFile(file);
  };

  return (
    <section
      className={classes.source}
      aria-label={t('label')}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.some((type) => type === 'Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Stack gap="md">
        <ErrorAlert
          title={
            <bdi dir="auto">
              {name === '' ? t('unnamed') : t('unread', { name: name.slice(0, 80) })}
            </bdi>
          }
        >
          {fileProblemText(problem, tableTexts)}
        </ErrorAlert>
        <Textarea
          ref={field}
          label={t('field')}
          description={t('fieldHelp')}
          placeholder={t('example')}
          rows={10}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          classNames={{ input: classes.text }}
          onChange={(event) => setEmpty(event.currentTarget.value.trim() === '')}
        />
        <Group gap="sm">
          <Button
            disabled={empty}
            loading={busy}
            onClick={() => void session.readText(field.current?.value ?? '', t('pasted'))}
          >
            {t('check')}
          </Button>
          <FileButton
            resetRef={resetFile}
            accept=".csv,.tsv,.txt,.xlsx,.xlsm,.ods,.json,.html,.htm,text/csv,text/tab-separated-values,text/plain"
            onChange={(file) => {
              // Without it, browsers report no change when the user chooses the same file again.
              resetFile.current?.();
              if (file !== null) void session.readFile(file);
            }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={busy}
                leftSection={<FileUp size={16} aria-hidden />}
              >
                {t('choose')}
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="var(--deck-text-dim)" className={classes.drop}>
            {t('drop')}
          </Text>
        </Group>
        <Text size="sm" c="var(--deck-text-dim)">
          {t('limit', { most: maxRows })}
        </Text>
        <Text size="sm" c="var(--deck-text-dim)">
          {t('services')}
        </Text>
        <FormatHelp />
      </Stack>
    </section>
  );
}
