/** Campaign page: the report of one campaign, and controls to assign more links to it. */
import { Stack } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import { RecordPage } from '#features/records/RecordPage.tsx';
import { CampaignDialogs } from './CampaignDialogs.tsx';
import { CampaignHead } from './CampaignHead.tsx';
import { CampaignReport } from './CampaignReport.tsx';
import { useCampaignPage } from './use-campaign-page.ts';

export function CampaignPage() {
  const t = useTranslations('campaigns');
  return (
    <RecordPage to={paths.campaigns.href()} list={t('title')}>
      {(id) => <KnownCampaign key={id} id={id} />}
    </RecordPage>
  );
}

function KnownCampaign({ id }: { id: number }) {
  const t = useTranslations('campaigns');
  const state = useCampaignPage(id);
  const navigate = useNavigate();
  const { named, tags, report, target } = state;
  return (
    <Stack gap="lg" data-page="wide">
      <CampaignHead state={state} />
      {state.record.state === 'missing' ? (
        <RecordNotFound to={paths.campaigns.href()} list={t('title')} />
      ) : (
        <Stack gap="md">
          <CampaignReport id={id} name={target.name} report={report} tags={tags.of(named)} />
        </Stack>
      )}
      <CampaignDialogs
        action={state.action}
        onClose={state.close}
        onDeleted={() => void navigate(paths.campaigns.href(), { replace: true })}
      />
    </Stack>
  );
}
