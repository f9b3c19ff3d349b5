/** Import page: checks pasted lines or a file in one card, and shows the job that creates their links. */
import { Stack, Title } from '@mantine/core';
import { useCallback, useDeferredValue, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useNamingRules } from '#features/new-link/naming/use-naming-rules.ts';
import { paths } from '#features/paths.ts';
import { BackLink } from '#features/records/BackLink.tsx';
import { anyText, useUrlState } from '#features/records/use-url-state.ts';
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
import { ReadyCard, StartNote } from '#pages/links-import/steps/ReadyCard.tsx';
import { RowsPanel } from '#pages/links-import/steps/RowsPanel.tsx';
import { ShortLinksAlert } from '#pages/links-import/steps/ShortLinksAlert.tsx';
import { SourcePanel } from '#pages/links-import/steps/SourcePanel.tsx';
import type { Layout, Summary } from '#pages/links-import/table/table-types.ts';
import { useFocusOnStep } from '#ui/dialogs/focus.ts';
import { ImportJob } from './ImportJob.tsx';
import classes from './ImportPage.module.css';

export function ImportPage() {
  const t = useTranslations('linksImport');
  const [{ job }] = useUrlState({ job: anyText });
  useFocusOnStep(job);
  return (
    <Stack gap="md">
      <BackLink to={paths.links.href()} list={t('back')} />
      <Title order={1}>{t('title')}</Title>
      {job === '' ? <ImportSteps /> : <ImportJob key={job} id={job} />}
    </Stack>
  );
}

/** Large parts render deferred, so that typing never waits for them. */
function ImportSteps() {
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
  const { summary } = state;
  const hasDestination = fields.includes('url');
  return (
    <>
      <ShortLinksAlert session={session} state={state} />
      <AliasesAlert session={session} state={state} />
      {!hasDestination || summary === undefined ? null : (
        <MissingPanel session={session} summary={summary} createMissing={state.createMissing} />
      )}
      {!hasDestination || later.summary?.dates === undefined ? null : (
        <DatesPanel session={session} dates={later.summary.dates} />
      )}
      <ReadyCard session={session} state={state} shown={later} layout={layout}>
        {hasDestination ? (
          // Another layout makes other rows with the same indices: the key drops what the user typed into their cells.
          <RowsPanel
            key={`${layout.delimiter} ${layout.header}`}
            session={session}
            state={later}
            layout={layout}
          />
        ) : null}
        <div className={classes.folds}>
          <ColumnsPanel
            session={session}
            fields={state.fields}
            layout={layout}
            tagsToChannels={state.moving.tagsToChannels}
            isNeeded={!hasDestination || isNothingReady(summary) || isDoubtful(layout)}
          />
          <MovingPanel session={session} state={state} layout={layout} />
          <DefaultsPanel
            session={session}
            defaults={state.defaults}
            problems={later.summary?.defaults}
          />
          <FilePanel session={session} problem={later.problem} layout={layout} />
        </div>
        {hasDestination && summary !== undefined ? (
          <StartNote summary={summary} createMissing={state.createMissing} />
        ) : null}
      </ReadyCard>
    </>
  );
}

/** Its letters may be others, or its columns other ones than those of the service. */
function isDoubtful({ encoding, known }: Layout): boolean {
  return encoding === 'guessed' || known?.isVerified === false;
}

/** Errors in all rows are likely those of a column, where no name is missing or still to be read. */
function isNothingReady(summary: Summary | undefined): boolean {
  if (summary === undefined || summary.unread.length + summary.missing.length > 0) return false;
  return summary.ready === 0 && summary.errors > 0;
}
