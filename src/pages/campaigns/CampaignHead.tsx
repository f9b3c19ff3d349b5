/** Campaign head: the way back, the name and access, where its links were found, and its two addresses. */
import { useTranslations } from 'use-intl';
import { DockButton } from '#features/assign/drag/DropDock.tsx';
import { TargetHeading } from '#features/assign/target-page/TargetHeading.tsx';
import { paths } from '#features/paths.ts';
import { BackLink } from '#features/records/BackLink.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import { CampaignAddresses, PublicChip } from './CampaignFacts.tsx';
import { CampaignSource } from './CampaignSource.tsx';
import type { CampaignPageState } from './use-campaign-page.ts';
import { useUrlCommands } from './use-url-commands.ts';

export function CampaignHead({ state }: { state: CampaignPageState }) {
  const t = useTranslations('campaigns');
  const { campaign, named, record, target, tags, report, isPending } = state;
  const isMissing = record.state === 'missing';
  return (
    <>
      <BackLink to={paths.campaigns.href()} list={t('title')}>
        {isMissing ? null : <DockButton />}
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
        onAssign={state.onAssign}
        onEdit={state.onEdit}
        onDelete={state.onDelete}
        commands={useUrlCommands(campaign)}
      />
      {isMissing ? null : (
        <>
          <CampaignSource campaign={named} tags={tags} report={report} />
          <CampaignAddresses campaign={campaign} pending={isPending} />
        </>
      )}
    </>
  );
}
