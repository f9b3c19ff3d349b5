/** Many links at once, from pasted lines or a file: checked first, tried with three, then made, and handed back with their short URLs. */
import { Stack, Text, Title } from '@mantine/core';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '#features/records/BackLink.tsx';
import { paths } from '#features/routes/paths.ts';
import { useImportDesk } from '#pages/links-import/session/use-import-session.ts';
import { ColumnsPanel } from '#pages/links-import/steps/ColumnsPanel.tsx';
import { DefaultsPanel } from '#pages/links-import/steps/DefaultsPanel.tsx';
import { FilePanel } from '#pages/links-import/steps/FilePanel.tsx';
import { RowsPanel } from '#pages/links-import/steps/RowsPanel.tsx';
import { SourcePanel } from '#pages/links-import/steps/SourcePanel.tsx';
import { StartPanel } from '#pages/links-import/steps/StartPanel.tsx';
import { useFocusOnStep } from '#ui/dialogs/focus.ts';
import { ImportJob } from './ImportJob.tsx';

export function ImportPage() {
  const [asked] = useSearchParams();
  const job = asked.get('job');
  useFocusOnStep(job);
  return (
    <Stack gap="md">
      <BackLink to={paths.links.href()} list="Links" />
      <Title order={1}>Import links</Title>
      {job === null ? <Desk /> : <ImportJob key={job} id={job} />}
    </Stack>
  );
}

/** Large parts are drawn when the browser has time for them, so that no key of somebody who types has to wait. */
function Desk() {
  const { desk, state } = useImportDesk();
  const later = useDeferredValue(state);
  const { layout, targets } = later;
  useFocusOnStep(layout === undefined);
  if (layout === undefined) return <SourcePanel desk={desk} state={state} />;
  return (
    <>
      <FilePanel desk={desk} name={later.name} problem={later.problem} layout={layout} />
      <ColumnsPanel desk={desk} targets={state.targets} layout={layout} />
      <DefaultsPanel desk={desk} shared={state.shared} problems={later.summary?.shared} />
      {targets.includes('url') ? (
        <>
          {/* Laid out in another way the rows are others, whatever their numbers: nothing that stands in a cell may stay. */}
          <RowsPanel key={`${layout.delimiter} ${layout.header}`} desk={desk} state={later} layout={layout} />
          <StartPanel desk={desk} state={state} layout={layout} />
        </>
      ) : (
        <Text role="status">Say above which column holds the destination. The rows are checked then.</Text>
      )}
    </>
  );
}
