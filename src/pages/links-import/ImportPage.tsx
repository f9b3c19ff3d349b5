/** Import page: checks pasted lines or a CSV file, and shows the job that creates their links. */
import { Stack, Text, Title } from '@mantine/core';
import { useCallback, useDeferredValue, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useNamingRules } from '#features/new-link/naming/use-naming-rules.ts';
import { paths } from '#features/paths.ts';
import { BackLink } from '#features/records/BackLink.tsx';
import { useImportSession } from '#pages/links-import/session/use-import-session.ts';
import { useOpenedFile } from '#pages/links-import/session/use-opened-file.ts';
import { usePastedLines } from '#pages/links-import/session/use-pasted-lines.ts';
import { useTakenAliases } from '#pages/links-import/session/use-taken-aliases.ts';
import { AliasesAlert } from '#pages/links-import/steps/AliasesAlert.tsx';
import { ColumnsPanel } from '#pages/links-import/steps/ColumnsPanel.tsx';
import { DatesPanel } from '#pages/links-import/steps/DatesPanel.tsx';
import { DefaultsPanel } from '#pages/links-import/steps/DefaultsPanel.tsx';
import { FilePanel } from '#pages/links-import/steps/FilePanel.tsx';
import { MissingPanel } from '#pages/links-import/steps/MissingPanel.tsx';
import { MovingPanel } from '#pages/links-import/steps/MovingPanel.tsx';
import { RowsPanel } from '#pages/links-import/steps/RowsPanel.tsx';
import { ShortLinksAlert } from '#pages/links-import/steps/ShortLinksAlert.tsx';
import { SourcePanel } from '#pages/links-import/steps/SourcePanel.tsx';
import { StartPanel } from '#pages/links-import/steps/StartPanel.tsx';
import { useFocusOnStep } from '#ui/dialogs/focus.ts';
import { ImportJob } from './ImportJob.tsx';

export function ImportPage() {
  const t = useTranslations('linksImport');
  const [asked] = useSearchParams();
  const job = asked.get('job');
  useFocusOnStep(job);
  return (
    <Stack gap="md">
      <BackLink to={paths.links.href()} list={t('back')} />
      <Title order={1}>{t('title')}</Title>
      {job === null ? <ImportSteps /> : <ImportJob key={job} id={job} />}
    </Stack>
  );
}

/** Large parts render deferred, so that typing never waits for them. */
function ImportSteps() {
  const t = useTranslations('linksImport');
  const { session, state } = useImportSession();
  const later = useDeferredValue(state);
  const { layout, fields } = later;
  const rules = useNamingRules();
  useEffect(() => void session.setNaming(rules), [session, rules]);
  useOpenedFile(useCallback((file) => session.readFile(file), [session]));
  usePastedLines(session);
  useTakenAliases(session, state);
  useFocusOnStep(layout === undefined);
  if (layout === undefined) return <SourcePanel session={session} state={state} />;
  return (
    <>
      <FilePanel session={session} name={later.name} problem={later.problem} layout={layout} />
      <MovingPanel session={session} state={state} layout={layout} />
      <ColumnsPanel
        session={session}
        fields={state.fields}
        layout={layout}
        tagsToChannels={state.moving.tagsToChannels}
      />
      <ShortLinksAlert session={session} state={state} />
      <AliasesAlert session={session} state={state} />
      <DefaultsPanel
        session={session}
        defaults={state.defaults}
        problems={later.summary?.defaults}
      />
      {fields.includes('url') ? (
        <>
          {state.summary === undefined ? null : (
            <MissingPanel
              session={session}
              summary={state.summary}
              createMissing={state.createMissing}
            />
          )}
          {later.summary?.dates === undefined ? null : (
            <DatesPanel session={session} dates={later.summary.dates} />
          )}
          {/* Another layout makes other rows with the same indices: the key drops what the user typed into their cells. */}
          <RowsPanel
            key={`${layout.delimiter} ${layout.header}`}
            session={session}
            state={later}
            layout={layout}
          />
          <StartPanel session={session} state={state} layout={layout} />
        </>
      ) : (
        <Text role="status">{t('noDestination')}</Text>
      )}
    </>
  );
}
