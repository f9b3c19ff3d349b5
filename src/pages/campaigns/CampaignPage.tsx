/** Campaign page: facts of one campaign, the links that were assigned from here, and controls to assign more. */
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import type { Identified } from '#contract/reading/readable.ts';
import type { Campaign } from '#contract/resources/campaigns.ts';
import { DockButton, DropDock } from '#features/assign/drag/DropDock.tsx';
import { RecentLinks, WithRecentLinks } from '#features/assign/drag/RecentLinks.tsx';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import { TargetHeading } from '#features/assign/target-page/TargetHeading.tsx';
import { BackLink } from '#features/records/BackLink.tsx';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import { RecordPage } from '#features/records/RecordPage.tsx';
import { recordStateOf } from '#features/records/record-state.ts';
import { paths } from '#features/routes/paths.ts';
import { useCampaign } from '#queries/resources/campaigns.ts';
import { ReadValue } from '#ui/text/UnreadValue.tsx';
import { AssignedHere } from './AssignedHere.tsx';
import { CampaignDialogs } from './CampaignDialogs.tsx';
import { FactsPanel, PublicChip } from './CampaignFacts.tsx';
import { useAddressCommands } from './use-address-commands.ts';

/** Costs one request, or none where a cached list has this campaign. */
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
  const found = useCampaign(id);
  const [action, setAction] = useState<TargetAction<Identified<Campaign>>>();
  const navigate = useNavigate();

  const campaign = found.data ?? undefined;
  const named = campaign ?? { id, name: null };
  const target = useTargetNames().targetOf('campaign', named);
  const record = recordStateOf(found);
  const missing = record.state === 'missing';

  return (
    <Stack gap="lg">
      <BackLink to={paths.campaigns.href()} list={t('title')}>
        {missing ? null : <DockButton />}
      </BackLink>
      <TargetHeading
        target={target}
        record={record}
        after={
          campaign === undefined ? null : (
            <>
              <ReadValue of={campaign} name="name" />
              <PublicChip campaign={campaign} />
            </>
          )
        }
        onAssign={() => setAction({ kind: 'assign', record: named })}
        onEdit={campaign === undefined ? undefined : () => setAction({ kind: 'edit', record: campaign })}
        onDelete={() => setAction({ kind: 'delete', record: named })}
        commands={useAddressCommands(campaign)}
      />
      {missing ? (
        <RecordNotFound to={paths.campaigns.href()} list={t('title')} />
      ) : (
        <>
          <WithRecentLinks links={<RecentLinks target={target} />}>
            <Stack gap="md">
              <FactsPanel campaign={campaign} pending={found.isPending} />
              <AssignedHere id={id} campaign={campaign} />
            </Stack>
          </WithRecentLinks>
          <DropDock />
        </>
      )}
      <CampaignDialogs
        action={action}
        onClose={() => setAction(undefined)}
        onDeleted={() => void navigate(paths.campaigns.href(), { replace: true })}
      />
    </Stack>
  );
}
