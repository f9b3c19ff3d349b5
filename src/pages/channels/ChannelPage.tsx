/** Channel page: name, figures and items of one channel, and controls to assign more. */
import { Stack } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { DropDock } from '#features/assign/drag/DropDock.tsx';
import { ReportChart } from '#features/insights/ReportChart.tsx';
import { TargetFigures } from '#features/insights/TargetFigures.tsx';
import { paths } from '#features/paths.ts';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import { RecordPage } from '#features/records/RecordPage.tsx';
import { ChannelDialogs } from './ChannelDialogs.tsx';
import { ChannelHead } from './ChannelHead.tsx';
import { ChannelItems } from './ChannelItems.tsx';
import { useChannelPage } from './use-channel-page.ts';

export function ChannelPage() {
  const t = useTranslations('channels');
  return (
    <RecordPage to={paths.channels.href()} list={t('title')}>
      {(id) => <KnownChannel key={id} id={id} />}
    </RecordPage>
  );
}

function KnownChannel({ id }: { id: number }) {
  const t = useTranslations('channels');
  const state = useChannelPage(id);
  const navigate = useNavigate();
  const { report, target } = state;
  return (
    <Stack gap="lg" data-page="wide">
      <ChannelHead state={state} />
      {state.missing ? (
        <RecordNotFound to={paths.channels.href()} list={t('title')} />
      ) : (
        <>
          <TargetFigures report={report} />
          <ReportChart scope={{ kind: 'channel', id }} report={report.data} />
          <ChannelItems
            query={state.items}
            channel={target}
            report={report.data}
            page={state.page}
            onPage={state.showPage}
            onAssign={state.onAssign}
          />
          <DropDock />
        </>
      )}
      <ChannelDialogs
        action={state.action}
        present={state.present}
        onClose={state.close}
        onDeleted={() => void navigate(paths.channels.href(), { replace: true })}
      />
    </Stack>
  );
}
