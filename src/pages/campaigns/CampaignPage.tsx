/** The page of one campaign: its facts, what was assigned to it from here, and the ways to assign more. */
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#pages/paths.ts';
import { AssignDock } from '#pages/pieces/AssignDock.tsx';
import { BackRow } from '#pages/pieces/BackRow.tsx';
import { namedRecord } from '#pages/pieces/named-record.ts';
import { RecentLinks } from '#pages/pieces/RecentLinks.tsx';
import { RecordHeading } from '#pages/pieces/RecordHeading.tsx';
import { RecordPage } from '#pages/pieces/RecordPage.tsx';
import { targetOf } from '#pages/pieces/target-of.ts';
import { WithShelf } from '#pages/pieces/WithShelf.tsx';
import { useCampaign } from '#queries/campaigns.ts';
import { AssignedHere } from './AssignedHere.tsx';
import { type CampaignAct, CampaignDialogs } from './CampaignDialogs.tsx';
import { PublicChip } from './CampaignFacts.tsx';
import { FactsPanel } from './FactsPanel.tsx';

/** Costs no request, or one where no list with this campaign was read before. */
export function CampaignPage() {
  return (
    <RecordPage kind="campaign" to={paths.campaigns.href()} list="Campaigns">
      {(id) => <KnownCampaign key={id} id={id} />}
    </RecordPage>
  );
}

function KnownCampaign({ id }: { id: number }) {
  const found = useCampaign(id);
  const [act, setAct] = useState<CampaignAct>();
  const navigate = useNavigate();

  const campaign = found.data ?? undefined;
  const named = campaign ?? { id, name: '' };
  const target = targetOf('campaign', named);

  return (
    <Stack gap="lg">
      <BackRow to={paths.campaigns.href()} list="Campaigns" />
      <RecordHeading
        target={target}
        record={namedRecord(found)}
        after={campaign === undefined ? null : <PublicChip shown={campaign.public} />}
        onAssign={() => setAct({ kind: 'assign', campaign: named })}
        onEdit={campaign === undefined ? undefined : () => setAct({ kind: 'edit', campaign })}
        onDelete={() => setAct({ kind: 'delete', campaign: named })}
      />
      <WithShelf shelf={<RecentLinks target={target} />}>
        <Stack gap="md">
          <FactsPanel campaign={campaign} pending={found.isPending} />
          <AssignedHere campaign={target} />
        </Stack>
      </WithShelf>
      <AssignDock />
      <CampaignDialogs
        act={act}
        onClose={() => setAct(undefined)}
        onDeleted={() => void navigate(paths.campaigns.href(), { replace: true })}
      />
    </Stack>
  );
}
